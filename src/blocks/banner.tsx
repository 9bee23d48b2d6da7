import { css, type SerializedStyles } from '@emotion/react'
import type { BlockProps } from '../model/schema.gen.ts'
import { closingArt } from '../theme/art.ts'
import { afterWhite, condensed, lead, lines, media, wrap } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'
import { ButtonLink, ButtonRow } from '../ui/button.tsx'
import { Picture } from '../ui/images/picture.tsx'
import { Title } from '../ui/text/words.tsx'

type Props = BlockProps['banner']

const section = css({ paddingBlock: theme.section, [afterWhite]: { paddingTop: 0 } })
const panel = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'clip',
  borderRadius: `${theme.rL} ${theme.rBend} ${theme.rL} ${theme.rL}`,
})
const twoColumns = css({
  // Room for two buttons side by side, and for words of 10 px in the drawing, which has all the room that they leave.
  [media.fromTablet]: { gridTemplateColumns: 'minmax(0, 1fr) clamp(194px, 100% - 440px, 40%)', alignItems: 'center' },
  [media.fromDesktop]: { gridTemplateColumns: '1fr 520px' },
})
const text = css({
  display: 'grid',
  gap: theme.s5,
  maxWidth: '46rem',
  // As far in as in the other panels of a page; on a wide one, where a drawing is beside it, as far as in a section.
  padding: 'clamp(44px, 11.6vw - 90px, 80px) clamp(24px, 11.6vw - 90px, 80px)',
  '& > p': { maxWidth: '26em' },
})
// Its drawing fills a corner, so the others are alike.
const mist = css({ borderRadius: theme.rL })
// Pale and low: the buttons are beside the words.
const tint = css({ background: theme.sunTint })
// Its drawing is a scene, which stands on the ground of the panel however high the words make that.
const clay = css({
  background: theme.clayTint,
  [media.tablet]: { '& > :last-child': { alignSelf: 'end', marginBottom: '-7%' } },
})
const low = css({
  maxWidth: 'none',
  padding: 'clamp(28px, 3.3vw, 48px) clamp(28px, 5.2vw, 80px) clamp(28px, 3.3vw, 48px) clamp(24px, 3.3vw, 56px)',
  [media.fromCards]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${theme.s3} ${theme.s7}`,
    alignItems: 'center',
    '& > :last-child': { gridArea: '1 / 2 / span 2' },
  },
})
const eyebrow = css({ fontSize: theme.fs4, fontWeight: 600, ...condensed(90), lineHeight: 1.25 })
const fan = css({
  // Below 360 px it shrinks with the panel, which would cut its screens and nodes.
  width: 'min(400px, 125%)',
  maxWidth: 'none',
  margin: '-36px 0 -24px 9px',
  // Its empty upper part lies over the buttons of a narrow screen.
  pointerEvents: 'none',
  strokeWidth: 13,
  // The panel cuts the lines after their last bend.
  [media.fromTablet]: { width: '130%', margin: 0 },
  [media.fromDesktop]: { width: 520 },
})

// As large as the lines that it replaces; its own line comes from the edge of the panel, which cuts it.
const { canvas, x, y, width, height } = closingArt
const share = (part: number) => `${(part / width) * 100}%`
const ownDrawing = css({
  position: 'relative',
  aspectRatio: `${width} / ${height}`,
  // Its hairlines are as they are drawn: markup in the page would take over the width of the lines.
  strokeWidth: 1,
  '& img, & .lv': {
    position: 'absolute',
    top: 0,
    left: 0,
    width: share(canvas.width),
    maxWidth: 'none',
    margin: `${share(-y)} 0 0 ${share(-x)}`,
  },
  // On paper there is no ink behind its white words.
  '@media print': { '[data-background=ink] & text[fill="#fff"]': { fill: theme.ink } },
})

// Seen from 640 px; a phone always shows the text first, as the document does.
const orders: Record<Props['order'], { panel?: SerializedStyles; text?: SerializedStyles; fan?: SerializedStyles }> = {
  // All of it keeps off the drawing: where two buttons would come near it, they stand one below the other.
  'text-first': { text: css({ [media.fromTablet]: { paddingRight: theme.s6 } }) },
  'image-first': {
    panel: css({
      [media.fromTablet]: {
        gridTemplateColumns: '34% minmax(0, 1fr)',
        borderRadius: `${theme.rBend} ${theme.rL} ${theme.rL} ${theme.rL}`,
      },
      [media.fromDesktop]: { gridTemplateColumns: '520px 1fr' },
    }),
    text: css({ [media.fromTablet]: { paddingLeft: 0 } }),
    // Mirrored, and its interchange docks at the text also where the column is narrower than the drawing.
    fan: css({ [media.fromTablet]: { order: -1, justifySelf: 'end', transform: 'scaleX(-1)' } }),
  },
}

const fanPaths = [
  'M1400 112H325.2A44 44 0 0 0 294.1 124.9L248.9 170.1A44 44 0 0 1 217.8 183H60',
  'M1400 174H281.2A44 44 0 0 0 250.1 186.9L248.9 188.1A44 44 0 0 1 217.8 201H60',
  'M1400 270H305.2A44 44 0 0 1 274.1 257.1L248.9 231.9A44 44 0 0 0 217.8 219H60',
  'M1400 332H349.2A44 44 0 0 1 318.1 319.1L248.9 249.9A44 44 0 0 0 217.8 237H60',
]
const colours: Record<Props['tone'], readonly string[]> = {
  sun: [theme.lagoon, theme.clay, theme.paper, theme.ink],
  ink: [theme.lagoon, theme.clay, theme.sun, theme.sky],
  mist: [theme.lagoon, theme.clay, theme.sun, theme.sky],
  tint: [theme.lagoon, theme.clay, theme.sun, theme.sky],
  clay: [theme.lagoon, theme.clay, theme.sun, theme.sky],
}
const backgrounds: Record<Props['tone'], SerializedStyles | undefined> = {
  sun: undefined,
  ink: undefined,
  mist,
  tint,
  clay,
}

/** The panel that ends a page: a call, two buttons, and the four lines that leave one interchange. */
export default function Banner({
  id,
  tone,
  columns,
  order,
  title,
  subtitle,
  description,
  drawing,
  ...links
}: Props & { id?: string }) {
  // The line of a drawing leaves on the right.
  const isLow = tone === 'tint' && !drawing
  const isSplit = columns === 2 && !isLow
  const placing = isSplit ? orders[drawing ? 'text-first' : order] : {}
  return (
    <section id={id} css={section}>
      <div css={wrap}>
        <div css={[panel, backgrounds[tone], isSplit && twoColumns, placing.panel]} data-background={tone}>
          <div css={[text, isLow && low, placing.text]}>
            {subtitle && <p css={eyebrow}>{subtitle}</p>}
            <h2>
              <Title>{title}</Title>
            </h2>
            {description && <p css={lead}>{description}</p>}
            <ButtonRow>
              <ButtonLink href={links.primaryLink} kind={tone === 'ink' ? 'sun' : 'ink'} arrow>
                {links.primaryLinkText}
              </ButtonLink>
              <ButtonLink href={links.secondaryLink} kind="line">
                {links.secondaryLinkText}
              </ButtonLink>
            </ButtonRow>
          </div>
          {isSplit && drawing && (
            <div css={[fan, ownDrawing]}>
              <Picture drawing={drawing} tablet={drawing.small} />
            </div>
          )}
          {isSplit && !drawing && (
            <svg css={[lines, fan, placing.fan]} viewBox="0 0 520 420" aria-hidden="true">
              {fanPaths.map((path, at) => (
                <path key={path} d={path} stroke={colours[tone][at]} />
              ))}
              <rect
                x="45"
                y="161"
                width="30"
                height="98"
                rx="15"
                fill={theme.paper}
                stroke={theme.ink}
                strokeWidth="5"
              />
            </svg>
          )}
        </div>
      </div>
    </section>
  )
}

import { css, type SerializedStyles } from '@emotion/react'
import type { BlockProps } from '../model/schema.gen.ts'
import { panelRoom } from '../theme/artPages.ts'
import { lead as leadStyle, media } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'
import { watchPanels } from '../ui/images/answers/watch.ts'
import { Picture } from '../ui/images/picture.tsx'
import { Section } from '../ui/section.tsx'
import { SectionHead } from '../ui/sectionHead.tsx'
import { TextLink } from '../ui/textLink.tsx'
import { Ticks } from '../ui/ticks.tsx'
import { Title } from '../ui/text/words.tsx'

watchPanels()

// The lines run on to the edges of the page and end there.
const clipped = css({ overflowX: 'clip' })
const list = css({ display: 'grid', gap: theme.section })
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  [media.fromDesktop]: { gap: theme.s8 },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
})
// The link lies over the whole row; its name stays the link's own words.
const linked = css({
  position: 'relative',
  '& a::before': { content: '""', position: 'absolute', zIndex: 2, inset: 0 },
  '&:has(a:active)': { scale: '.99' },
})
const linkedPanel = css({
  '@media (hover: hover)': { 'article:hover > &': { outline: '2px solid var(--on)', outlineOffset: -2 } },
})
const words = css({
  display: 'grid',
  alignContent: 'center',
  gap: theme.s5,
})
// As wide as the picture's art; the line runs on in its canvas on either side.
const panel = css({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  maxWidth: 720,
  borderRadius: theme.rL,
  background: 'var(--ct)',
  '&[data-background]': { background: theme.ink },
  '& img': { width: `${(1 + 2 * panelRoom) * 100}%`, maxWidth: 'none', marginLeft: `${-panelRoom * 100}%` },
  [media.fromDesktop]: { maxWidth: 'none', minHeight: 480 },
})

// In the document the words come first; on a desktop the drawing changes sides. There its line ends at the panel on the
// side of the words, which it would run under.
const pastLeft = 'inset(0 0 0 -100vw)'
const artFirst = 'minmax(0, 7fr) minmax(0, 5fr)'
// One theme alone goes on with the turns of the block of themes above it.
const goesOn = '[data-block=features] ~ [data-block=features] article:only-child'
const endsLeft = css({
  [media.fromDesktop]: { clipPath: 'inset(0 -100vw 0 0)', [`${goesOn} > &`]: { clipPath: pastLeft } },
})
const endsRight = css({ [media.fromDesktop]: { clipPath: pastLeft } })
const sides: readonly { row: SerializedStyles; words?: SerializedStyles; panel: SerializedStyles }[] = [
  {
    row: css({
      [media.fromDesktop]: {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
        [`${goesOn}&`]: { gridTemplateColumns: artFirst },
      },
    }),
    words: css({ [`${media.fromDesktop}, print`]: { [`${goesOn} > &`]: { order: 1 } } }),
    panel: endsLeft,
  },
  {
    row: css({ [media.fromDesktop]: { gridTemplateColumns: artFirst } }),
    words: css({ [`${media.fromDesktop}, print`]: { order: 1 } }),
    panel: endsRight,
  },
]

/** Themes with words on one side and a drawing on the other, in turn. */
export default function Features({ id, title, lead, items }: BlockProps['features'] & { id?: string }) {
  const Heading = title ? 'h3' : 'h2'
  return (
    <Section id={id} css={clipped}>
      {title && <SectionHead title={title} lead={lead} />}
      <div css={list}>
        {items.map(({ line, background, points, link, drawing, anchor, ...item }, at) => (
          <article key={item.title} id={anchor} css={[row, sides[at % 2]?.row, link && linked]} data-line={line}>
            <div css={[words, sides[at % 2]?.words]}>
              <Heading>
                <Title>{item.title}</Title>
              </Heading>
              <p css={leadStyle}>{item.text}</p>
              {points && <Ticks points={points} />}
              {link && <TextLink href={link.href}>{link.text}</TextLink>}
            </div>
            <div
              css={[panel, sides[at % 2]?.panel, link && linkedPanel]}
              data-background={background === 'ink' ? background : undefined}
            >
              <Picture drawing={drawing} />
            </div>
          </article>
        ))}
      </div>
    </Section>
  )
}

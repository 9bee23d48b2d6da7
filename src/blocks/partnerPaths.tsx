import { css } from '@emotion/react'
import type { BlockProps } from '../model/schema.gen.ts'
import { partnerPathsArt } from '../theme/artPages.ts'
import { media, wrap } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'
import { ButtonLink, PlainButton } from '../ui/button.tsx'
import { LineName } from '../ui/lines/lineName.tsx'
import { inset, Picture } from '../ui/images/picture.tsx'
import { RichText } from '../ui/text/richText.tsx'
import { SectionHead } from '../ui/sectionHead.tsx'
import { Ticks } from '../ui/ticks.tsx'
import { Title } from '../ui/text/words.tsx'

// The lines come from above the head of the section, which cuts them.
const section = css({ position: 'relative', paddingBlock: theme.section, overflow: 'clip' })
const above = css({ position: 'relative', zIndex: 1 })
// The first line passes just before the middle: words keep clear of it, and break before they come near.
const beside = css({ [media.fromDesktop]: { maxWidth: '45%' } })

const { width, height, lead, dock } = partnerPathsArt
// The drawing begins above its box, which stays where it is, and its nodes dock on the panels below.
const fork = css({
  display: 'none',
  position: 'relative',
  zIndex: 2,
  pointerEvents: 'none',
  [media.fromDesktop]: {
    display: 'flow-root',
    aspectRatio: `${width} / ${height}`,
    '& img': { marginTop: `${(-lead / width) * 100}%`, marginBottom: `${(-dock / width) * 100}%` },
  },
})

const pair = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.gap,
  [media.fromPair]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})
// One outer corner of each panel is a bend of the line.
const panel = css({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 18,
  padding: 'clamp(32px, 4vw, 56px) clamp(24px, 3.3vw, 48px)',
  borderRadius: theme.rL,
  background: 'var(--ct)',
  '@media print': { display: 'block', '& > * + *': { marginTop: 18 } },
  '&:first-of-type': { borderTopLeftRadius: theme.rBend },
  '&:last-of-type': { borderTopRightRadius: theme.rBend },
  [media.phone]: { '&:last-of-type': { borderTopRightRadius: theme.rL, borderBottomRightRadius: theme.rBend } },
})
const text = css({ maxWidth: '34em', color: 'var(--quiet)' })
// The foot of both panels is at one height, also where their words break into more lines.
const art = css({
  width: '100%',
  maxWidth: 320,
  marginTop: 'auto',
  paddingTop: 10,
  '&& ~ *': { marginTop: 0 },
  [media.fromDesktop]: { maxWidth: 'none' },
})
const foot = css({ marginTop: 'auto', paddingTop: 14 })
const more = css({ marginTop: 'clamp(24px, 2.6vw, 36px)' })

/** Two ways to take part, side by side; from 1200 px a drawing may lead two lines to them. */
export default function PartnerPaths({
  id,
  background,
  title,
  lead: sentence,
  drawing,
  items,
  text: after,
}: BlockProps['partnerPaths'] & { id?: string }) {
  return (
    <section id={id} css={section} data-background={background === 'mist' ? background : undefined}>
      <div css={wrap}>
        <div css={drawing ? [above, beside] : above}>
          <SectionHead title={title} lead={sentence} />
        </div>
        {drawing && (
          <div css={fork}>
            <Picture drawing={drawing} />
          </div>
        )}
        <div css={pair}>
          {items.map(({ line, lineName, title: heading, text: words, points, drawing: picture, button }, at) => (
            <article key={lineName} css={panel} data-line={line}>
              <LineName>{lineName}</LineName>
              <h3>
                <Title>{heading}</Title>
              </h3>
              {words && <p css={text}>{words}</p>}
              <Ticks points={points} />
              {picture && (
                <div css={art}>
                  <Picture css={inset} drawing={picture} tablet={picture.small} />
                </div>
              )}
              {button && (
                <div css={foot}>
                  <PathButton {...button} kind={at === 0 ? 'ink' : 'line'} />
                </div>
              )}
            </article>
          ))}
        </div>
        {after && (
          <div css={more}>
            <RichText text={after} />
          </div>
        )}
      </div>
    </section>
  )
}

type ButtonProps = NonNullable<BlockProps['partnerPaths']['items'][number]['button']> & { kind: 'ink' | 'line' }

/** Without an address the button does nothing: its document may give it one later (AFF-1). */
function PathButton({ text: words, href, kind }: ButtonProps) {
  if (!href) return <PlainButton kind={kind}>{words}</PlainButton>
  return (
    <ButtonLink href={href} kind={kind} arrow={kind === 'ink'}>
      {words}
    </ButtonLink>
  )
}

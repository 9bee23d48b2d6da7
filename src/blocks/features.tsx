import { css, type SerializedStyles } from '@emotion/react'
import type { BlockProps } from '../model/schema.gen.ts'
import { lead as leadStyle, media } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'
import { Picture } from '../ui/images/picture.tsx'
import { Section } from '../ui/section.tsx'
import { SectionHead } from '../ui/sectionHead.tsx'
import { TextLink } from '../ui/textLink.tsx'
import { Ticks } from '../ui/ticks.tsx'
import { Title } from '../ui/text/words.tsx'

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
const words = css({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  alignContent: 'center',
  gap: theme.s5,
})
// As wide as the picture's art; its canvas is 3.5 times as wide, so the line has 1.25 widths on either side.
const panel = css({
  display: 'grid',
  alignItems: 'center',
  maxWidth: 720,
  borderRadius: theme.rL,
  background: 'var(--ct)',
  '& img': { width: '350%', maxWidth: 'none', marginLeft: '-125%' },
  [media.fromDesktop]: { maxWidth: 'none', minHeight: 480 },
})

// In the document the words stand first; on a desktop the drawing changes sides.
const sides: readonly { row: SerializedStyles; words?: SerializedStyles }[] = [
  { row: css({ [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } }) },
  {
    row: css({ [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } }),
    words: css({ [`${media.fromDesktop}, print`]: { order: 1 } }),
  },
]

/** Themes with words on one side and a drawing on the other, in turn. */
export default function Features({ id, title, lead, items }: BlockProps['features'] & { id?: string }) {
  const Heading = title ? 'h3' : 'h2'
  return (
    <Section id={id} css={clipped}>
      {title && <SectionHead title={title} lead={lead} />}
      <div css={list}>
        {items.map(({ line, points, link, drawing, anchor, ...item }, at) => (
          <article key={item.title} id={anchor} css={[row, sides[at % 2]?.row]} data-line={line}>
            <div css={[words, sides[at % 2]?.words]}>
              <Heading>
                <Title>{item.title}</Title>
              </Heading>
              <p css={leadStyle}>{item.text}</p>
              {points && <Ticks points={points} />}
              {link && <TextLink href={link.href}>{link.text}</TextLink>}
            </div>
            <div css={panel}>
              <Picture drawing={drawing} />
            </div>
          </article>
        ))}
      </div>
    </Section>
  )
}

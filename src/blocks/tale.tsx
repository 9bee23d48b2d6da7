import { css } from '@emotion/react'
import type { BlockProps } from '../model/schema.gen.ts'
import { lead, media } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'
import { Picture } from '../ui/images/picture.tsx'
import { Section } from '../ui/section.tsx'
import { SectionHead } from '../ui/sectionHead.tsx'
import { Title } from '../ui/text/words.tsx'

const list = css({ display: 'grid', gap: 'clamp(40px, 4vw, 64px)' })
// Every second part is turned. The words come first where they are read, and second where they are seen.
const part = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.s5,
  [media.fromDesktop]: {
    gridTemplateColumns: '7fr 5fr',
    gap: 80,
    alignItems: 'center',
    '&:nth-of-type(even)': { gridTemplateColumns: '5fr 7fr' },
  },
  // A part stays on one sheet, so a tall one would leave much of the sheet before it empty.
  '@media print and (max-width: 1199px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})
const words = css({
  display: 'grid',
  alignContent: 'start',
  gap: theme.s3,
  maxWidth: '34rem',
  [media.fromDesktop]: { maxWidth: '30rem', 'li:nth-of-type(odd) > &': { gridArea: '1 / 2' } },
})
const picture = css({
  overflow: 'clip',
  borderRadius: theme.rL,
  background: 'var(--ct)',
  [media.belowDesktop]: { order: -1 },
  [media.fromDesktop]: { 'li:nth-of-type(odd) > &': { gridArea: '1 / 1' } },
  '& img': { display: 'block' },
})

/** A story in parts, each with a large drawing: left of the words, and right of them in every second part. */
export default function Tale({ id, title, items }: BlockProps['tale'] & { id?: string }) {
  return (
    <Section id={id} background="mist">
      <SectionHead title={title} />
      <ol css={list}>
        {items.map((item) => (
          <li key={item.title} css={part} data-line={item.line}>
            <div css={words}>
              <h3>
                <Title>{item.title}</Title>
              </h3>
              <p css={lead}>{item.text}</p>
            </div>
            <div css={picture}>
              <Picture drawing={item.drawing} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

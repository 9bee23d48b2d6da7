import { css } from '@emotion/react'
import type { BlockProps } from '../model/schema.gen.ts'
import { media } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'
import { Quote } from '../ui/text/quote.tsx'
import { Section } from '../ui/section.tsx'
import { SectionHead } from '../ui/sectionHead.tsx'

const list = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.gap,
  '& > li': { display: 'grid' },
  [media.fromCards]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})

/** What partners or customers say, by role only. */
export default function Testimonials({ id, title, quotes }: BlockProps['testimonials'] & { id?: string }) {
  return (
    <Section id={id}>
      <SectionHead title={title} />
      <ul css={list}>
        {quotes.map(({ quote, role, line }) => (
          <li key={quote}>
            <Quote quote={quote} role={role} line={line} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

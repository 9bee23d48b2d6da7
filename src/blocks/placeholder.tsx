import { css } from '@emotion/react'
import type { BlockProps } from '../model/schema.gen.ts'
import { lines, wrap } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'
import { Title } from '../ui/text/words.tsx'

const section = css({ overflowX: 'clip', paddingBlock: 'clamp(64px, 9vw, 144px)' })
const column = css({ display: 'grid', justifyItems: 'start' })
const node = '42%'
// 60 px high at every width; the line runs on to both edges of the page.
const line = css({ width: '100%', height: 60, marginBottom: 'clamp(32px, 4vw, 56px)' })
const second = css({ marginTop: theme.s5, fontSize: theme.fs3, lineHeight: 1.14 })
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 24,
  minHeight: 44,
  // As high as its letters, also where the text is twice as large.
  lineHeight: 1.25,
  textDecorationColor: `var(--c, ${theme.lagoon})`,
  textDecorationThickness: 3,
  textUnderlineOffset: 8,
  '&:hover': { textUnderlineOffset: 5 },
})

/** A page that is not open yet: its word, and one line that ends in a node and goes on as dots (PAGE-1). */
export default function Placeholder({
  id,
  title,
  line: colour,
  second: other,
}: BlockProps['placeholder'] & { id?: string }) {
  return (
    <section id={id} css={section} data-line={colour}>
      <div css={[wrap, column]}>
        <svg css={[lines, line]} aria-hidden="true">
          <line x1="-2000" x2={node} y1="30" y2="30" stroke={`var(--c, ${theme.lagoon})`} strokeWidth="12" />
          <svg x={node} y="30" overflow="visible">
            <path d="M52 0H3600" stroke={theme.edge} strokeWidth="12" strokeDasharray=".01 26" />
            <circle r="24" fill={theme.paper} stroke={theme.ink} strokeWidth="5" />
          </svg>
        </svg>
        <h1>
          <Title>{title}</Title>
        </h1>
        {other && (
          <h2 css={second}>
            <a css={link} href={other.href}>
              {other.text}
            </a>
          </h2>
        )}
      </div>
    </section>
  )
}

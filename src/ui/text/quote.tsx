import { css, type SerializedStyles } from '@emotion/react'
import type { Line } from '../../model/schema.gen.ts'
import { theme } from '../../theme/tokens.ts'

type Size = 'voice' | 'pull'

const figure = css({
  display: 'grid',
  alignContent: 'space-between',
  gap: theme.s5,
  margin: 0,
  paddingLeft: 28,
  borderLeft: '8px solid var(--c)',
  '& blockquote': { margin: 0 },
  '& p': { fontWeight: 500, fontStretch: '86%', lineHeight: 1.24, letterSpacing: '-.012em', textWrap: 'balance' },
  '@media print': { breakInside: 'avoid' },
})
const sizes: Record<Size, SerializedStyles> = {
  voice: css({ '& p': { fontSize: 'clamp(1.375rem, 1.2rem + .9vw, 1.875rem)' } }),
  pull: css({ gap: theme.s3, '& p': { fontSize: theme.fs3 } }),
}
const by = css({ fontSize: theme.fsSm, fontWeight: 600, lineHeight: 1.5 })

interface Props {
  quote: string
  role: string
  line: Line
  /** voice: one of several side by side; pull: within a text. */
  size: Size
}

/** What somebody says, behind the line of its colour, without quotation marks. */
export function Quote({ quote, role, line, size }: Props) {
  return (
    <figure css={[figure, sizes[size]]} data-line={line}>
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption css={by}>{role}</figcaption>
    </figure>
  )
}

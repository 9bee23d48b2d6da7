import { css } from '@emotion/react'
import type { Line } from '../../model/schema.gen.ts'
import { condensed } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'

// The line of its colour comes from the edge of the panel and ends at who says it.
const figure = css({
  display: 'grid',
  alignContent: 'space-between',
  gap: 'clamp(28px, 3.4vw, 48px)',
  margin: 0,
  padding: 'clamp(28px, 3.4vw, 48px)',
  borderRadius: theme.rL,
  background: 'var(--ct)',
  overflow: 'clip',
  'li:first-of-type > &': { borderTopLeftRadius: theme.rBend },
  'li:last-of-type > &': { borderTopRightRadius: theme.rBend },
  '& blockquote': { margin: 0 },
  '& p': {
    fontSize: 'clamp(1.5rem, 1.2rem + 1.3vw, 2.25rem)',
    fontWeight: 500,
    ...condensed(86),
    lineHeight: 1.18,
    letterSpacing: '-.014em',
  },
  '@media print': { breakInside: 'avoid' },
})
const by = css({
  position: 'relative',
  paddingLeft: 56,
  fontWeight: 600,
  lineHeight: 1.5,
  '&::before, &::after': { content: '""', position: 'absolute', forcedColorAdjust: 'none' },
  '&::before': {
    top: 'calc(50% - 4px)',
    right: 'calc(100% - 30px)',
    width: '100vw',
    height: 8,
    background: 'var(--c)',
  },
  '&::after': {
    left: 18,
    top: 'calc(50% - 11px)',
    width: 22,
    height: 22,
    border: `4px solid ${theme.ink}`,
    borderRadius: '50%',
    background: theme.paper,
  },
})

interface Props {
  quote: string
  role: string
  line: Line
}

/** What somebody says, on a panel in the tint of its colour, without quotation marks. */
export function Quote({ quote, role, line }: Props) {
  return (
    <figure css={figure} data-line={line}>
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption css={by}>{role}</figcaption>
    </figure>
  )
}

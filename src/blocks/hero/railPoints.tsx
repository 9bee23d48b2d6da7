import { css } from '@emotion/react'
import { entryTitle, media } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'

const thick = 10
const ring = 30
const gap = 24
const line = {
  content: '""',
  position: 'absolute',
  background: `var(--c, ${theme.lagoon})`,
  forcedColorAdjust: 'none',
} as const

// One after the other on one line, which comes from the edge of the page. The first station is where it begins. Every page
// has these rules in its HTML, so they are few.
const rail = css({
  display: 'grid',
  gap,
  marginTop: 'clamp(28px, 3.6vw, 56px)',
  fontWeight: 600,
  '& > li': {
    position: 'relative',
    minHeight: ring,
    padding: '2px 0 0 52px',
    '&::before': { ...line, inset: `15px auto ${-gap - 15}px 10px`, width: thick },
    '&:last-of-type::before': { bottom: 'auto', right: '-100vw' },
    '&::after': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: 0,
      width: ring,
      height: ring,
      border: `6px solid ${theme.ink}`,
      borderRadius: '50%',
      background: theme.paper,
    },
    '&:first-of-type::after': { background: theme.sun },
  },
  [media.fromCards]: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: 0,
    '& > li': {
      padding: '48px 32px 0 0',
      '&::before': { inset: '10px 0 auto', width: 'auto', height: thick },
      '&:first-of-type::before': { left: '-100vw' },
    },
  },
  '@media print': { '& > li::before': { display: 'none' } },
})

/** Points that come one after the other, as stations of one line from edge to edge. */
export function RailPoints({ points }: { points: readonly string[] }) {
  return (
    <ol css={[rail, entryTitle]}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ol>
  )
}

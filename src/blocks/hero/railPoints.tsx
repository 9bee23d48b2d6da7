import { css } from '@emotion/react'
import { entryTitle, media } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'

const thick = 10
const ring = 30
const line = {
  content: '""',
  position: 'absolute',
  background: `var(--c, ${theme.lagoon})`,
  forcedColorAdjust: 'none',
} as const

// One after the other on one line, which comes from the edge of the page. The first station is where it begins.
const rail = css({
  display: 'grid',
  marginTop: 'clamp(28px, 3.6vw, 56px)',
  fontWeight: 600,
  '& > li': {
    position: 'relative',
    minHeight: ring,
    padding: '2px 0 24px 52px',
    '&::before': { ...line, inset: `0 auto 0 ${(ring - thick) / 2}px`, width: thick },
    '&:last-of-type::before': { bottom: 'auto', height: ring / 2 },
    '&:first-of-type::before': { top: ring / 2 },
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
    '&:last-of-type': { paddingBottom: 0 },
  },
  [media.fromCards]: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    '& > li, & > li:last-of-type': {
      padding: `${ring + 18}px 32px 0 0`,
      textWrap: 'balance',
      '&::before, &:first-of-type::before': { inset: `${(ring - thick) / 2}px 0 auto`, width: 'auto', height: thick },
      '&:first-of-type::before': { left: '-100vw' },
      '&:last-of-type::before': { bottom: 'auto', right: '-100vw' },
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

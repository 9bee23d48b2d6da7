import { css } from '@emotion/react'
import { entryTitle, heroFoot, media, pointsTurn } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { Words } from '../../ui/text/words.tsx'

const thick = 10
const ring = 30
const gap = 24
// One after the other on one line, which comes from the edge of the page and goes down to the next section. The first
// station is where it begins. Every page has these rules in its HTML, so they are few.
const rail = css({
  display: 'grid',
  gap,
  marginTop: 'clamp(28px, 3.6vw, 56px)',
  fontWeight: 600,
  '& > li': {
    position: 'relative',
    minHeight: ring,
    padding: '2px 0 0 52px',
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: `15px auto ${-gap - 15}px 10px`,
      border: `0 solid var(--c, ${theme.lagoon})`,
      borderLeftWidth: thick,
      forcedColorAdjust: 'none',
    },
    '&:last-of-type::before': { bottom: 'auto' },
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
  [media.fromPair]: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: 0,
    '& > li': {
      padding: '48px 16px 0 0',
      '&::before': { inset: '10px 0 auto', borderWidth: `${thick}px 0 0` },
      '&:first-of-type::before': { left: '-100vw' },
      // After the last one it turns down and leaves the head; above a long text, where nothing waits for it, it goes on.
      '&:last-of-type': { paddingRight: pointsTurn + 32 },
      '&:last-of-type::before': {
        inset: `10px ${pointsTurn}px calc(-1 * ${heroFoot}) 0`,
        borderRightWidth: thick,
        borderTopRightRadius: 56,
      },
      '[data-block]:has(+ * nav) &:last-of-type': { paddingRight: 0 },
      '[data-block]:has(+ * nav) &:last-of-type::before': {
        inset: '10px -100vw auto 0',
        borderRightWidth: 0,
        borderTopRightRadius: 0,
      },
    },
  },
  '@media print': { '& > li::before': { display: 'none' } },
})

/** Points that come one after the other, as stations of one line from edge to edge. */
export function RailPoints({ points }: { points: readonly string[] }) {
  return (
    <ol css={[rail, entryTitle]}>
      {points.map((point) => (
        <li key={point}>
          <Words>{point}</Words>
        </li>
      ))}
    </ol>
  )
}

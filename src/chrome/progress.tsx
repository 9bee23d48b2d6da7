import { css, keyframes } from '@emotion/react'
import { theme } from '../theme/tokens.ts'

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } })

// Where scroll timelines are not known, progressBehaviour.ts sets --progress.
const bar = css({
  position: 'absolute',
  inset: 'auto 0 -2px',
  height: 4,
  background: theme.sun,
  forcedColorAdjust: 'none',
  transform: 'scaleX(var(--progress, 0))',
  transformOrigin: '0 50%',
  '@supports (animation-timeline: scroll())': { animation: `${grow} linear both`, animationTimeline: 'scroll()' },
  '@media print': { display: 'none' },
})

/** How far the page has scrolled, on the lower edge of the top bar. */
export function Progress() {
  return <div css={bar} data-progress="" />
}

import { css, keyframes } from '@emotion/react'
import { theme } from '../theme/tokens.ts'

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } })

const pass = keyframes({
  '0%': { transform: 'scaleX(0)', transformOrigin: '0 50%' },
  '50%': { transform: 'scaleX(1)', transformOrigin: '0 50%' },
  '50.1%': { transform: 'scaleX(1)', transformOrigin: '100% 50%' },
  '100%': { transform: 'scaleX(0)', transformOrigin: '100% 50%' },
})

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
  // The next page is under way (src/client/waiting.ts).
  'html[data-waiting] &': {
    animation: `${pass} 1.2s ease-in-out infinite`,
    animationTimeline: 'auto',
    '@media (prefers-reduced-motion: reduce)': { animation: 'none', transform: 'none' },
  },
  '@media print': { display: 'none' },
})

/** How far the page has scrolled, on the lower edge of the top bar; or that the next page is under way. */
export function Progress() {
  return <div css={bar} data-progress="" />
}

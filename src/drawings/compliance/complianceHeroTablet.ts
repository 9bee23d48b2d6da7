import type { Drawing } from '../kit/drawing.ts'
import { tabletCut } from '../kit/pageHero.ts'
import { track } from './complianceHero.ts'

/* For windows from 640 to 1199 px, edge to edge: 768 wide for a window of 768, with the page gutter of 42.7. */
const width = 768

const drawing: Drawing = {
  wide: tabletCut({ width, height: 540 }, () =>
    track({
      edges: [0, width],
      y: 246,
      gap: 88,
      payout: { x: 42, width: 212 },
      first: 282,
      pitch: 112,
      behind: 56,
      card: 208,
      share: 0.76,
    }),
  ),
}

export default drawing

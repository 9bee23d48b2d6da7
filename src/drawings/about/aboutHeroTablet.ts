import type { Drawing } from '../kit/drawing.ts'
import { tabletCut } from '../kit/pageHero.ts'
import { meeting } from './aboutHero.ts'

/* For windows from 640 to 1199 px, edge to edge: 768 wide for a window of 768, with the page gutter of 42.7. */
const width = 768
const gutter = 42

const drawing: Drawing = {
  wide: tabletCut({ width, height: 420 }, () =>
    meeting({
      edges: [0, width],
      rows: { x: [gutter, gutter + 30], width: 190 },
      // Far enough before the account that the bundle is seen as one.
      meet: 406,
      account: { x: 460, width: width - gutter - 460 },
    }),
  ),
}

export default drawing

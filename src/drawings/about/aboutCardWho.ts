import { cut, type Drawing } from '../kit/drawing.ts'
import { outline } from '../kit/scene.ts'
import { box } from '../kit/shapes.ts'
import { stall } from '../scenes/sceneMarket.ts'

/** The stall at the market, without what is left and right of it. */
const drawing: Drawing = {
  wide: cut(
    { x: 50, y: 30, width: 540, height: 324 },
    () => box(0, 0, 640, 420, { fill: 'clayTint' }) + stall({ hasBasket: false }) + outline('M0 406H640'),
  ),
}

export default drawing

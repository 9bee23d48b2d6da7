import { closingDrawing, closingEnds } from '../kit/closing.ts'
import type { Point } from '../kit/lines.ts'
import { outline } from '../kit/scene.ts'
import { stall } from '../scenes/sceneMarket.ts'

/** A stall at the market: a payment arrives there, in one account. */
export default closingDrawing(({ isSmall }) => {
  const [x, y, scale] = isSmall ? [-12, 114, 0.62] : [-34, 58, 0.84]
  // A panel may be higher than the art: the stall stands on a ground of its own, not on the edge of the panel, from which
  // the line comes up to it.
  const ground = outline(`M92 406H${closingEnds.right / scale}`)
  const way: readonly Point[] = [
    [52, closingEnds.bottom / scale],
    [52, 370],
    [92, 330],
  ]
  const whole = stall({ isNamed: !isSmall, isLive: true, way })
  return `<g transform="translate(${x} ${y}) scale(${scale})">${whole}${ground}</g>`
})

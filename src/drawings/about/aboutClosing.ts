import { closingDrawing, closingEnds } from '../kit/closing.ts'
import { outline } from '../kit/scene.ts'
import { stall } from '../scenes/sceneMarket.ts'

/** A stall at the market: a payment arrives there, in one account. */
export default closingDrawing(({ isSmall }) => {
  const [x, y, scale] = isSmall ? [-34, 114, 0.62] : [-34, 58, 0.84]
  // A panel may be higher than the art: the stall stands on a ground of its own, not on the edge of the panel.
  const ground = outline(`M0 406H${closingEnds.right / scale}`)
  return `<g transform="translate(${x} ${y}) scale(${scale})">${stall({ isNamed: !isSmall, isLive: true })}${ground}</g>`
})

import { closingDrawing } from '../kit/closing.ts'
import { stall } from '../scenes/sceneMarket.ts'

/** A stall at the market: a payment arrives there, in one account. */
export default closingDrawing(({ isSmall }) => {
  const [x, y, scale] = isSmall ? [-45, 130, 0.62] : [-34, 58, 0.84]
  return `<g transform="translate(${x} ${y}) scale(${scale})">${stall({ isNamed: !isSmall, isLive: true })}</g>`
})

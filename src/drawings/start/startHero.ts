import { crossingCut, crossingEnd, siteEdge } from '../kit/crossing.ts'
import { type Drawing, place } from '../kit/drawing.ts'
import { node, stroke } from '../kit/lines.ts'
import { appScreen } from '../screens/startApp.ts'
import { siteScreen } from '../screens/startSite.ts'

const drawing: Drawing = {
  wide: crossingCut(600, 420, () => {
    const y = 200
    return (
      stroke(`M230 ${y}H${crossingEnd(600)}`, 'lagoon', 11, 'butt') +
      siteEdge(306, 8, 392) +
      place(siteScreen(244, 248), 0, y - 124) +
      place(appScreen(232, 348), 368, y - 174) +
      node(244, y) +
      node(368, y)
    )
  }),
  small: crossingCut(300, 252, () => {
    const y = 108
    return (
      stroke(`M100 ${y}H${crossingEnd(300)}`, 'lagoon', 10, 'butt') +
      siteEdge(149, 4, 212) +
      place(siteScreen(120, 192), 0, y - 96) +
      place(appScreen(122, 196), 178, y - 98) +
      node(120, y, 7, 3.5) +
      node(178, y, 7, 3.5)
    )
  }),
}

export default drawing

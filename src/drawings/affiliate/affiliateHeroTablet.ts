import { introduced, tracked, twoLines, twoNodes } from './affiliateHero.ts'
import { type Drawing, place } from '../kit/drawing.ts'
import { tabletCut } from '../kit/pageHero.ts'
import { capsule } from '../kit/capsule.ts'
import { node } from '../kit/lines.ts'
import { above, lands } from '../kit/living.ts'
import { accountsScreen } from '../screens/affiliateAccounts.ts'
import { trackingScreen } from '../screens/affiliateTracking.ts'

/* From 640 to 1199 px, edge to edge: 788 wide for a window of 788, the art as wide as the text column. */
const art = { left: -44, right: 744 }

const drawing: Drawing = {
  wide: tabletCut({ x: art.left, width: art.right - art.left, height: 736 }, () => {
    const tracking = { x: 160, y: 12, node: 148 }
    const accounts = { x: 210, y: 384, node: 476 }
    const junction = 348
    return (
      twoLines(
        [
          [
            [art.left, junction - 8],
            [36, junction - 8],
            [84, junction - 56],
            [84, tracking.node + 48],
            [132, tracking.node],
            [art.right, tracking.node],
          ],
          [
            [art.left, junction + 8],
            [56, junction + 8],
            [176, accounts.node],
            [art.right, accounts.node],
          ],
        ],
        [tracking.x, accounts.x],
        { width: 10, radius: 36 },
      ) +
      above +
      place(trackingScreen(tracked, 440), tracking.x, tracking.y) +
      place(accountsScreen(introduced, 'NGN', 490), accounts.x, accounts.y) +
      twoNodes(node(tracking.x, tracking.node), node(accounts.x, accounts.node)) +
      lands(capsule(-8, junction, 26, 72), 4)
    )
  }),
}

export default drawing

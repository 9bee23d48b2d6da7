import { capsule } from '../kit/capsule.ts'
import { crossingCut, crossingEnd, crossingStart, siteEdge, siteEdgeAcross } from '../kit/crossing.ts'
import type { Drawing } from '../kit/drawing.ts'
import { place } from '../kit/drawing.ts'
import { bundle, stroke } from '../kit/lines.ts'
import { above, draws, lands, pressed } from '../kit/living.ts'
import { button, text } from '../kit/text.ts'
import { appWindow, choice, chosen, filledField, insetOf } from '../screens/appWindow.ts'

/** The first screen of the app for partners: the two paths, and an email. 512 px high. */
function screen(width: number) {
  const x = insetOf(width)
  const room = width - 2 * x
  return {
    width,
    height: 512,
    svg:
      appWindow(width, 512) +
      text(x - 1, 148, 'Choose your path', { size: 30, weight: 600, face: 'condensed' }) +
      chosen(x, 174, room, { words: 'Affiliate', detail: 'Up to 30% commission' }, 11) +
      choice(x, 248, room, { words: 'Referral Partner', detail: 'Lifetime commissions' }) +
      filledField(x, 346, room, ['Email', 'hello@tiko.example'], 15) +
      pressed(button(x, 438, room, 48, 'Continue'), 20),
  }
}

const drawing: Drawing = {
  // Two lines, one for each path, come under the words, cross the edge of this site, and dock at the one app.
  wide: crossingCut(600, 560, () => {
    const y = 330
    return (
      draws(
        bundle(
          [
            [crossingStart(600), 524],
            [-100, 524],
            [94, y],
            [140, y],
          ],
          ['lagoon', 'clay'],
          { pitch: 18, width: 11, radius: 44, cap: 'butt' },
        ),
      ) +
      draws(
        stroke(`M600 ${y - 9}H${crossingEnd(600)}`, 'lagoon', 11, 'butt') +
          stroke(`M600 ${y + 9}H${crossingEnd(600)}`, 'clay', 11, 'butt'),
        22,
      ) +
      above +
      siteEdge(70, 8, 550) +
      place(screen(470), 130, 16) +
      lands(capsule(130, y, 22, 66), 8) +
      lands(capsule(600, y, 22, 66), 20)
    )
  }),
  // On a phone they come from a station of this site.
  small: crossingCut(300, 640, () => {
    return (
      draws(stroke('M141 11V92', 'lagoon', 9, 'butt') + stroke('M159 11V92', 'clay', 9, 'butt'), 4, true) +
      above +
      siteEdgeAcross(50, -20, 320) +
      place(screen(300), 0, 92) +
      lands(capsule(150, 11, 58, 18, 4), 4) +
      lands(capsule(150, 92, 58, 20, 4), 8)
    )
  }),
}

export default drawing

import { crossingCut, crossingEnd, crossingStart, siteEdge, siteEdgeAcross } from '../kit/crossing.ts'
import { course } from '../kit/course.ts'
import { type Drawing, place } from '../kit/drawing.ts'
import { node, stroke } from '../kit/lines.ts'
import { above, draws, lands, pressed } from '../kit/living.ts'
import { sunNode } from '../kit/sunNode.ts'
import { button, text } from '../kit/text.ts'
import { appWindow, choice, chosen, filledField, insetOf } from '../screens/appWindow.ts'

const people = ['Business', 'Freelancer', 'Individual', 'Developer']

/** The first screen of the app: who the account is for, email and phone. 552 px high. */
function screen(width: number) {
  const x = insetOf(width)
  const room = width - 2 * x
  const half = (room - 12) / 2
  const options = people.map((words, at) => {
    const [left, top] = [x + (at % 2) * (half + 12), 184 + Math.floor(at / 2) * 54]
    return at === 0 ? chosen(left, top, half, { words }, 11) : choice(left, top, half, { words })
  })
  return {
    width,
    height: 552,
    svg:
      appWindow(width, 552) +
      text(x - 1, 142, 'Create your account', { size: 29, weight: 600, face: 'condensed' }) +
      text(x, 173, 'Who is it for?', { size: 13.5, weight: 600 }) +
      options.join('') +
      filledField(x, 318, room, ['Email', 'amaka@adunni.example'], 14) +
      filledField(x, 402, room, ['Phone', '+234 803 000 0147'], 17) +
      pressed(button(x, 480, room, 46, 'Continue'), 22),
  }
}

const drawing: Drawing = {
  // The line comes under the words, crosses the edge of this site, and docks at the app.
  wide: crossingCut(600, 596, () => {
    const y = 400
    return (
      draws(
        course(
          [
            [crossingStart(600), 560],
            [-60, 560],
            [100, y],
            [140, y],
          ],
          'lagoon',
          { width: 12 },
        ),
      ) +
      draws(stroke(`M600 ${y}H${crossingEnd(600)}`, 'lagoon', 12, 'butt'), 24) +
      above +
      siteEdge(70, 8, 590) +
      place(screen(470), 130, 16) +
      lands(sunNode(130, y), 8) +
      lands(node(600, y, 9, 4.5), 22)
    )
  }),
  // On a phone it comes from a station of this site.
  small: crossingCut(300, 680, () => {
    return (
      draws(stroke('M150 11V92', 'lagoon', 10, 'butt'), 4, true) +
      above +
      siteEdgeAcross(50, -20, 320) +
      place(screen(300), 0, 92) +
      lands(node(150, 11, 7, 3.5), 4) +
      lands(sunNode(150, 92, 8, 4), 8)
    )
  }),
}

export default drawing

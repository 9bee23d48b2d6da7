import { capsule } from '../kit/capsule.ts'
import { closingDrawing, closingEnds } from '../kit/closing.ts'
import { node, stroke } from '../kit/lines.ts'
import { above, draws, lands } from '../kit/living.ts'
import type { Colour } from '../kit/shapes.ts'

const pitch = 20
const trunk: readonly Colour[] = ['lagoon', 'clay', 'paper', 'ink']
const branches: readonly Colour[] = ['lagoon', 'clay', 'ink']

/** On a phone words are above: there the trunk ends in its first station. */
const places = (isSmall: boolean) =>
  isSmall
    ? { left: 32, top: 112, heights: [112, 212, 312], stop: 250 }
    : { left: 160, top: closingEnds.top, heights: [112, 210, 308], stop: 380 }

/** The trunk of the page on sun, with three of its branches: the lines run down, and one after the other turns off. */
export default closingDrawing(({ isSmall }) => {
  const { left, top, heights, stop } = places(isSmall)
  const width = pitch * trunk.length
  const middle = left + width / 2
  const lines = trunk.map((colour, rank) => {
    const at = left + pitch * (rank + 0.5)
    return draws(stroke(`M${at} ${top}V${closingEnds.bottom}`, colour, 13, 'butt'))
  })
  const turns = heights.map((at, rank) =>
    draws(stroke(`M${middle} ${at}H${closingEnds.right}`, branches[rank] ?? 'ink', 13, 'butt'), 4 + 3 * rank),
  )
  const stations = heights.map(
    (at, rank) => lands(capsule(middle, at, width + 24, 40), 3 + 3 * rank) + lands(node(stop, at, 10, 5), 7 + 3 * rank),
  )
  return lines.join('') + turns.join('') + above + stations.join('')
})

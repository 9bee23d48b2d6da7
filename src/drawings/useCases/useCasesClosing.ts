import { capsule, dots } from '../kit/capsule.ts'
import { closingDrawing, closingEnds } from '../kit/closing.ts'
import { icon } from '../kit/icons.ts'
import { type Line, node, stroke } from '../kit/lines.ts'
import { above, comes, draws, lands } from '../kit/living.ts'
import type { Colour } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'

const pitch = 20
const trunk: readonly Colour[] = ['lagoon', 'clay', 'paper', 'ink']
/** The first stations of the page, and the reader's, which is open. */
const branches: readonly { name: string; line?: Line }[] = [
  { name: 'Fintech', line: 'lagoon' },
  { name: 'Health', line: 'clay' },
  { name: 'Your sector' },
]

/** On a phone words are above: there the trunk ends in its first station. */
const places = (isSmall: boolean) =>
  isSmall
    ? { left: 32, top: 112, heights: [112, 212, 312], stop: 250, size: 22 }
    : { left: 160, top: closingEnds.top, heights: [112, 210, 308], stop: 380, size: 18 }

/** The trunk of the page on sun: the lines run down, two branches reach their stations, and dots go on to one more. */
export default closingDrawing(({ isSmall }) => {
  const { left, top, heights, stop, size } = places(isSmall)
  const width = pitch * trunk.length
  const middle = left + width / 2
  const lines = trunk.map((colour, rank) => {
    const at = left + pitch * (rank + 0.5)
    return draws(stroke(`M${at} ${top}V${closingEnds.bottom}`, colour, 13, 'butt'))
  })
  const stops = branches.map(({ name, line }, rank) => ({ name, line, at: heights[rank] ?? 0, moment: 4 + 3 * rank }))
  const ways = stops.map(({ line, at, moment }) =>
    line
      ? draws(stroke(`M${middle} ${at}H${closingEnds.right}`, line, 13, 'butt'), moment)
      : comes(dots(left + width + 34, at, closingEnds.right, 9, 'ink'), moment),
  )
  const stations = stops.map(({ name, line, at, moment }) => {
    const station = line
      ? node(stop, at, 10, 5)
      : node(stop, at, 22, 5) + icon('plus', stop - 11, at - 11, { size: 22, width: 2.6 })
    return (
      lands(capsule(middle, at, width + 24, 40), moment - 1) +
      lands(station, moment + 3) +
      comes(text(stop, at - (line ? 24 : 34), name, { size, weight: 600, anchor: 'middle' }), moment + 3)
    )
  })
  return lines.join('') + ways.join('') + above + stations.join('')
})

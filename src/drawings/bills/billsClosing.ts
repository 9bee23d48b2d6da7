import { closingDrawing, closingEnds, type ClosingLook } from '../kit/closing.ts'
import { course } from '../kit/course.ts'
import { icon, type IconName } from '../kit/icons.ts'
import { node } from '../kit/lines.ts'
import { above, draws, lands, states } from '../kit/living.ts'
import { text } from '../kit/text.ts'

/** The three kinds of bill, as the page shows them above. */
const kinds: readonly IconName[] = ['smartphone', 'signal', 'zap']

/**
 * Where the line begins, its height, the first station, the way to the next one and its size: a narrow panel cuts none of
 * them, and where the words are above it the line is as far from them as from the edge below.
 */
const places = ({ isSmall }: ClosingLook) =>
  isSmall
    ? { start: 27, middle: 160, first: 104, stride: 104, radius: 29 }
    : { start: 36, middle: 200, first: 154, stride: 136, radius: 36 }

/** A line in ink climbs from the panel's edge: a bill of each kind is due until it has passed. */
export default closingDrawing((look) => {
  const { start, middle, first, stride, radius } = places(look)
  const size = radius * 0.84
  const climb = (first - radius - start) * 0.7
  const line = course(
    [
      [start, closingEnds.bottom],
      [start, middle + climb],
      [start + climb, middle],
      [closingEnds.right, middle],
    ],
    'ink',
    { width: 13, radius: 40 },
  )
  const stations = kinds.map((name, index) => {
    const at = first + index * stride
    const paid = 8 + 3 * index
    const word = (words: string) =>
      text(at, middle + radius + 34, words, { size: look.isSmall ? 22 : 18, weight: 600, anchor: 'middle' })
    return (
      lands(node(at, middle, radius, 6) + icon(name, at - size / 2, middle - size / 2, { size }), 2, paid) +
      states([
        [word('Due'), 0],
        [word('Paid'), paid],
      ])
    )
  })
  return draws(line) + above + stations.join('')
})

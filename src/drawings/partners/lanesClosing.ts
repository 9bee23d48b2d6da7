import type { MarkName } from '../../theme/marks.ts'
import { dots } from '../kit/capsule.ts'
import { closingDrawing, closingEnds, closingLeft } from '../kit/closing.ts'
import { icon } from '../kit/icons.ts'
import { type Line, node, stroke } from '../kit/lines.ts'
import { above, comes, draws, lands } from '../kit/living.ts'
import { text } from '../kit/text.ts'
import { customerMark } from '../screens/studyMark.ts'

/** The lanes of the page, from above. */
const lanes: readonly { mark: MarkName; line: Line; name: string }[] = [
  { mark: 'marrowgate', line: 'lagoon', name: 'Infrastructure' },
  { mark: 'tumbleyard', line: 'clay', name: 'Gaming' },
  { mark: 'fennelstone', line: 'sky', name: 'Finance' },
]
const last = 8

/** Each lane has its partner; below them one more is open. */
export default closingDrawing(({ isSmall }) => {
  const size = isSmall ? 22 : 18
  const x = closingLeft + 37
  // On a phone the buttons are above; else the upper corner is round, and would cut a line aslant: the first one is as high
  // as it may be, and the last one as far from the panel's lower edge.
  const [first, pitch, ring] = isSmall ? [98, 76, 30] : [108, 68, 26]
  const at = (lane: number) => first + lane * pitch
  const name = (words: string, lane: number) =>
    text(x + 50, at(lane) - (isSmall ? 16 : 14), words, { size, weight: 600 })
  return (
    lanes
      .map(({ line }, lane) =>
        draws(stroke(`M${x} ${at(lane)}H${closingEnds.right}`, line, 13, 'butt'), 2 * lane, true),
      )
      .join('') +
    comes(dots(x + 60, at(lanes.length), closingEnds.right, 9, 'ink'), last) +
    above +
    lanes
      .map(
        ({ mark, name: words }, lane) =>
          lands(node(x, at(lane), ring, 5.5) + customerMark(mark, x - 14, at(lane) - 14, 28, 'ink'), 2 * lane) +
          comes(name(words, lane), 2 * lane),
      )
      .join('') +
    lands(
      node(x, at(lanes.length), ring, 5.5) + icon('plus', x - 14, at(lanes.length) - 14, { size: 28, width: 2.4 }),
      last,
    ) +
    comes(name('Your company', lanes.length), last)
  )
})

import type { MarkName } from '../../theme/marks.ts'
import { customerMark } from '../screens/studyMark.ts'
import { dots } from './capsule.ts'
import { closingDrawing, closingEnds } from './closing.ts'
import { course } from './course.ts'
import type { Drawing } from './drawing.ts'
import { type Line, node } from './lines.ts'
import { above, comes, draws, lands } from './living.ts'
import { text } from './text.ts'

/** Left of the customer's mark: a narrow panel cuts what is right of it. */
const [corner, end] = [150, 300]
const level = 132

/**
 * The end of a customer's story, on ink: its line passes what was built, from the first station to the last, and comes to
 * the customer's own mark. Dots go on: more can follow.
 * @param built two or three words for the stations
 */
export function storyClosing(mark: MarkName, line: Line, built: readonly string[]): Drawing {
  const before = built.slice(0, -1)
  return closingDrawing(({ isSmall }) => {
    const size = isSmall ? 22 : 18
    const stem = isSmall ? 33 : 56
    const [lowest, pitch] = isSmall ? [338, 70] : [352, 78]
    const way = [
      [stem, closingEnds.bottom],
      [stem, level + corner - stem - 20],
      [corner - 20, level],
      [end, level],
    ] as const
    const colour = line === 'lagoon' ? 'lagoonHi' : line
    const name = (words: string, x: number, y: number, anchor?: 'middle') =>
      text(x, y, words, { size, weight: 600, fill: 'paper', ...(anchor && { anchor }) })
    return (
      draws(course(way, colour, { width: 13, radius: 40 })) +
      comes(dots(end + 64, level, closingEnds.right, 9), 8) +
      above +
      before
        .map((words, index) => {
          const y = lowest - index * pitch
          return lands(node(stem, y, 11, 5), 1 + index) + comes(name(words, stem + 32, y + size * 0.36), 1 + index)
        })
        .join('') +
      lands(node(corner + 32, level, 11, 5), 5) +
      comes(name(built.at(-1) ?? '', corner + 32, level - 34, 'middle'), 5) +
      lands(node(end, level, 44, 6) + customerMark(mark, end - 21, level - 21, 42, 'ink'), 8)
    )
  })
}

import { closingDrawing, closingEnds, closingLeft, closingPanel } from '../kit/closing.ts'
import { course } from '../kit/course.ts'
import { place } from '../kit/drawing.ts'
import { node } from '../kit/lines.ts'
import { above, comes, draws, lands } from '../kit/living.ts'
import { hairline } from '../kit/shapes.ts'
import { sunNode } from '../kit/sunNode.ts'
import { text } from '../kit/text.ts'

/** Questions of the page, each with its answer in one word. */
const answers = [
  ['A second approver?', 'Yes'],
  ['Hidden fees?', 'None'],
  ['A sandbox?', 'Yes'],
] as const

/** The short answers come one after the other, and the line goes on from the last one. */
export default closingDrawing(({ isSmall }) => {
  const size = isSmall ? 22 : 18
  const [left, top, width] = isSmall ? [closingLeft, 70, 320] : [56, 72, 360]
  const head = isSmall ? 70 : 66
  const row = isSmall ? 66 : 62
  const height = head + answers.length * row + 6
  const middle = (index: number) => head + (index + 0.5) * row
  const rows = answers.map(
    ([question, answer], index) =>
      hairline(26, head + index * row, width - 26) +
      text(26, middle(index) + size * 0.36, question, { size, weight: 500 }) +
      comes(
        text(width - 26, middle(index) + size * 0.36, answer, { size, weight: 600, fill: 'lagoonText', anchor: 'end' }),
        5 + 3 * index,
      ),
  )
  const svg =
    closingPanel(width, height) + text(26, 43, 'In one word', { size: isSmall ? 24 : 19, weight: 600 }) + rows.join('')
  const y = top + middle(answers.length - 1)
  // On a phone the words are above: there no line comes from the edge.
  const from = isSmall
    ? ''
    : draws(
        course(
          [
            [left + 40, closingEnds.top],
            [left + 40, top + 20],
          ],
          'lagoon',
          { width: 13 },
        ),
        0,
        true,
      )
  return (
    from +
    draws(
      course(
        [
          [left + width - 20, y],
          [closingEnds.right, y],
        ],
        'lagoon',
        { width: 13 },
      ),
      11,
      true,
    ) +
    above +
    place({ width, height, svg }, left, top) +
    (isSmall ? '' : lands(node(left + 40, top, 10, 5), 4)) +
    lands(sunNode(left + width, y, 12, 5), 11)
  )
})

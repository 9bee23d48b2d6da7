import { dashboard } from './businessHero.ts'
import { closingDrawing, closingEnds, closingLeft, closingPanel, closingRows } from '../kit/closing.ts'
import { course } from '../kit/course.ts'
import { place } from '../kit/drawing.ts'
import { node } from '../kit/lines.ts'
import { above, draws, lands, states } from '../kit/living.ts'
import type { Colour } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'

const colours: readonly Colour[] = ['clay', 'paper', 'ink']
const first = 6
const rows = dashboard.waiting.map(({ title, short, amounts: [sum] }, index) => ({
  name: title.replace(/^June salaries$/, 'Salaries').replace(/,.*/, ''),
  sum: index === 0 ? sum : short,
  moment: first + 4 * index,
}))

/** What waits in the page's head is approved, one after the other, and goes out on its line. */
export default closingDrawing(({ isSmall, head, body }) => {
  const width = isSmall ? 300 : 320
  const left = closingLeft
  const top = 76
  const [list, pitch] = [72, 62]
  const height = list + pitch * rows.length + 14
  const counts = [rows.length, ...rows.map((_, index) => rows.length - 1 - index)]
  const svg =
    closingPanel(width, height) +
    text(24, 47, 'Waiting for you', { size: head, weight: 600 }) +
    states(
      counts.map((count, index) => [
        text(width - 24, 49, String(count), { size: 28, weight: 600, face: 'condensed', anchor: 'end' }),
        index === 0 ? 0 : (rows[index - 1]?.moment ?? 0),
      ]),
    ) +
    closingRows(isSmall ? rows.map((row) => ({ ...row, sum: undefined })) : rows, list, pitch, width, body)
  const docks = rows.map(({ moment }, index) => ({ moment, y: top + list + pitch * (index + 0.5), index }))
  return (
    docks
      .map(({ moment, y, index }) =>
        draws(
          course(
            [
              [left + width - 10, y],
              [closingEnds.right, y],
            ],
            colours[index] ?? 'ink',
            { width: 12 },
          ),
          moment,
        ),
      )
      .join('') +
    above +
    place({ width, height, svg }, left, top) +
    docks.map(({ moment, y }) => lands(node(left + width, y, 9, 4.5), moment)).join('')
  )
})

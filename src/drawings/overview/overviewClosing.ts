import { closingDrawing, closingEnds, closingPanel } from '../kit/closing.ts'
import { course } from '../kit/course.ts'
import { place } from '../kit/drawing.ts'
import { icon } from '../kit/icons.ts'
import { node } from '../kit/lines.ts'
import { above, comes, draws, lands, states } from '../kit/living.ts'
import { caption, text } from '../kit/text.ts'

/** The rows of the page, from top to bottom. */
const reached = [
  'Collections',
  'Virtual accounts',
  'Card issuing',
  'Payouts',
  'Bill payments',
  'Cross-border transfers',
  'Savings',
  'API',
] as const

/** All products as stations: one line has reached each of them. */
export default closingDrawing(({ isSmall, body }) => {
  const x = 52
  const pitch = isSmall ? 33 : 38
  const first = isSmall ? 78 : 34
  const foot = first + reached.length * pitch + (isSmall ? 15 : 26)
  const line = course(
    [
      // On a phone the words are above: there the line begins at its first station.
      [x, isSmall ? first : closingEnds.top],
      [x, foot - 48],
      [x + 48, foot],
      [closingEnds.right, foot],
    ],
    'ink',
    { width: 13, radius: 40 },
  )
  const stations = reached.map((name, index) => {
    const y = first + index * pitch
    const open = node(x, y, 13, 5)
    const done = open + icon('check', x - 7, y - 7, { size: 14, width: 3 })
    return (
      states([
        [open, 0],
        [done, 3 + 2 * index],
      ]) + text(x + 36, y + body * 0.36, name, { size: isSmall ? body : 18, weight: 600 })
    )
  })
  const width = 190
  const svg =
    closingPanel(width, 68) +
    text(24, 31, 'One account', { size: 16, weight: 600 }) +
    comes(caption(24, 52, `All ${reached.length} products`, { size: 14 }), 16)
  return (
    draws(line) +
    above +
    stations.join('') +
    (isSmall ? '' : place({ width, height: 68, svg }, 160, foot - 34) + lands(node(160, foot, 9, 4.5), 9, 16))
  )
})

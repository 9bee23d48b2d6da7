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
  const x = isSmall ? 32 : 52
  const pitch = isSmall ? 32 : 34
  const first = isSmall ? 70 : 44
  const foot = first + reached.length * pitch + (isSmall ? 14 : 26)
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
    // On a phone the pitch is lower: the line is to be seen between the rings.
    const open = isSmall ? node(x, y, 10, 4.5) : node(x, y, 13, 5)
    const tick = isSmall ? 11 : 14
    const done = open + icon('check', x - tick / 2, y - tick / 2, { size: tick, width: 3 })
    return (
      states([
        [open, 0],
        [done, 3 + 2 * index],
      ]) + text(x + 36, y + body * 0.36, name, { size: isSmall ? body : 18, weight: 600 })
    )
  })
  // A phone has room for its name alone.
  const [width, height] = isSmall ? [178, 50] : [190, 68]
  const svg =
    closingPanel(width, height) +
    (isSmall
      ? text(28, height / 2 + 7.5, 'One account', { size: body, weight: 600 })
      : text(24, 31, 'One account', { size: 16, weight: 600 }) +
        comes(caption(24, 52, `All ${reached.length} products`, { size: 14 }), 16))
  return (
    draws(line) +
    above +
    stations.join('') +
    place({ width, height, svg }, 160, foot - height / 2) +
    lands(node(160, foot, 9, 4.5), 9, 16)
  )
})

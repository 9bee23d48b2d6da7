import { capsule } from '../kit/capsule.ts'
import { closingDrawing, closingPanel, turns } from '../kit/closing.ts'
import { course } from '../kit/course.ts'
import { place } from '../kit/drawing.ts'
import { icon, type IconName } from '../kit/icons.ts'
import { node, type Point } from '../kit/lines.ts'
import { above, draws, lands } from '../kit/living.ts'
import type { Colour } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'

const tools: readonly (readonly [IconName, Colour])[] = [
  ['wallet', 'lagoon'],
  ['card', 'clay'],
  ['send', 'paper'],
  ['zap', 'ink'],
]

/** Separate tools became one line; the line ends at an account for whoever reads this. */
export default closingDrawing(({ isSmall, head, body }) => {
  // On a phone the words are above: nothing of the drawing reaches them.
  const [top, hub, foot] = isSmall ? [70, 200, 282] : [44, 196, 300]
  const pitch = isSmall ? 84 : 100
  const middle = isSmall ? 186 : 210
  const width = isSmall ? 300 : 280
  const places = tools.map((_, rank) => middle + (rank - 1.5) * pitch)
  const lines = tools.map(([, colour], rank) => {
    const x = places[rank] ?? 0
    const to = middle + (rank - 1.5) * 18
    const points: Point[] = [
      [x, top],
      [x, hub - 16 - Math.abs(x - to)],
      [to, hub - 16],
      [to, hub],
    ]
    return draws(course(points, colour, { width: 12, radius: 24 }))
  })
  const svg =
    closingPanel(width, 96) +
    text(24, isSmall ? 40 : 42, 'Your account', { size: head, weight: 600 }) +
    turns([24, isSmall ? 74 : 72, body], 'Waiting for you', 'Created', 16)
  return (
    lines.join('') +
    draws(
      course(
        [
          [middle, hub],
          [middle, foot + 10],
        ],
        'ink',
        { width: 13 },
      ),
      9,
      true,
    ) +
    above +
    tools
      .map(([name], rank) => {
        const x = places[rank] ?? 0
        return node(x, top, 26, 5) + icon(name, x - 11, top - 11, { size: 22, width: 1.9 })
      })
      .join('') +
    lands(capsule(middle, hub, 104, 32), 7) +
    place({ width, height: 96, svg }, middle - width / 2, foot) +
    lands(node(middle, foot, 9, 4.5), 12, 16)
  )
})

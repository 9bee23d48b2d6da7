import { closingDrawing, closingEnds, closingLeft, closingPanel } from '../kit/closing.ts'
import { course } from '../kit/course.ts'
import { place } from '../kit/drawing.ts'
import { node } from '../kit/lines.ts'
import { above, draws, lands, signal, states } from '../kit/living.ts'
import { type Company, money } from '../kit/samples.ts'
import { hairline } from '../kit/shapes.ts'
import { caption, text } from '../kit/text.ts'
import { introduced } from './affiliateHero.ts'

/** What one more account brings, and when. */
export const next: { company: Company; commission: number; cameAt: number } = {
  company: 'Ese Clinic',
  commission: 12500,
  cameAt: 18,
}
const arrival = next.cameAt
/** The sum of the page's head, with which this begins. */
export const before = introduced.reduce((sum, { commission }) => sum + commission, 0)

/** Both paths of the page end in one sum, which goes on from the head: one more account brings its commission. */
export default closingDrawing(({ isSmall, head, body }) => {
  const width = isSmall ? 330 : 340
  const height = isSmall ? 256 : 232
  const left = closingLeft
  const top = 96
  const docks = [top + height / 2 - 46, top + height / 2 + 46] as const
  const sum = (amount: number) =>
    text(23, isSmall ? 122 : 112, money('NGN', amount), { size: isSmall ? 48 : 46, weight: 600, face: 'condensed' })
  const line = isSmall ? 170 : 150
  const path = (index: 0 | 1) => `M${closingEnds.right} ${docks[index]}H${left + width}`
  const svg =
    closingPanel(width, height) +
    text(24, 46, 'Commission', { size: head, weight: 600 }) +
    text(width - 24, 46, 'Example', { size: body, weight: 600, fill: 'clayText', anchor: 'end' }) +
    states([
      [sum(before), 0],
      [sum(before + next.commission), arrival],
    ]) +
    hairline(24, line, width - 24) +
    text(24, line + 34, next.company, { size: body, weight: 600 }) +
    states([
      [caption(24, line + 60, 'Introduced', { size: body }), 0],
      [caption(24, line + 60, 'Commission received', { size: body, fill: 'lagoonText', weight: 600 }), arrival],
    ])
  return (
    draws(
      course(
        [
          [closingEnds.right, docks[0]],
          [left + width - 10, docks[0]],
        ],
        'lagoon',
        { width: 13 },
      ),
    ) +
    draws(
      course(
        [
          [closingEnds.right, docks[1]],
          [left + width - 10, docks[1]],
        ],
        'clay',
        { width: 13 },
      ),
    ) +
    signal(path(1), arrival - 9) +
    above +
    place({ width, height, svg }, left, top) +
    lands(node(left + width, docks[0], 10, 5), 8) +
    lands(node(left + width, docks[1], 10, 5), 8, arrival)
  )
})

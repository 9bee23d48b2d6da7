import type { Screen } from '../kit/drawing.ts'
import { icon } from '../kit/icons.ts'
import { node, stroke } from '../kit/lines.ts'
import { states } from '../kit/living.ts'
import { figures } from '../kit/samples.ts'
import { box, panel } from '../kit/shapes.ts'
import { tag, text } from '../kit/text.ts'

export interface Tracked {
  name: string
  count: number
  /** When the last one was counted. */
  countedAt?: number
}

const head = 144
const row = 46

/** What a shared link has brought: every rail is drawn to the scale of the first. */
export function trackingScreen(tracked: readonly Tracked[], width: number): Screen {
  const height = head + tracked.length * row + 16
  const right = width - 24
  const from = 112
  const length = right - 62 - from
  const most = tracked[0]?.count ?? 1
  const rows = tracked.map(({ name, count, countedAt = 0 }, index) => {
    const counted = (value: number, y: number) =>
      text(right, y + 5, figures(value), { size: 14.5, weight: 600, anchor: 'end' })
    const y = head + 20 + index * row
    const to = Math.round(from + (length * count) / most)
    return (
      text(24, y + 5, name, { size: 14.5 }) +
      stroke(`M${from} ${y}H${from + length}`, 'mist2', 8) +
      stroke(`M${from} ${y}H${to}`, 'lagoon', 8) +
      node(to, y, 6.5, 3) +
      (countedAt > 0
        ? states([
            [counted(count - 1, y), 0],
            [counted(count, y), countedAt],
          ])
        : counted(count, y))
    )
  })
  return {
    width,
    height,
    svg:
      panel(width, height, 18) +
      text(24, 44, 'Your link', { size: 16, weight: 600 }) +
      tag(right, 27, 168, 'Up to 30% commission') +
      box(14, 70, width - 28, 52, { radius: 12, fill: 'mist' }) +
      icon('link', 30, 87, { colour: 'text2' }) +
      text(60, 101, 'Link of Tiko Studio', { size: 14.5, fill: 'text2' }) +
      icon('copy', right - 20, 87) +
      rows.join(''),
  }
}

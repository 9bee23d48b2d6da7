import type { Screen } from '../kit/drawing.ts'
import { icon } from '../kit/icons.ts'
import { node, stroke } from '../kit/lines.ts'
import { hairline, panel } from '../kit/shapes.ts'
import { avatar, caption, text } from '../kit/text.ts'

export const quarters = ['Q1', 'Q2', 'Q3', 'Q4']
/** Reviews held so far. */
export const held = 2

/** The quarterly review: four quarters on one rail, and the agenda of the next. */
export function reviewScreen(width: number): Screen {
  const height = 216
  const right = width - 22
  const y = 84
  const at = (index: number) => Math.round(34 + ((width - 68) * index) / (quarters.length - 1))
  const stops = quarters.map((name, index) => {
    const done = index < held
    const ring = done ? node(at(index), y, 8, 4) : node(at(index), y, 6, 3, 'edge')
    return ring + caption(at(index), y + 32, name, { anchor: 'middle', size: 13.5 })
  })
  return {
    width,
    height,
    svg:
      panel(width, height) +
      text(22, 39, 'Quarterly review', { size: 15, weight: 600 }) +
      stroke(`M${at(0)} ${y}H${at(3)}`, 'mist2', 8) +
      stroke(`M${at(0)} ${y}H${at(held - 1)}`, 'clay', 8) +
      stops.join('') +
      hairline(22, 140, right) +
      avatar(39, 178, 'AM', 'clay') +
      text(68, 174, 'Your account manager', { weight: 600 }) +
      caption(68, 193, 'Agenda sent') +
      icon('calendar', right - 18, 169, { colour: 'text2' }),
  }
}

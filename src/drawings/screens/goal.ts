import type { Screen } from '../kit/drawing.ts'
import { icon } from '../kit/icons.ts'
import { node, stroke } from '../kit/lines.ts'
import { type Currency, figures, money } from '../kit/samples.ts'
import { hairline, panel } from '../kit/shapes.ts'
import { caption, tag, text } from '../kit/text.ts'

export interface Goal {
  name: string
  currency: Currency
  target: number
  /** What was put in on the first day. */
  start: number
  monthly: number
  /** Months since the first day. */
  months: number
  /** Stops on the rail: months since the first day, and their names. The last is the target. */
  stops: readonly (readonly [month: number, name: string])[]
}

/** What has been saved after so many months. */
export function saved(goal: Goal, months = goal.months): number {
  return goal.start + goal.monthly * months
}

/** Monthly payments until the target is reached. */
export function monthsToGo(goal: Goal): number {
  return (goal.target - saved(goal)) / goal.monthly
}

/** A savings goal: the rail shows amounts, so every stop is where its month's sum is. */
export function goalScreen(goal: Goal, width: number): Screen {
  const height = 218
  const right = width - 22
  const length = width - 60
  const at = (months: number) => 30 + (length * saved(goal, months)) / goal.target
  const stops = goal.stops.map(([month, name]) => {
    const ring =
      month === goal.months ? node(at(month), 126) : node(at(month), 126, 5, 2.5, month > goal.months ? 'edge' : 'ink')
    return ring + caption(Math.round(at(month)), 154, name, { anchor: 'middle' })
  })
  return {
    width,
    height,
    svg:
      panel(width, height) +
      text(22, 38, goal.name, { size: 15, weight: 600 }) +
      tag(right, 20, 118, `${monthsToGo(goal)} months to go`, 'sun') +
      text(21, 88, money(goal.currency, saved(goal)), { size: 34, weight: 600, face: 'condensed' }) +
      text(right, 86, `of ${figures(goal.target)}`, { fill: 'text2', anchor: 'end' }) +
      stroke(`M30 126H${30 + length}`, 'mist2', 8) +
      stroke(`M30 126H${Math.round(at(goal.months))}`, 'sun', 8) +
      stops.join('') +
      hairline(22, 172, right) +
      text(22, 200, `${money(goal.currency, goal.monthly)} each month`, { size: 13.5 }) +
      icon('calendar', right - 18, 186, { colour: 'text2' }),
  }
}

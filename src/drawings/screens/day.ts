import { dots, stepLine } from '../kit/chart.ts'
import type { Screen } from '../kit/drawing.ts'
import { icon } from '../kit/icons.ts'
import { type Currency, figures, money } from '../kit/samples.ts'
import { hairline, paint, panel } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'

export interface Day {
  currency: Currency
  /** What came in (above zero) and went out (below) at an hour, in the order of the day. */
  payments: readonly (readonly [hour: number, amount: number])[]
  now: number
  /** First and last hour of the axis. */
  hours: readonly [from: number, to: number]
  /** Names on the axis. */
  names: readonly (readonly [hour: number, name: string])[]
}

/** What came in, as one sum. */
export function received(day: Day): number {
  return day.payments.reduce((sum, [, amount]) => sum + Math.max(0, amount), 0)
}

/** What went out, as one sum. */
export function sent(day: Day): number {
  return day.payments.reduce((sum, [, amount]) => sum + Math.max(0, -amount), 0)
}

/** The course of a day: what came in less what went out, up to now, and dots for the hours to come. */
export function dayScreen(day: Day, width: number): Screen {
  // Height of 100,000: no step may be higher than the hours between two payments are wide.
  const unit = width < 360 ? 6 : 9
  const foot = 177 + unit * 7
  const height = foot + 50
  const right = width - 22
  const [from, to] = day.hours
  const at = (hour: number) => Math.round(26 + ((width - 52) * (hour - from)) / (to - from))
  const heightOf = (sum: number) => foot - 8 - (sum / 1e5) * unit
  let sum = 0
  const points = day.payments.map(([hour, amount]) => {
    sum += amount
    return [at(hour), heightOf(sum)] as const
  })
  const head = [at(day.now), heightOf(sum)] as const
  const flows = [
    ['In', received(day), 'lagoon', 22, 'M0 0V13M-5 8L0 13L5 8'],
    ['Out', sent(day), 'clay', Math.round(width / 2) + 6, 'M0 13V0M-5 5L0 0L5 5'],
  ] as const
  return {
    width,
    height,
    svg:
      panel(width, height) +
      text(22, 40, 'Today', { size: 16, weight: 600 }) +
      icon('calendar', right - 20, 24, { size: 20, colour: 'text2' }) +
      text(21, 86, money(day.currency, sum), { size: 36, weight: 600, face: 'condensed' }) +
      flows
        .map(
          ([name, amount, line, x, arrow]) =>
            `<path transform="translate(${x + 6} 102)" d="${arrow}" fill="none" stroke="${paint(`${line}Text`)}" ` +
            'stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>' +
            text(x + 20, 114, `${name} ${figures(amount)}`, { weight: 600, fill: `${line}Text` }),
        )
        .join('') +
      hairline(22, 134, right) +
      `<path d="M22 ${foot}H${right}" stroke="${paint('mist2')}"/>` +
      dots(`M${head[0] + 22} ${head[1]}H${right - 2}`, 'edge', 6) +
      stepLine([...points, head], 'sun', { foot, radius: 10 }) +
      day.names
        .map(([hour, name]) => text(at(hour), foot + 26, name, { fill: 'text2', weight: 600, anchor: 'middle' }))
        .join(''),
  }
}

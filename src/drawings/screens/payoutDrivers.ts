import type { Screen } from '../kit/drawing.ts'
import { icon } from '../kit/icons.ts'
import { phoneFrame } from '../kit/phoneFrame.ts'
import { type Currency, figures, money } from '../kit/samples.ts'
import { box, hairline } from '../kit/shapes.ts'
import { button, caption, text } from '../kit/text.ts'

export interface DriverPay {
  /** What the driver is known by. */
  name: string
  trips: number
  amount: number
}

const head = 152
const row = 60

/** A phone with drivers who are ticked, and the buttons that pay one of them or all. */
export function payoutDriversScreen(drivers: readonly DriverPay[], currency: Currency, width: number): Screen {
  const foot = head + drivers.length * row
  const height = foot + 112
  const [left, right] = [26, width - 26]
  const half = (width - 62) / 2
  const total = drivers.reduce((sum, { amount }) => sum + amount, 0)
  const rows = drivers.map(({ name, trips, amount }, index) => {
    const y = head + index * row
    return (
      hairline(left, y, right) +
      box(left, y + 20, 20, 20, { radius: 6, fill: 'ink' }) +
      icon('check', left + 3, y + 23, { size: 14, colour: 'paper', width: 3 }) +
      text(left + 32, y + 27, name, { weight: 600 }) +
      caption(left + 32, y + 46, `${trips} trips`) +
      text(right, y + 35, figures(amount), { weight: 600, anchor: 'end' })
    )
  })
  return {
    width,
    height,
    svg:
      phoneFrame(width, height) +
      text(width / 2, 62, 'Drivers today', { weight: 600, anchor: 'middle' }) +
      text(width / 2, 106, money(currency, total), { size: 34, weight: 600, face: 'condensed', anchor: 'middle' }) +
      caption(width / 2, 130, `${drivers.length} drivers ticked`, { anchor: 'middle' }) +
      rows.join('') +
      hairline(left, foot, right) +
      box(left + 0.75, foot + 24.75, half - 1.5, 44.5, { radius: 22, edge: 'ink', edgeWidth: 1.5 }) +
      text(left + half / 2, foot + 52, 'Pay one', { weight: 600, anchor: 'middle' }) +
      button(right - half, foot + 24, half, 46, 'Pay all'),
  }
}

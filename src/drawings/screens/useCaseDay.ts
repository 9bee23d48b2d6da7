import type { Screen } from '../kit/drawing.ts'
import { icon, type IconName } from '../kit/icons.ts'
import { type Currency, figures, money } from '../kit/samples.ts'
import { box, hairline, paint, panel } from '../kit/shapes.ts'
import { caption, text } from '../kit/text.ts'

export interface Income {
  name: string
  icon: IconName
  amount: number
}

const row = 50

/** What a shop took in today, by kind, and the date on which its suppliers are paid. */
function day(income: readonly Income[], currency: Currency, x: number, right: number, top: number): string {
  const total = income.reduce((sum, { amount }) => sum + amount, 0)
  const end = top + 22 + income.length * row
  const rows = income.map((kind, index) => {
    const y = top + 22 + index * row
    return (
      hairline(x, y, right) +
      icon(kind.icon, x, y + 16, { colour: 'text2' }) +
      text(x + 30, y + 31, kind.name) +
      text(right, y + 31, figures(kind.amount), { size: 14.5, weight: 600, anchor: 'end' })
    )
  })
  return (
    text(x, top + 6, 'Today', { size: 15, weight: 600 }) +
    rows.join('') +
    hairline(x, end, right) +
    text(x, end + 33, 'Total', { fill: 'text2' }) +
    text(right, end + 34, money(currency, total), { size: 21, weight: 600, anchor: 'end', face: 'condensed' }) +
    hairline(x, end + 54, right) +
    icon('repeat', x, end + 70, { colour: 'text2' }) +
    caption(x + 30, end + 84, 'Suppliers, every Friday', { size: 13.5 })
  )
}

/** A paid payment link on sun, beside the day of the shop; above it where there is no room. */
export function dayScreen(paid: number, income: readonly Income[], currency: Currency, width: number): Screen {
  const narrow = width < 400
  if (narrow) {
    const top = 132
    const height = top + 22 + income.length * row + 106
    return {
      width,
      height,
      svg:
        panel(width, height, 18) +
        box(12, 12, width - 24, 88, { radius: 12, fill: 'sun' }) +
        `<circle cx="50" cy="56" r="21" fill="${paint('paper')}" stroke="${paint('ink')}" stroke-width="4"/>` +
        icon('check', 40, 46, { size: 20, width: 2.8 }) +
        text(86, 50, money(currency, paid), { size: 22, weight: 600, face: 'condensed' }) +
        text(86, 73, 'Payment link paid', { size: 13.5 }) +
        day(income, currency, 20, width - 20, top),
    }
  }
  const height = 328
  const left = 208
  const middle = 14 + left / 2
  return {
    width,
    height,
    svg:
      panel(width, height, 18) +
      box(14, 14, left, height - 28, { radius: 12, fill: 'sun' }) +
      `<circle cx="${middle}" cy="116" r="36" fill="${paint('paper')}" stroke="${paint('ink')}" stroke-width="5.5"/>` +
      icon('check', middle - 18, 98, { size: 36, width: 2.6 }) +
      text(middle, 212, money(currency, paid), { size: 31, weight: 600, anchor: 'middle', face: 'condensed' }) +
      text(middle, 240, 'Payment link paid', { anchor: 'middle' }) +
      day(income, currency, left + 38, width - 24, 36),
  }
}

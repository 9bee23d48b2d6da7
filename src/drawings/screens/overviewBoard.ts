import { tokens } from '../../theme/tokens.ts'
import type { Screen } from '../kit/drawing.ts'
import { icon, type IconName } from '../kit/icons.ts'
import { node, stroke } from '../kit/lines.ts'
import { type Currency, figures, money } from '../kit/samples.ts'
import { box, paint } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'

export interface BoardBill {
  name: string
  detail: string
  amount: number
  paid: boolean
}

const head = 60
const row = 80

/** Where the line of a board runs down, and the height at which it comes in. */
export const boardLine = { x: 34, y: head + row / 2 }

const sum = (bills: readonly BoardBill[], paid: boolean) =>
  bills.filter((bill) => bill.paid === paid).reduce((total, { amount }) => total + amount, 0)

/** Bills as a departure board on ink: the line runs down the paid ones to the one that is due. */
export function boardScreen(bills: readonly BoardBill[], currency: Currency, width: number): Screen {
  const narrow = width < 400
  const height = head + bills.length * row + (narrow ? 96 : 72)
  const right = width - (narrow ? 22 : 30)
  const words = narrow ? 60 : 70
  const at = (index: number) => boardLine.y + index * row
  const rows = bills.map(({ name, detail, amount, paid }, index) => {
    const y = at(index)
    const glyph: IconName = paid ? 'check' : 'clock'
    const room = paid ? 46 : 84
    return (
      `<path d="M${words} ${y - row / 2}H${right}" stroke="${tokens.ink3}"/>` +
      text(words, y - 4, name, { size: 16, weight: 600, fill: 'paper' }) +
      text(words, y + 19, detail, { size: 13.5, fill: 'rule' }) +
      text(right, y - 4, figures(amount), { size: 16, weight: 600, fill: 'paper', anchor: 'end' }) +
      icon(glyph, right - room - 4, y + 7, { size: 14, colour: paid ? 'lagoonHi' : 'sun', width: 2.4 }) +
      text(right, y + 19, paid ? 'Paid' : 'Due today', {
        size: 13.5,
        weight: 600,
        fill: paid ? 'lagoonHi' : 'sun',
        anchor: 'end',
      }) +
      (paid
        ? node(boardLine.x, y)
        : `<circle cx="${boardLine.x}" cy="${y}" r="11" fill="${paint('sun')}" stroke="${paint('paper')}" stroke-width="5"/>`)
    )
  })
  const foot = head + bills.length * row
  const total = (y: number, x: number, name: string, amount: number) =>
    text(x, y, name, { fill: 'rule' }) +
    text(narrow ? right : x + 70, y + 1, money(currency, amount), {
      size: 20,
      weight: 600,
      fill: 'paper',
      face: 'condensed',
      anchor: narrow ? 'end' : 'start',
    })
  const totals = narrow
    ? total(foot + 38, 22, 'Paid', sum(bills, true)) + total(foot + 70, 22, 'Due', sum(bills, false))
    : total(foot + 44, words, 'Paid', sum(bills, true)) + total(foot + 44, right - 178, 'Due', sum(bills, false))
  return {
    width,
    height,
    svg:
      box(0, 0, width, height, { radius: 20, fill: 'ink' }) +
      text(narrow ? 22 : 30, 38, 'Bills', { size: 17, weight: 600, fill: 'paper' }) +
      text(right, 38, currency, { size: 13.5, fill: 'rule', anchor: 'end' }) +
      stroke(`M0 ${boardLine.y}H${boardLine.x}`, 'sky', 10, 'butt') +
      stroke(`M${boardLine.x} ${boardLine.y}V${at(bills.length - 1)}`, 'sky', 10, 'butt') +
      rows.join('') +
      `<path d="M${narrow ? 22 : 30} ${foot}H${right}" stroke="${tokens.ink3}"/>` +
      totals,
  }
}

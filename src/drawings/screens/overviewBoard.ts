import { tokens } from '../../theme/tokens.ts'
import { answeringNode, answers, answerSignal } from '../kit/answers.ts'
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

const dueNode = (y: number) =>
  `<circle cx="${boardLine.x}" cy="${y}" r="11" fill="${paint('sun')}" stroke="${paint('paper')}" stroke-width="5"/>`

/** Bills as a departure board on ink: the line runs down the paid ones to the one that is due. */
export function boardScreen(bills: readonly BoardBill[], currency: Currency, width: number): Screen {
  const narrow = width < 400
  const height = head + bills.length * row + (narrow ? 96 : 72)
  const right = width - (narrow ? 22 : 30)
  const words = narrow ? 60 : 70
  const at = (index: number) => boardLine.y + index * row
  const state = (y: number, paid: boolean) => {
    const glyph: IconName = paid ? 'check' : 'clock'
    const colour = paid ? 'lagoonHi' : 'sun'
    return (
      icon(glyph, right - (paid ? 46 : 84) - 4, y + 7, { size: 14, colour, width: 2.4 }) +
      text(right, y + 19, paid ? 'Paid' : 'Due today', { size: 13.5, weight: 600, fill: colour, anchor: 'end' })
    )
  }
  const rows = bills.map(({ name, detail, amount, paid }, index) => {
    const y = at(index)
    return (
      `<path d="M${words} ${y - row / 2}H${right}" stroke="${tokens.ink3}"/>` +
      text(words, y - 4, name, { size: 16, weight: 600, fill: 'paper' }) +
      text(words, y + 19, detail, { size: 13.5, fill: 'rule' }) +
      text(right, y - 4, figures(amount), { size: 16, weight: 600, fill: 'paper', anchor: 'end' }) +
      (paid ? state(y, true) : answers(state(y, false), state(y, true))) +
      (paid ? node(boardLine.x, y) : answeringNode(dueNode(y)))
    )
  })
  const foot = head + bills.length * row
  const total = (y: number, x: number, name: string, amount: number, from?: number) =>
    text(x, y, name, { fill: 'rule' }) +
    text(from ?? right, y + 1, money(currency, amount), {
      size: 20,
      weight: 600,
      fill: 'paper',
      face: 'condensed',
      anchor: from ? 'start' : 'end',
    })
  const totals = (paid: number, due: number) =>
    narrow
      ? total(foot + 38, 22, 'Paid', paid) + total(foot + 70, 22, 'Due', due)
      : total(foot + 44, words, 'Paid', paid, words + 70) + total(foot + 44, right - 166, 'Due', due)
  const [paid, due] = [sum(bills, true), sum(bills, false)]
  return {
    width,
    height,
    svg:
      box(0, 0, width, height, { radius: 20, fill: 'ink' }) +
      text(narrow ? 22 : 30, 38, 'Bills, 6 to 14 June', { size: 17, weight: 600, fill: 'paper' }) +
      text(right, 38, currency, { size: 13.5, fill: 'rule', anchor: 'end' }) +
      stroke(`M0 ${boardLine.y}H${boardLine.x}`, 'sky', 10, 'butt') +
      stroke(`M${boardLine.x} ${boardLine.y}V${at(bills.length - 1)}`, 'sky', 10, 'butt') +
      answerSignal(`M${boardLine.x} ${boardLine.y}V${at(bills.length - 1)}`) +
      rows.join('') +
      `<path d="M${narrow ? 22 : 30} ${foot}H${right}" stroke="${tokens.ink3}"/>` +
      answers(totals(paid, due), totals(paid + due, 0)),
  }
}

import type { Screen } from '../kit/drawing.ts'
import { icon } from '../kit/icons.ts'
import { type Currency, money } from '../kit/samples.ts'
import { box, paint, panel } from '../kit/shapes.ts'
import { button, caption, text } from '../kit/text.ts'
import { customerMark } from './studyMark.ts'

export interface AirtimeSale {
  currency: Currency
  amount: number
  /** What the member gets back from the community. */
  cashback: number
}

/** The community's mark; x, y is the middle of its left circle. */
const mark = (x: number, y: number) => customerMark('gamepride', x - 10, y - 17, 34, 'clayText')

/** Members of the community, without names. */
function community(width: number, height: number): string {
  const rows = [0, 1, 2, 3].map((index) => {
    const y = 104 + index * 56
    return (
      `<circle cx="42" cy="${y}" r="15" fill="${paint('mist2')}"/>` +
      box(68, y - 10, [84, 66, 92, 58][index] ?? 60, 8, { radius: 4, fill: 'rule' }) +
      box(68, y + 4, [56, 78, 48, 70][index] ?? 60, 8, { radius: 4, fill: 'mist2' })
    )
  })
  return (
    `<path d="M1 19A18 18 0 0 1 19 1H${width}V${height - 1}H19A18 18 0 0 1 1 ${height - 19}Z" fill="${paint('mist')}"/>` +
    mark(38, 44) +
    box(74, 39, 82, 10, { radius: 5, fill: 'edge' }) +
    rows.join('')
  )
}

/** Airtime bought inside the community. Where there is room, the community is beside it. */
export function airtimeScreen(sale: AirtimeSale, width: number): Screen {
  const narrow = width < 400
  const side = narrow ? 0 : 200
  const x = side + (narrow ? 22 : 34)
  const right = width - (narrow ? 22 : 34)
  const height = 364
  return {
    width,
    height,
    svg:
      panel(width, height, 18) +
      (narrow ? '' : community(side, height)) +
      icon('smartphone', x, 28, { size: 22 }) +
      text(x + 34, 45, 'Airtime', { size: 17, weight: 600 }) +
      (narrow ? mark(right - 20, 39) : '') +
      caption(x, 88, 'Phone number', { size: 13.5 }) +
      box(x + 0.5, 98.5, right - x - 1, 44, { radius: 12, edge: 'edge' }) +
      box(x + 18, 116, 116, 9, { radius: 4.5, fill: 'rule' }) +
      caption(x, 174, 'Amount', { size: 13.5 }) +
      text(x - 1, 212, money(sale.currency, sale.amount), { size: 34, weight: 600, face: 'condensed' }) +
      box(x, 232, right - x, 44, { radius: 12, fill: 'clayTint' }) +
      text(x + 16, 259, 'Cashback', { weight: 600, fill: 'clayText' }) +
      text(right - 16, 259, money(sale.currency, sale.cashback), { weight: 600, anchor: 'end', fill: 'clayText' }) +
      button(x, 292, right - x, 44, 'Buy airtime'),
  }
}

import type { Screen } from '../kit/drawing.ts'
import { answers } from '../kit/answers.ts'
import { icon } from '../kit/icons.ts'
import { node, stroke } from '../kit/lines.ts'
import { type Company, type Currency, figures, money } from '../kit/samples.ts'
import { hairline, panel } from '../kit/shapes.ts'
import { caption, text } from '../kit/text.ts'

export interface Invoice {
  number: string
  from: Company
  to: Company
  currency: Currency
  items: readonly (readonly [work: string, amount: number])[]
}

/** What the customer has to pay. */
export function total(invoice: Invoice): number {
  return invoice.items.reduce((sum, [, amount]) => sum + amount, 0)
}

const states = ['Sent', 'Opened', 'Paid']

/** How far an invoice has come: what is said of it, and the line as far as its state. */
function progress(current: number, width: number): string {
  const right = width - 22
  const at = (index: number) => 30 + ((width - 60) * index) / (states.length - 1)
  const anchors = ['start', 'middle', 'end'] as const
  const isPaid = current === states.length - 1
  const colour = isPaid ? 'lagoonText' : 'skyText'
  const stations = states.map((name, index) => {
    const isCurrent = index === current
    const x = index === 0 ? 22 : index === states.length - 1 ? right : at(index)
    return (
      node(at(index), 296, isCurrent ? 8 : 6, isCurrent ? 4 : 3) +
      caption(x, 326, name, { anchor: anchors[index] ?? 'middle', ...(isCurrent && { weight: 600, fill: 'ink' }) })
    )
  })
  return (
    icon('link', 22, 248, { colour, width: 2.2 }) +
    text(50, 262, isPaid ? 'Paid by payment link' : 'Payment link opened', { weight: 600, fill: colour }) +
    (isPaid ? '' : stroke(`M30 296H${width - 30}`, 'mist2', 8)) +
    stroke(`M30 296H${at(current)}`, 'sun', 8) +
    stations.join('')
  )
}

/** An invoice that is paid by its payment link. All that counts is in the upper 326 px. */
export function invoiceScreen(invoice: Invoice, width: number, height: number): Screen {
  const right = width - 22
  const items = invoice.items.map(([work, amount], index) => {
    const y = 120 + index * 30
    return text(22, y, work) + text(right, y, figures(amount), { weight: 600, anchor: 'end' })
  })
  return {
    width,
    height,
    svg:
      panel(width, height) +
      text(22, 38, `Invoice ${invoice.number}`, { size: 16, weight: 600 }) +
      caption(22, 64, `${invoice.from} to ${invoice.to}`) +
      hairline(22, 88, right) +
      items.join('') +
      hairline(22, 172, right) +
      text(22, 207, 'Total', { weight: 600 }) +
      text(right + 1, 208, money(invoice.currency, total(invoice)), {
        size: 26,
        weight: 600,
        face: 'condensed',
        anchor: 'end',
      }) +
      hairline(22, 230, right) +
      answers(progress(1, width), progress(2, width)),
  }
}

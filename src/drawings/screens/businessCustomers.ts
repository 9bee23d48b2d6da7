import type { Screen } from '../kit/drawing.ts'
import type { Line } from '../kit/lines.ts'
import { type Company, type Currency, figures, initials, money } from '../kit/samples.ts'
import { hairline, panel } from '../kit/shapes.ts'
import { avatar, caption, text } from '../kit/text.ts'

export interface Customer {
  name: Company
  /** The account number made for this customer. */
  number: string
  paid: number
  line: Line
}

const head = 60
const row = 60

/** Where the line docks: at the first customer. */
export const customersDock = head + row / 2

/** What all customers have paid. */
export function paidByAll(customers: readonly Customer[]): number {
  return customers.reduce((total, { paid }) => total + paid, 0)
}

/** Customers, each with an account number of its own, and the sum they have paid. */
export function customersScreen(customers: readonly Customer[], currency: Currency, width: number): Screen {
  const height = head + customers.length * row + 58
  const right = width - 22
  const foot = head + customers.length * row
  const rows = customers.map((customer, index) => {
    const y = head + index * row
    return (
      hairline(22, y, right) +
      avatar(40, y + 30, initials(customer.name), customer.line) +
      text(70, y + 26, customer.name, { size: 14.5, weight: 600 }) +
      caption(70, y + 45, customer.number) +
      text(right, y + 35, figures(customer.paid), {
        size: 15,
        weight: 600,
        anchor: 'end',
        fill: customer.paid > 0 ? 'ink' : 'text3',
      })
    )
  })
  return {
    width,
    height,
    svg:
      panel(width, height) +
      text(22, 38, 'One number per customer', { size: 15, weight: 600 }) +
      caption(right, 38, currency, { anchor: 'end' }) +
      rows.join('') +
      hairline(22, foot, right) +
      text(22, foot + 35, 'Received', { weight: 600 }) +
      text(right, foot + 36, money(currency, paidByAll(customers)), {
        size: 20,
        weight: 600,
        anchor: 'end',
        face: 'condensed',
      }),
  }
}

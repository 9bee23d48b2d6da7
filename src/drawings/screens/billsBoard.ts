import type { Screen } from '../kit/drawing.ts'
import { icon, type IconName } from '../kit/icons.ts'
import { stroke } from '../kit/lines.ts'
import { comes, draws, slides, type State as Turn, states } from '../kit/living.ts'
import { type Currency, money } from '../kit/samples.ts'
import { box, type Colour, paint } from '../kit/shapes.ts'
import { type State, state } from '../kit/state.ts'
import { text } from '../kit/text.ts'

export interface BoardBill {
  due: string
  name: string
  reference: string
  icon: IconName
  currency: Currency
  amount: number
  /** Its states, each with its moment; the last one is that of today. */
  course: readonly (readonly [name: State, moment: number])[]
}

/** The state of a bill at a moment; without one, in the end. */
export function stateOf({ course }: BoardBill, moment = Infinity): State {
  const [name] = course.findLast(([, from]) => from <= moment) ?? course[0] ?? ['Scheduled']
  return name
}

/** The moment at which the last bill is paid; 0 where all of it was before. */
const paidAt = (bills: readonly BoardBill[]) =>
  Math.max(0, ...bills.flatMap(({ course }) => course.flatMap(([name, from]) => (name === 'Paid' ? [from] : []))))

/** The states of a bill in one place. */
const inTurn = (bill: BoardBill, right: number, y: number, look: { size?: number; ink: boolean }) =>
  states(bill.course.map(([name, from]): Turn => [state(right, y, name, look), from]))

/** `NGN 89,400` and `XAF 18,600`: the sum of the bills in each currency, paid or still ahead. Nothing is converted. */
export function totals(bills: readonly BoardBill[], paid: boolean, moment = Infinity): string[] {
  const sums = new Map<Currency, number>()
  for (const bill of bills)
    if ((stateOf(bill, moment) === 'Paid') === paid)
      sums.set(bill.currency, (sums.get(bill.currency) ?? 0) + bill.amount)
  return [...sums].map(([currency, amount]) => money(currency, amount))
}

/** Where the parts of a board are at its three widths: a desktop, a tablet and a phone. */
function layoutOf(width: number) {
  if (width < 400) return { row: 62, head: 70, foot: 100, spine: 28, due: 54, name: 54, amount: width - 20, edge: 20 }
  if (width < 900)
    return { row: 62, head: 84, foot: 82, spine: 40, due: 76, name: 192, amount: width - 186, edge: 32, icon: 152 }
  return {
    row: 58,
    head: 88,
    foot: 82,
    spine: 52,
    due: 96,
    name: 250,
    amount: 930,
    edge: 44,
    icon: 204,
    reference: 590,
  }
}

/** Where the line meets the board: its spine, and the height of the first bill. */
export function boardDock(width: number): { x: number; y: number } {
  const { spine, head, row } = layoutOf(width)
  return { x: spine, y: head + row / 2 }
}

/** Height of a board of so many bills. */
export function boardHeight(bills: readonly BoardBill[], width: number): number {
  const { head, row, foot } = layoutOf(width)
  return head + bills.length * row + foot
}

function rule(x1: number, y: number, x2: number): string {
  return `<path d="M${x1} ${y}H${x2}" stroke="${paint('ink3')}"/>`
}

function billRow(bill: BoardBill, y: number, width: number): string {
  const at = layoutOf(width)
  const middle = y + at.row / 2
  const amount = money(bill.currency, bill.amount)
  const look = { weight: 600, fill: 'paper' } as const
  if (at.icon === undefined)
    return (
      text(at.name, middle - 5, bill.name, look) +
      text(at.due, middle + 15, bill.due, { size: 13, fill: 'sun', face: 'mono' }) +
      text(at.amount, middle - 5, amount, { ...look, anchor: 'end' }) +
      inTurn(bill, at.amount, middle + 15, { ink: true })
    )
  const named =
    at.reference === undefined
      ? text(at.name, middle - 3, bill.name, { ...look, size: 15.5 }) +
        text(at.name, middle + 16, bill.reference, { size: 13, fill: 'onInk2', face: 'mono' })
      : text(at.name, middle + 5.5, bill.name, { ...look, size: 17 }) +
        text(at.reference, middle + 5, bill.reference, { fill: 'onInk2', face: 'mono' })
  return (
    text(at.due, middle + 5, bill.due, { size: 15, fill: 'sun', face: 'mono' }) +
    icon(bill.icon, at.icon, middle - 10, { size: 20, colour: 'onInk2' }) +
    named +
    text(at.amount, middle + 5.5, amount, { ...look, size: 16, anchor: 'end' }) +
    inTurn(bill, width - at.edge, middle + 5.5, { size: 15, ink: true })
  )
}

function disc(x: number, y: number, radius: number, fill: Colour): string {
  return `<circle cx="${x}" cy="${Math.round(y * 10) / 10}" r="${radius}" fill="${paint(fill)}"/>`
}

function ring(x: number, y: number, [radius, width]: readonly [number, number], fill: Colour, edge: Colour): string {
  return (
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${paint(fill)}" ` +
    `stroke="${paint(edge)}" stroke-width="${width}"/>`
  )
}

/** The line down the board: sky through what is paid, a sun node at the last, dots to what is ahead. */
export function boardSpine(bills: readonly BoardBill[], width: number): string {
  const { x, y } = boardDock(width)
  const { row } = layoutOf(width)
  const phone = width < 400
  const paid = paidAt(bills)
  const at = (index: number) => y + index * row
  const current = bills.findLastIndex((bill) => stateOf(bill) === 'Paid')
  const gaps = bills.slice(current + 1).flatMap((_, index) => {
    // The first gap begins below the larger node.
    const shares = index === 0 ? [0.45, 0.64] : [0.4, 0.6]
    return shares.map((share) => disc(x, at(current + index) + row * share, phone ? 2.6 : 3.2, 'onInk3'))
  })
  const nodes = bills.map((bill, index) => {
    const marker = ring(x, at(index), phone ? [10, 5] : [13, 6], 'sun', 'paper')
    if (index === current)
      return paid > 0
        ? ring(x, at(index), phone ? [6.5, 3.2] : [8, 4], 'ink', 'onInk3') + slides(marker, paid, { y: -row })
        : marker
    const [fill, edge] = stateOf(bill) === 'Paid' ? (['sky', 'paper'] as const) : (['ink', 'onInk3'] as const)
    return ring(x, at(index), phone ? [6.5, 3.2] : [8, 4], fill, edge)
  })
  const weight = phone ? 7 : 9
  const last = current - 1
  const way =
    paid > 0
      ? draws(stroke(`M${x} ${y}V${at(last)}`, 'sky', weight), 4) +
        draws(stroke(`M${x} ${at(last)}V${at(current)}`, 'sky', weight), paid, true)
      : stroke(`M${x} ${y}V${at(current)}`, 'sky', weight)
  return way + gaps.join('') + nodes.join('')
}

function headings(width: number, today: string): string {
  const at = layoutOf(width)
  const look = { size: 13.5, fill: 'onInk3' } as const
  if (at.icon === undefined)
    return (
      text(at.edge, 42, 'Bills in June', { size: 16, weight: 600, fill: 'paper' }) +
      text(width - at.edge, 42, today, { size: 13, fill: 'sun', face: 'mono', anchor: 'end' })
    )
  const y = at.head - 36
  return (
    text(at.due, y, 'Due', look) +
    text(at.name, y, 'Bill', look) +
    (at.reference === undefined ? '' : text(at.reference, y, 'Reference', look)) +
    text(at.amount, y, 'Amount', { ...look, anchor: 'end' }) +
    text(width - at.edge, y, 'Status', { ...look, anchor: 'end' })
  )
}

function footer(bills: readonly BoardBill[], width: number): string {
  const at = layoutOf(width)
  const y = at.head + bills.length * at.row
  const moment = paidAt(bills)
  const sums = (isPaid: boolean, draw: (words: string) => string) => {
    const sum = (when?: number) => draw(totals(bills, isPaid, when).join(' and '))
    return moment > 0
      ? states([
          [sum(0), 0],
          [sum(), moment],
        ])
      : sum()
  }
  const name = { size: 14.5, fill: 'onInk2' } as const
  const right = width - at.edge
  if (at.icon === undefined)
    return (
      [
        ['Paid', true],
        ['Ahead', false],
      ] as const
    )
      .map(
        ([words, isPaid], index) =>
          text(at.edge, y + 36 + index * 34, words, { ...name, size: 13.5 }) +
          sums(isPaid, (amount) =>
            text(right, y + 37 + index * 34, amount, {
              size: 16,
              weight: 600,
              fill: 'paper',
              anchor: 'end',
              face: 'condensed',
            }),
          ),
      )
      .join('')
  const figure = { size: 20, weight: 600, fill: 'paper', face: 'condensed' } as const
  return (
    text(at.due, y + 50, 'Paid so far', name) +
    sums(true, (amount) => text(at.due + 92, y + 51, amount, figure)) +
    sums(false, (amount) => text(right, y + 51, amount, { ...figure, anchor: 'end' })) +
    text(right - 240, y + 50, 'Ahead', { ...name, anchor: 'end' })
  )
}

/** The bills of a month as a board on ink: what is paid, what is due, what is still ahead. */
export function boardScreen(bills: readonly BoardBill[], today: string, width: number): Screen {
  const at = layoutOf(width)
  const height = boardHeight(bills, width)
  const current = bills.findLastIndex((bill) => stateOf(bill) === 'Paid')
  const left = at.icon === undefined ? at.name - 10 : at.due - 16
  const rows = bills.map((bill, index) => {
    const y = at.head + index * at.row
    const light = box(left, y + 1, width - left - at.edge + 16, at.row - 1, { radius: 10, fill: 'ink2' })
    const paid = paidAt(bills)
    const lit = index !== current ? '' : paid > 0 ? comes(light, paid) : light
    return rule(at.due, y, width - at.edge) + lit + billRow(bill, y, width)
  })
  return {
    width,
    height,
    svg:
      box(0, 0, width, height, { radius: 24, fill: 'ink' }) +
      headings(width, today) +
      rows.join('') +
      rule(at.icon === undefined ? at.edge : at.due, at.head + bills.length * at.row, width - at.edge) +
      footer(bills, width),
  }
}

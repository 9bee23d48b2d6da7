import { repeats } from '../bills/billsRepeat.ts'
import { bill as meterBill } from '../bills/billsSteps.ts'
import { cut, type Drawing, place } from '../kit/drawing.ts'
import { node, type Point, railPath, stroke } from '../kit/lines.ts'
import { above, draws, lands, running, signal } from '../kit/living.ts'
import { type PaidBill, billChip } from '../screens/billChip.ts'
import { phoneScreen, type Receipt } from '../screens/billsPhone.ts'
import { repeatDock, repeatScreen } from '../screens/billsRepeat.ts'

export const receipt: Receipt = {
  name: meterBill.name,
  city: meterBill.city,
  meter: meterBill.meter,
  date: '1 June',
  again: 'On the 1st',
  currency: 'NGN',
  amount: 12000,
  token: meterBill.token,
  paidAt: 19,
}

/** The last bill of the list that was paid. */
export const paid: PaidBill = { name: 'Data', icon: 'signal', currency: 'NGN', amount: 5000, paidAt: 30 }

/** What is paid of the bills on repeat, as each of these is paid. */
const paidOf = (...bills: readonly { amount: number; paidAt?: number }[]) =>
  running(
    0,
    bills.map(({ amount, paidAt = 0 }) => [amount, paidAt]),
  )
const month = { currency: 'NGN', month: 'Each month' } as const

/*
 * Wide: the art is 1440 by 760 and is in the middle of a canvas of 2880, as on the home page, so that the line
 * runs past both page edges up to a window of 2880 px.
 */
const art = { width: 1440, height: 760 }
const margin = art.width / 2
const left = -margin
const right = art.width + margin

function wide(): string {
  // The line stays below all words of the hero and turns up right of the buttons.
  const foot = 700
  const list = { x: 740, y: 366, width: 316 }
  const phone = { x: 1082, y: 84 }
  const chip = { x: 794, y: 250, width: 208 }
  const dock = list.y + repeatDock
  const points: Point[] = [
    [left, foot],
    [list.x - 56 - (foot - dock), foot],
    [list.x - 56, dock],
    [right, dock],
  ]
  const stem = chip.x + 156
  const toPhone: Point[] = [[0, foot], ...points.slice(1, 3), [phone.x, dock]]
  const look = { ...month, height: 306, paid: paidOf(receipt, paid) }
  return (
    draws(stroke(railPath(points, { radius: 48 }), 'sky')) +
    signal(railPath(toPhone, { radius: 48 }), 10) +
    draws(stroke(`M${stem} ${list.y}V${chip.y + 20}`, 'sky'), 22, true) +
    signal(`M${stem} ${list.y}V${chip.y + 64}`, 25, { quick: true }) +
    above +
    place(billChip(paid, chip.width), chip.x, chip.y) +
    place(repeatScreen(repeats, look, list.width), list.x, list.y) +
    place(phoneScreen(receipt), phone.x, phone.y) +
    lands(node(list.x, dock), 5) +
    lands(node(phone.x, dock), 7, receipt.paidAt) +
    lands(node(stem, chip.y + 64), 25, paid.paidAt) +
    lands(node(stem, list.y), 22)
  )
}

/*
 * Small: 390 wide for a window of 390, edge to edge. The list covers the foot of the phone; the line enters on the left,
 * comes down right of the phone to the list, and leaves on the right.
 */
const small = { width: 390, height: 720 }

function drawSmall(): string {
  const phone = { x: 55, y: 12, height: 440 }
  const list = { x: 21, y: 372, width: 348 }
  const enters = 196
  const stem = 352
  const dock = list.y + repeatDock
  const look = { ...month, height: 300, paid: paidOf(receipt) }
  const line = (path: string) => stroke(path, 'sky', 9.5, 'butt')
  const toList: Point[] = [
    [phone.x + 200, enters],
    [stem, enters],
    [stem, list.y + 10],
  ]
  return (
    draws(line(`M0 ${enters}H${phone.x + 10}`), 2, true) +
    signal(`M0 ${enters}H${phone.x}`, 14, { quick: true }) +
    draws(line(railPath(toList, { radius: 14 })), 4) +
    draws(line(`M${list.x + list.width - 10} ${dock}H${small.width}`), 13, true) +
    above +
    place(phoneScreen(receipt, phone.height), phone.x, phone.y) +
    place(repeatScreen(repeats, look, list.width), list.x, list.y) +
    lands(node(phone.x, enters, 7, 3.5), 6, receipt.paidAt) +
    lands(node(stem, list.y, 7, 3.5), 13) +
    lands(node(list.x + list.width, dock, 7, 3.5), 13)
  )
}

const drawing: Drawing = {
  wide: cut({ x: left, width: art.width * 2, height: art.height, kind: 'pageWithRoom' }, wide),
  small: cut(small, drawSmall),
}

export default drawing

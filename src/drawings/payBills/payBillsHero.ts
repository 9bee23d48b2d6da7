import { cut, type Drawing, place } from '../kit/drawing.ts'
import { node, type Point, railPath, stroke } from '../kit/lines.ts'
import { above, draws, lands, running, signal } from '../kit/living.ts'
import { phoneScreen, type Receipt } from '../screens/billsPhone.ts'
import { type Progress, repeatDock, repeatScreen } from '../screens/billsRepeat.ts'
import { repeats } from './payBillsRepeat.ts'

export const receipt: Receipt = {
  name: 'Electricity',
  city: 'Lagos',
  // Of a home: the meters of /bills-payment are a company's, and each token is for one payment.
  meter: '4510 2216 42',
  date: '1 June',
  again: 'On the 1st',
  currency: 'NGN',
  amount: 12000,
  token: '6203 8845 1790 2264 0518',
  paidAt: 14,
}

/** When each bill on repeat is paid; the last one has its date ahead. */
const paidAt = [receipt.paidAt, 20, undefined] as const
const moves = repeats.flatMap(({ amount }, at) => {
  const moment = paidAt[at]
  return moment === undefined ? [] : [[amount, moment] as const]
})
export const progress: Progress = { paid: running(0, moves), paidAt }
/** The list of a month that is under way. */
export const month = { currency: 'NGN', month: 'Each month', progress } as const
/** When money for the second bill leaves: it docks at the list. */
export const secondLeaves = 11
/** When money for the first one leaves. */
export const firstLeaves = 5

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
  const foot = 612
  const list = { x: 740, y: 350, width: 316 }
  const phone = { x: 1082, y: 84 }
  const dock = list.y + repeatDock
  const points: Point[] = [
    [left, foot],
    [list.x - 56 - (foot - dock), foot],
    [list.x - 56, dock],
    [right, dock],
  ]
  const toList: Point[] = [[0, foot], ...points.slice(1, 3), [list.x, dock]]
  const toPhone: Point[] = [...toList.slice(0, 3), [phone.x, dock]]
  return (
    draws(stroke(railPath(points, { radius: 48 }), 'sky')) +
    signal(railPath(toPhone, { radius: 48 }), firstLeaves) +
    signal(railPath(toList, { radius: 48 }), secondLeaves) +
    above +
    place(repeatScreen(repeats, { ...month, height: 326 }, list.width), list.x, list.y) +
    place(phoneScreen(receipt), phone.x, phone.y) +
    lands(node(list.x, dock), 5, paidAt[1]) +
    lands(node(phone.x, dock), 7, receipt.paidAt)
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
  const line = (path: string) => stroke(path, 'sky', 9.5, 'butt')
  const toList: Point[] = [
    [phone.x + 200, enters],
    [stem, enters],
    [stem, list.y + 10],
  ]
  return (
    draws(line(`M0 ${enters}H${phone.x + 10}`), 2, true) +
    signal(`M0 ${enters}H${phone.x}`, 9, { quick: true }) +
    draws(line(railPath(toList, { radius: 14 })), 4) +
    signal(railPath(toList, { radius: 14 }), secondLeaves) +
    draws(line(`M${list.x + list.width - 10} ${dock}H${small.width}`), 13, true) +
    above +
    place(phoneScreen(receipt, phone.height), phone.x, phone.y) +
    place(repeatScreen(repeats, { ...month, height: 316 }, list.width), list.x, list.y) +
    lands(node(phone.x, enters, 7, 3.5), 6, receipt.paidAt) +
    lands(node(stem, list.y, 7, 3.5), 13, paidAt[1]) +
    lands(node(list.x + list.width, dock, 7, 3.5), 13)
  )
}

const drawing: Drawing = {
  wide: cut({ x: left, width: art.width * 2, height: art.height, kind: 'pageWithRoom' }, wide),
  small: cut(small, drawSmall),
}

export default drawing

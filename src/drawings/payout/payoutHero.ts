import { capsule, dots } from '../kit/capsule.ts'
import { cut, type Drawing, place } from '../kit/drawing.ts'
import { node, type Point, railPath, stroke } from '../kit/lines.ts'
import { payoutFileHeight, payoutFileScreen } from '../screens/payoutFile.ts'
import { type BatchPayout, payoutRowScreen } from '../screens/payoutRow.ts'

/** One list from two wallets. Its order is the order of the fan, from the top. */
export const batch: readonly BatchPayout[] = [
  {
    to: 'Adaeze Balogun',
    short: 'A. Balogun',
    detail: 'Salary',
    currency: 'NGN',
    amount: 480000,
    state: 'Settled',
    line: 'lagoon',
  },
  { to: 'Bello Grains', detail: 'Supplier', currency: 'NGN', amount: 1120000, state: 'Settled', line: 'clay' },
  { to: 'Ndole House', detail: 'Supplier, Douala', currency: 'XAF', amount: 845000, state: 'Settled', line: 'sun' },
  { to: 'Tunde Musa', detail: 'Driver', currency: 'NGN', amount: 94000, state: 'Settled', line: 'sky' },
  { to: 'Kasuwa Online', detail: 'Supplier', currency: 'NGN', amount: 126500, state: 'In transit', line: 'lagoon' },
  { to: 'Tiko Studio', detail: 'Contractor, Douala', currency: 'XAF', amount: 118500, state: 'Settled', line: 'clay' },
  { to: 'Ese Clinic', detail: 'Refund', currency: 'NGN', amount: 270000, state: 'Scheduled', line: 'sky' },
]

const middle = (batch.length - 1) / 2

/*
 * Wide: the art is 1440 by 630 and is in the middle of a canvas of 2880 by 670, so that the lines run past both page
 * edges up to a window of 2880 px; the lowest 40 px hold nothing but the end of a shadow.
 */
const art = { width: 1440, height: 630 }
const left = -art.width / 2
const right = art.width * 1.5

function wide(): string {
  const list = { x: 80, width: 400, y: 318 }
  const row = { width: 400, height: 68 }
  const gap = 15
  const docks = batch.map((payout, index) => {
    const rank = index - middle
    // The chevron: the middle row is furthest left.
    return { payout, rank, x: 766 + Math.abs(rank) * 42, y: list.y + rank * 88 }
  })
  const fan = docks.map(({ payout, rank, x, y }) => {
    const from = list.y + rank * gap
    const turn = 548 + (middle - Math.abs(rank)) * 30
    const isSettled = payout.state === 'Settled'
    const end = isSettled ? right : x + row.width / 2
    const points: readonly Point[] = [
      [list.x + list.width, from],
      ...(rank === 0 ? [] : [[turn, from] as const, [turn + Math.abs(y - from), y] as const]),
      [end, y],
    ]
    return stroke(railPath(points, { radius: 40 }), 'sun', 10) + (isSettled ? '' : dots(x + row.width + 24, y, right))
  })
  return (
    stroke(`M${left} ${list.y}H${list.x + 40}`, 'sun') +
    fan.join('') +
    place(payoutFileScreen(batch, list.width), list.x, list.y - payoutFileHeight / 2) +
    docks
      .map(({ payout, x, y }) => place(payoutRowScreen(payout, row.width), x, y - row.height / 2) + node(x, y))
      .join('') +
    node(list.x, list.y) +
    capsule(list.x + list.width, list.y, 26, batch.length * gap + 12)
  )
}

/*
 * Small: 390 wide for a window of 390, edge to edge; the side margins of 21.7 are the page gutter (5.56 %). The lines leave
 * the lower edge of the list and run down the left edge, the outermost to the last row.
 */
const phone = { width: 390, height: 974 }

function small(): string {
  const gutter = 21.7
  const listWidth = phone.width - 2 * gutter
  const top = 8
  const foot = top + payoutFileHeight
  const row = { x: 106, width: phone.width - gutter - 106, height: 60, pitch: 72 }
  const pitch = 9
  const first = 36
  const docks = batch.map((payout, index) => ({
    payout,
    at: first + (batch.length - 1 - index) * pitch,
    y: foot + 66 + index * row.pitch,
  }))
  const fan = docks.map(({ payout, at, y }) => {
    const isSettled = payout.state === 'Settled'
    const points: readonly Point[] = [
      [at, foot],
      [at, y],
      [isSettled ? phone.width : row.x + 40, y],
    ]
    return (
      stroke(railPath(points, { radius: 16 }), 'sun', 6, 'butt') +
      (isSettled ? '' : dots(phone.width - gutter + 9, y, phone.width, 6))
    )
  })
  return (
    stroke(`M0 ${top + 200}H60`, 'sun', 9, 'butt') +
    fan.join('') +
    place(payoutFileScreen(batch, listWidth), gutter, top) +
    docks.map(({ payout, y }) => place(payoutRowScreen(payout, row.width), row.x, y - row.height / 2)).join('') +
    docks.map(({ y }) => node(row.x, y, 6.5, 3.5)).join('') +
    node(gutter, top + 200, 7, 3.5) +
    capsule(first + middle * pitch, foot, batch.length * pitch + 13, 20, 4)
  )
}

const drawing: Drawing = {
  wide: cut({ x: left, width: art.width * 2, height: art.height + 40 }, wide),
  small: cut(phone, small),
}

export default drawing

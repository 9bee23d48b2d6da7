import { capsule, dots } from '../kit/capsule.ts'
import { cut, type Drawing, place } from '../kit/drawing.ts'
import { node, type Point, railPath, stroke } from '../kit/lines.ts'
import { above, draws, lands, signal } from '../kit/living.ts'
import type { Course } from '../kit/paymentState.ts'
import {
  type Approval,
  approvalScreen,
  payoutFileHeight,
  payoutFileScreen,
  payoutListHeight,
  payoutListScreen,
} from '../screens/payoutFile.ts'
import { type BatchPayout, payoutRowScreen } from '../screens/payoutRow.ts'

/** From approval to the other side; `settled` is when that is, or never in this picture. */
const sent = (settled?: number): Course => [
  ['Approved', 0],
  ['In transit', 10],
  ...(settled === undefined ? [] : ([['Settled', settled]] as const)),
]

/** When somebody presses the button for the last payout, when it is approved, and when it is scheduled. */
const approval = { pressed: 27, approved: 29, scheduled: 38 }

const refund: BatchPayout = {
  to: 'Ese Clinic',
  detail: 'Refund',
  currency: 'NGN',
  amount: 270000,
  course: [
    ['Needs approval', 0],
    ['Approved', approval.approved],
    ['Scheduled', approval.scheduled],
  ],
  line: 'sky',
}

export const lastApproval: Approval = {
  payout: refund,
  by: 'Samuel Ngassa',
  pressedAt: approval.pressed,
  approvedAt: approval.approved,
}

/** One list from two wallets. Its order is the order of the fan, from the top. */
export const batch: readonly BatchPayout[] = [
  {
    to: 'Adaeze Balogun',
    short: 'A. Balogun',
    detail: 'Salary',
    currency: 'NGN',
    amount: 480000,
    course: sent(20),
    line: 'lagoon',
  },
  { to: 'Bello Grains', detail: 'Supplier', currency: 'NGN', amount: 1120000, course: sent(22), line: 'clay' },
  { to: 'Ndole House', detail: 'Supplier, Douala', currency: 'XAF', amount: 845000, course: sent(24), line: 'sun' },
  { to: 'Tunde Musa', detail: 'Driver', currency: 'NGN', amount: 94000, course: sent(32), line: 'sky' },
  { to: 'Kasuwa Online', detail: 'Supplier', currency: 'NGN', amount: 126500, course: sent(), line: 'lagoon' },
  { to: 'Tiko Studio', detail: 'Contractor, Douala', currency: 'XAF', amount: 118500, course: sent(34), line: 'clay' },
  refund,
]

const middle = (batch.length - 1) / 2

/*
 * Wide: the art is 1440 by 630 and is in the middle of a canvas of 2880 by 670, so that the lines run past both page
 * edges up to a window of 2880 px; the lowest 40 px hold nothing but the end of a shadow.
 */
const art = { width: 1440, height: 630 }
const left = -art.width / 2
const right = art.width * 1.5

interface Way {
  payout: BatchPayout
  path: string
  width: number
}

/**
 * The way of a payout: from the list to its row, and on to the other side once it is settled. Until then dots are there,
 * and in the place of a way that is not open yet.
 */
export function wayOf({ payout, path, width }: Way, onward: string, waiting: string): string {
  const settled = payout.course.find(([state]) => state === 'Settled')?.[1]
  const isLast = payout === refund
  const track = stroke(path, 'edge', Math.round(width * 0.8)).replace('/>', ` stroke-dasharray="1 ${width * 2}"/>`)
  const start = isLast ? approval.approved : 9
  return (
    (isLast ? track : '') +
    draws(stroke(path, 'sun', width, 'butt'), start) +
    signal(path, start + 1 + (batch.indexOf(payout) % 3), { width: width * 0.4 }) +
    (settled === undefined ? waiting : draws(stroke(onward, 'sun', width, 'butt'), settled))
  )
}

/** The node of a row: it swells when the payout is settled, or has its date. */
export function dock(payout: BatchPayout, ring: string): string {
  const isLast = payout === refund
  const settled = payout.course.find(([state]) => state === 'Settled')?.[1]
  return lands(ring, isLast ? approval.scheduled - 1 : 17, isLast ? approval.scheduled : (settled ?? 18))
}

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
    const points: readonly Point[] = [
      [list.x + list.width, from],
      ...(rank === 0 ? [] : [[turn, from] as const, [turn + Math.abs(y - from), y] as const]),
      [x + row.width / 2, y],
    ]
    const way = { payout, path: railPath(points, { radius: 40 }), width: 10 }
    return wayOf(way, `M${x + row.width - 4} ${y}H${right}`, dots(x + row.width + 24, y, right))
  })
  return (
    draws(stroke(`M${left} ${list.y}H${list.x + 40}`, 'sun')) +
    fan.join('') +
    above +
    place(payoutFileScreen(batch, lastApproval, list.width), list.x, list.y - payoutFileHeight / 2) +
    docks
      .map(
        ({ payout, x, y }) =>
          place(payoutRowScreen(payout, row.width), x, y - row.height / 2) + dock(payout, node(x, y)),
      )
      .join('') +
    lands(node(list.x, list.y), 7) +
    lands(capsule(list.x + list.width, list.y, 26, batch.length * gap + 12), 8)
  )
}

/*
 * Small: 390 wide for a window of 390, edge to edge; the side margins of 21.7 are the page gutter (5.56 %). The lines leave
 * the lower edge of the list and run down the left edge, the outermost to the last row. That one is approved under its row:
 * so the list is low, and the fan begins on the first screen.
 */
const phone = { width: 390, height: 922 }
/** A payout on a phone. */
export const smallRow = { width: 262, height: 60 }

function small(): string {
  const gutter = 21.7
  const listWidth = phone.width - 2 * gutter
  const top = 8
  const foot = top + payoutListHeight
  const row = { x: 106, ...smallRow, pitch: 72 }
  const pitch = 9
  const first = 36
  const docks = batch.map((payout, index) => ({
    payout,
    at: first + (batch.length - 1 - index) * pitch,
    y: foot + 56 + index * row.pitch,
  }))
  const fan = docks.map(({ payout, at, y }) => {
    const points: readonly Point[] = [
      [at, foot],
      [at, y],
      [row.x + 40, y],
    ]
    const end = phone.width - gutter
    const way = { payout, path: railPath(points, { radius: 16 }), width: 6 }
    return wayOf(way, `M${end - 4} ${y}H${phone.width}`, dots(end + 9, y, phone.width, 6))
  })
  return (
    draws(stroke(`M0 ${top + 150}H60`, 'sun', 9, 'butt')) +
    fan.join('') +
    above +
    place(payoutListScreen(batch, listWidth), gutter, top) +
    place(approvalScreen(lastApproval, row.width), row.x, foot + 56 + batch.length * row.pitch - row.height / 2) +
    docks.map(({ payout, y }) => place(payoutRowScreen(payout, row.width), row.x, y - row.height / 2)).join('') +
    docks.map(({ payout, y }) => dock(payout, node(row.x, y, 6.5, 3.5))).join('') +
    lands(node(gutter, top + 150, 7, 3.5), 7) +
    lands(capsule(first + middle * pitch, foot, batch.length * pitch + 13, 20, 4), 8)
  )
}

const drawing: Drawing = {
  wide: cut({ x: left, width: art.width * 2, height: art.height + 40, kind: 'page' }, wide),
  small: cut(phone, small),
}

export default drawing

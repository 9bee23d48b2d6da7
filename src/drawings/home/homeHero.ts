import { cut, type Drawing, place } from '../kit/drawing.ts'
import { interchange, type Line, node, type Point, railPath, stroke } from '../kit/lines.ts'
import { above, comes, draws, lands, signal } from '../kit/living.ts'
import { type Account, accountScreen } from '../screens/account.ts'
import { type PaidBill, billChip } from '../screens/billChip.ts'
import { type Card, cardScreen, clayStripe } from '../screens/card.ts'
import { paymentChip } from '../screens/paymentChip.ts'
import { type Payout, payoutsScreen } from '../screens/payouts.ts'

/** When each signal arrives, in tenths of a second; the salary leaves the account before it arrives in the list. */
const moments = { collected: 19, spent: 29, sent: 24, settled: 33, paid: 37 }

export const bill: PaidBill = { name: 'Electricity', icon: 'zap', currency: 'NGN', amount: 12000, paidAt: moments.paid }
const salary = 480000
const collected = 312400

export const account: Account = {
  name: 'Operating account',
  currency: 'NGN',
  balance: 4218960.75,
  today: collected,
  number: '0123 4567 89',
  owner: 'Adunni Foods',
  moves: [
    [collected, moments.collected],
    [-salary, moments.sent],
    [-bill.amount, moments.paid],
  ],
}

/** What the card pays, from the wallet of its currency. */
export const purchase = 'USD 42.00'

export const card: Card = { label: 'Virtual', brand: 'Mastercard', ending: '4417' }

const bello = {
  to: 'Bello Grains',
  currency: 'NGN',
  amount: 1120000,
  course: [['Settled', 0]],
  line: 'lagoon',
} as const
const ndole = { to: 'Ndole House', currency: 'XAF', amount: 845000, course: [['Settled', 0]], line: 'clay' } as const
const adaeze: Payout = {
  to: 'Adaeze Balogun',
  short: 'A. Balogun',
  detail: 'Salary',
  currency: 'NGN',
  amount: salary,
  course: [
    ['Scheduled', 0],
    ['In transit', moments.sent],
    ['Settled', moments.settled],
  ],
  line: 'sky',
}

export const payouts: readonly Payout[] = [
  { ...bello, detail: 'Supplier' },
  { ...ndole, detail: 'Lagos to Douala' },
  adaeze,
]

/** The small list has room for two. */
const shortPayouts: readonly Payout[] = [{ ...bello, detail: 'Supplier' }, adaeze]

export interface HeroLine {
  line: Line
  path: string
}

/*
 * Wide: the art is 1440 by 760 and is in the middle of a canvas of 2880 by 800, so that the lines run past both
 * page edges up to a window of 2880 px; the lowest 40 px hold nothing but the end of a shadow.
 */
const art = { width: 1440, height: 760 }
const margin = art.width / 2
const left = -margin
const right = art.width + margin

/** The bundle at the foot of the art: its first line is 24 px clear of the buttons above it, also at 1200 px. */
const foot = 664
const pitch = 16
/** Where the first line would cross the upper edge of the art if it never turned: right of all words of the hero. */
const climb = 1196

/** One line of the bundle: along the foot, up in parallel with its neighbours, then to the screen at `x`, `y`. */
function branch(line: Line, rank: number, x: number, y: number): HeroLine {
  const from = foot + rank * pitch
  // Parallels at 45 degrees lie √2 pitches apart on a horizontal.
  const diagonal = climb + rank * pitch * Math.SQRT2
  const points: readonly Point[] = [
    [left, from],
    [diagonal - from, from],
    [diagonal - y, y],
    [x, y],
  ]
  return { line, path: railPath(points, { radius: [40 + rank * pitch, 52] }) }
}

/** The clay line where it leaves the card, in which it is a stripe of the art. */
function behind(x: number, y: number, to: number): HeroLine {
  return { line: 'clay', path: `M${x} ${Math.round(y * 10) / 10}H${to}` }
}

const balance = { x: 1044, y: 84, node: 196 }
const debit = { x: 940, y: 286, width: 304, stripe: clayStripe(304) }
const list = { x: 940, y: 498, node: 604 }
const chip = { x: 692, node: foot + 3 * pitch }

/** The lines of the wide cut in its coordinates; the last one is the clay line behind the card. */
export const wideLines: readonly HeroLine[] = [
  branch('lagoon', 0, right, balance.node),
  branch('clay', 1, debit.x + 20, debit.y + debit.stripe.enters),
  branch('sun', 2, right, list.node),
  { line: 'sky', path: `M${left} ${chip.node}H${right}` },
  behind(debit.x + debit.width - 20, debit.y + debit.stripe.leaves, right),
]

/** The lines draw themselves; the clay line in two parts, which take as long together as another one. */
function drawLines(lines: readonly HeroLine[], width: number): string {
  return lines
    .map(({ line, path }, index) => {
      const isBehind = index === 4
      return draws(stroke(path, line, width, 'butt'), isBehind ? 4 : 0, line === 'clay')
    })
    .join('')
}

/** Signals: each runs to its dock only, where something changes when it arrives. */
function signals(paths: readonly string[]): string {
  const starts = [moments.collected - 9, 15, 25, moments.sent, moments.paid - 9]
  return paths.map((path, index) => signal(path, starts[index] ?? 0)).join('')
}

/** The path of a line from the left edge of the art, as far as its dock. */
const docked = ({ path }: HeroLine, x: number) =>
  path
    .replace(`M${left}`, 'M0')
    .replace(/(?:(L)\S+( \S+)|(H)\S+)$/, (_, to = '', y = '', level = '') => `${to}${level}${x}${y}`)

function wide(): string {
  const [lagoon, clay, sun, sky, behindCard] = wideLines.map((line) => line)
  const chipX = 1236
  return (
    drawLines(wideLines, 11) +
    signals([
      lagoon ? docked(lagoon, balance.x) : '',
      clay ? docked(clay, debit.x) : '',
      behindCard ? docked(behindCard, chipX + 64) : '',
      sun ? docked(sun, list.x) : '',
      sky ? docked(sky, chip.x) : '',
    ]) +
    above +
    place(accountScreen(account, 316), balance.x, balance.y) +
    lands(node(balance.x, balance.node), 8, moments.collected) +
    place(cardScreen(card, debit.width), debit.x, debit.y) +
    lands(node(debit.x, debit.y + debit.stripe.enters), 4, moments.sent) +
    comes(place(paymentChip(purchase, 124), chipX, debit.y + debit.stripe.leaves - 19), moments.spent) +
    place(payoutsScreen(payouts, 420), list.x, list.y) +
    lands(node(list.x, list.node), 8, moments.settled) +
    place(billChip(bill, 226), chip.x, chip.node - 32) +
    lands(node(chip.x, chip.node), 8, moments.paid)
  )
}

/*
 * Small: 390 wide for a window of 390, edge to edge. The side margins of 21.7 are the page gutter (5.56 %), so the
 * interchange begins where the text column begins, and the screens end where it ends. Four lines run down between them.
 */
const phone = { width: 390, height: 722 }

const screens = { x: 98, width: 270 }
/** The chip of the payment ends where the screens end; the card ends behind it, as it does in the wide cut. */
const smallChip = { width: 128, over: 14 }
const smallCard = { y: 214, width: screens.width - smallChip.over, stripe: clayStripe(screens.width - smallChip.over) }
const stops: readonly (readonly [line: Line, from: number, y: number, to: number])[] = [
  ['lagoon', 67.7, 106, phone.width],
  ['clay', 55.7, smallCard.y + smallCard.stripe.enters, screens.x + 20],
  ['sun', 43.7, 488, phone.width],
  ['sky', 31.7, 656, phone.width],
]
const turn = 22

/** The lines of the small cut in its coordinates; the last one is the clay line behind the card. */
export const smallLines: readonly HeroLine[] = [
  ...stops.map(([line, from, y, to]) => {
    const points: readonly Point[] = [
      [from, 14],
      [from, y - turn],
      [from + turn, y],
      [to, y],
    ]
    return { line, path: railPath(points, { radius: 26 }) }
  }),
  behind(screens.x + smallCard.width - 20, smallCard.y + smallCard.stripe.leaves, phone.width),
]

function small(): string {
  const { x, width } = screens
  const ends = [x, x + 20, 0, x, x]
  const paths = smallLines.map((line, index) => docked(line, ends[index] ?? x))
  const [lagoon = '', clay = '', sun = '', sky = ''] = paths
  const chipX = x + width - smallChip.width
  const chipY = smallCard.y + smallCard.stripe.leaves - 19
  const arrivals = [moments.collected, moments.sent, moments.settled, moments.paid]
  return (
    drawLines(smallLines, 9.5) +
    signals([lagoon, clay, smallLines[4] ? docked(smallLines[4], chipX + smallChip.width / 2) : '', sun, sky]) +
    above +
    interchange(21.7, 3, 56) +
    place(accountScreen(account, width), x, 18) +
    place(cardScreen(card, smallCard.width), x, smallCard.y) +
    comes(place(paymentChip(purchase, smallChip.width), chipX, chipY), moments.spent) +
    place(payoutsScreen(shortPayouts, width), x, 396) +
    place(billChip(bill, width), x, 624) +
    stops.map(([, , y], index) => lands(node(x, y, 7, 3.5), index === 1 ? 4 : 8, arrivals[index])).join('')
  )
}

const drawing: Drawing = {
  wide: cut({ x: left, width: art.width * 2, height: art.height + 40, kind: 'pageWithRoom' }, wide),
  small: cut(phone, small),
}

export default drawing

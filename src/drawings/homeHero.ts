import { cut, type Drawing, place } from './kit/drawing.ts'
import { interchange, type Line, node, type Point, railPath, stroke } from './kit/lines.ts'
import { type Account, accountScreen } from './screens/account.ts'
import { type PaidBill, billChip } from './screens/billChip.ts'
import { type Card, cardScreen, clayStripe } from './screens/card.ts'
import { type Payout, payoutsScreen } from './screens/payouts.ts'

export const account: Account = {
  name: 'Operating account',
  currency: 'NGN',
  balance: 4218960.75,
  today: 312400,
  number: '0123 4567 89',
  owner: 'Adunni Foods',
}

export const card: Card = { label: 'Virtual', brand: 'Mastercard', ending: '4417' }

const bello = { to: 'Bello Grains', currency: 'NGN', amount: 1120000, state: 'Settled', line: 'lagoon' } as const
const ndole = { to: 'Ndole House', currency: 'XAF', amount: 845000, state: 'Settled', line: 'clay' } as const
const adaeze = { to: 'Adaeze Balogun', currency: 'NGN', amount: 480000, state: 'In transit', line: 'sky' } as const

export const payouts: readonly Payout[] = [
  { ...bello, detail: 'Supplier' },
  { ...ndole, detail: 'Lagos to Douala' },
  { ...adaeze, detail: 'Salary' },
]

/** The small list has room for short names only. */
const shortPayouts: readonly Payout[] = [
  { ...bello, detail: 'Supplier' },
  { ...ndole, detail: 'To Douala' },
]

export const bill: PaidBill = { name: 'Electricity', icon: 'zap', currency: 'NGN', amount: 12000 }

/*
 * Wide: the art is 1440 by 760 and stands in the middle of a canvas of 2880 by 800, so that the lines run past both
 * page edges up to a window of 2880 px; the lowest 40 px hold nothing but the end of a shadow.
 */
const art = { width: 1440, height: 760 }
const margin = art.width / 2
const left = -margin
const right = art.width + margin

/** The bundle at the foot of the art: its first line stands 24 px clear of the buttons above it, also at 1200 px. */
const foot = 664
const pitch = 16
/** Where the first line would cross the upper edge of the art if it never turned: right of all words of the hero. */
const climb = 1196

/** One line of the bundle: along the foot, up in parallel with its neighbours, then to the screen at `x`, `y`. */
function branch(line: Line, rank: number, x: number, y: number): string {
  const from = foot + rank * pitch
  // Parallels at 45 degrees lie √2 pitches apart on a horizontal.
  const diagonal = climb + rank * pitch * Math.SQRT2
  const points: readonly Point[] = [
    [left, from],
    [diagonal - from, from],
    [diagonal - y, y],
    [x, y],
  ]
  return stroke(railPath(points, { radius: [40 + rank * pitch, 52] }), line)
}

function wide(): string {
  const balance = { x: 1044, y: 84, node: 196 }
  const debit = { x: 940, y: 286, width: 304 }
  const list = { x: 940, y: 498, node: 604 }
  const chip = { x: 692, node: foot + 3 * pitch }
  const clay = clayStripe(debit.width)
  return (
    branch('lagoon', 0, right, balance.node) +
    branch('clay', 1, debit.x + 20, debit.y + clay.enters) +
    branch('sun', 2, right, list.node) +
    stroke(`M${left} ${chip.node}H${right}`, 'sky') +
    stroke(`M${debit.x + debit.width - 20} ${debit.y + clay.leaves}H${right}`, 'clay') +
    place(accountScreen(account, 316), balance.x, balance.y) +
    node(balance.x, balance.node) +
    place(cardScreen(card, debit.width), debit.x, debit.y) +
    node(debit.x, debit.y + clay.enters) +
    place(payoutsScreen(payouts, 420), list.x, list.y) +
    node(list.x, list.node) +
    place(billChip(bill, 226), chip.x, chip.node - 32) +
    node(chip.x, chip.node)
  )
}

/*
 * Small: 390 wide for a window of 390, edge to edge. The side margins of 21.7 are the page gutter (5.56 %), so the
 * screens end where the text column ends. Four lines leave the interchange and run down the left edge.
 */
const phone = { width: 390, height: 724 }

function small(): string {
  const x = 92
  const width = 276
  const cardWidth = 262
  const clay = clayStripe(cardWidth)
  const cardY = 214
  const stops: readonly (readonly [Line, number, number, number])[] = [
    ['lagoon', 56, 106, phone.width],
    ['clay', 42, cardY + clay.enters, x + 20],
    ['sun', 28, 490, phone.width],
    ['sky', 14, 658, phone.width],
  ]
  const bend = 22
  const drawn = stops.map(([line, at, y, end]) =>
    stroke(
      railPath(
        [
          [at, 14],
          [at, y - bend],
          [at + bend, y],
          [end, y],
        ],
        { radius: 26 },
      ),
      line,
      9.5,
      'butt',
    ),
  )
  return (
    drawn.join('') +
    stroke(`M${x + cardWidth - 20} ${cardY + clay.leaves}H${phone.width}`, 'clay', 9.5, 'butt') +
    interchange(3, 3, 64) +
    place(accountScreen(account, width), x, 18) +
    place(cardScreen(card, cardWidth), x, cardY) +
    place(payoutsScreen(shortPayouts, width), x, 398) +
    place(billChip(bill, width), x, 626) +
    stops.map(([, , y]) => node(x, y, 7, 3.5)).join('')
  )
}

const drawing: Drawing = {
  wide: cut({ x: left, width: art.width * 2, height: art.height + 40 }, wide),
  small: cut(phone, small),
}

export default drawing

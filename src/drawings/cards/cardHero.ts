import { cut, type Drawing, place } from '../kit/drawing.ts'
import { node, type Point, railPath, stroke } from '../kit/lines.ts'
import { above, comes, draws, lands, running, signal, states } from '../kit/living.ts'
import { type Course, paymentCourse } from '../kit/paymentState.ts'
import { panel } from '../kit/shapes.ts'
import { caption, text } from '../kit/text.ts'
import { clayStripe } from '../screens/card.ts'
import { type BrandCard, cardBrandScreen } from '../screens/cardBrand.ts'

export interface Step {
  card: BrandCard
  title: string
  detail: string
}

/** Four cards of four owners on one line, from the lowest to the highest. */
export const steps: readonly [Step, Step, Step, Step] = [
  {
    card: { ground: 'ink', currency: 'USD', brand: 'Mastercard', ending: '4417' },
    title: 'Team budgets',
    detail: 'USD 500 a month each',
  },
  {
    card: {
      ground: 'lagoonText',
      owner: 'Haulmark',
      mark: 'peak',
      currency: 'NGN',
      brand: 'Verve',
      ending: '9026',
    },
    title: 'Bookings',
    detail: 'NGN 60,000 a week',
  },
  {
    card: { ground: 'paper', owner: 'Kasuwa Online', mark: 'tiles', currency: 'USD', brand: 'Visa', ending: '3180' },
    title: 'Ad spend',
    detail: 'USD 300 a month',
  },
  {
    card: { ground: 'sun', owner: 'Your brand', mark: 'arc', currency: 'USD', brand: 'Mastercard', ending: '7753' },
    title: 'Customer cards',
    detail: 'Your name, your colours',
  },
]

/** What one of the cards pays while somebody looks on: its limit is what is left, what is on its way and what is paid. */
export const spend = { step: steps[2], limit: 300, left: 26, amount: 64, to: 'Online ads', leaves: 15, arrives: 24 }

/** Where the payment goes: its chip, and the way from the card. */
export interface Receipt {
  x: number
  y: number
  width: number
  way: readonly Point[]
}

export const chipHeight = 64

/** A card of the stair: its step and its top left corner. */
export type Placed = readonly [step: Step, x: number, y: number]

interface Ends {
  left: number
  right: number
  line?: number
  ring?: readonly [number, number]
}

/**
 * Cards that climb along one clay line: it enters the first at `left`, leaves the last at `right`, and is the second stripe
 * of each card between. One of them pays.
 */
export function stair(placed: readonly Placed[], width: number, ends: Ends, receipt: Receipt): string {
  const { left, right, line = 11, ring = [8, 4] } = ends
  const { enters, leaves } = clayStripe(width)
  const route = (index: number): readonly Point[] => {
    const card = placed[index]
    const next = placed[index + 1]
    if (!card) return []
    const from: Point = [card[1] + width - 8, card[2] + leaves]
    if (!next) return [from, [right, card[2] + leaves]]
    const to: Point = [next[1] + 8, next[2] + enters]
    const rise = from[1] - to[1]
    const level = (next[1] - card[1] - width - rise) / 2
    const bend = card[1] + width + level
    return [from, [bend, from[1]], [bend + rise, to[1]], to]
  }
  const first = placed[0]
  const entry = first ? stroke(`M${left} ${first[2] + enters}H${first[1] + 8}`, 'clay', line, 'butt') : ''
  const runs = placed.map((_, index) => {
    const points = route(index)
    const [start, bend] = points
    // A bend of 45 degrees fits into the level run before it.
    const room = start && bend ? (bend[0] - start[0]) * 1.8 : 0
    const path = railPath(points, { radius: Math.min(34, room) })
    return draws(stroke(path, 'clay', line, 'butt'), 3 + 3 * index, true)
  })
  const cards = placed.map(([step, x, y], index) => {
    const screen = cardBrandScreen(step.card, width)
    const nodes = lands(node(x, y + enters, ...ring), 3 + 3 * index)
    return place(screen, x, y) + nodes + words(step, x, y + screen.height, width)
  })
  return (
    draws(entry, 0, true) + runs.join('') + paymentWay(receipt, line) + above + cards.join('') + paid(receipt, ring)
  )
}

/** The way of the payment, and the money on it. */
export function paymentWay({ way }: Receipt, line: number): string {
  const path = railPath(way, { radius: 22 })
  return draws(stroke(path, 'clay', line, 'butt'), 9, true) + signal(path, spend.leaves)
}

/** The payment at its end. */
export function paid({ x, y, width }: Receipt, ring?: readonly [number, number]): string {
  const right = width - 18
  const { to, amount, leaves, arrives } = spend
  const sum = text(right, 29, `USD ${amount.toFixed(2)}`, { size: 15, weight: 600, anchor: 'end' })
  const course: Course = [
    ['In transit', leaves],
    ['Paid', arrives],
  ]
  const svg =
    panel(width, chipHeight, 16) +
    text(20, 29, to, { size: 15, weight: 600 }) +
    caption(20, 49, `Card ${spend.step.card.ending}`) +
    comes(sum, leaves) +
    paymentCourse(right, 49, course)
  const dock = ring ? lands(node(x, y + chipHeight / 2, ...ring), 13, arrives) : ''
  return place({ width, height: chipHeight, svg }, x, y) + dock
}

/** What a card is for, under it; on the right what is left on the card that pays. */
export function words(step: Step, x: number, y: number, width: number): string {
  const { title, detail } = step
  const { left, amount, leaves } = spend
  const rest = (sum: number) =>
    text(x + width, y + 30, `USD ${sum} left`, { size: 15, weight: 600, fill: 'lagoonText', anchor: 'end' })
  return (
    text(x, y + 30, title, { size: 15, weight: 600 }) +
    caption(x, y + 51, detail, { size: 13.5 }) +
    (step === spend.step
      ? states(running(left + amount, [[-amount, leaves]]).map(([sum, moment]) => [rest(sum), moment]))
      : '')
  )
}

/*
 * Wide: the art is 1440 by 825 and is in the middle of a canvas of 2880, so that the line runs past both page edges up
 * to a window of 2880 px. The upper left is left empty for the words of the hero.
 */
const art = { width: 1440, height: 825 }
const margin = art.width / 2

/*
 * Small: 390 wide for a window of 390, edge to edge, with side margins of 21.7 (the page gutter). Two cards; between them
 * the line turns back under the first, pays, and goes down to the second.
 */
const phone = { width: 390, height: 600 }

function small(): string {
  const gutter = 21.7
  const width = 268
  const ring = [7, 3.5] as const
  const { enters, leaves } = clayStripe(width)
  const one = { x: gutter, y: 12 }
  const two = { x: phone.width - gutter - width, y: 364 }
  const receipt: Receipt = { x: 84, y: 248, width: phone.width - gutter - 84, way: [] }
  const middle = receipt.y + chipHeight / 2
  const [right, turn] = [330, 46]
  const pays: Point[] = [
    [one.x + width - 8, one.y + leaves],
    [right, one.y + leaves],
    [right, receipt.y + 8],
  ]
  const onward: Point[] = [
    [receipt.x + 8, middle],
    [turn, middle],
    [turn, two.y + enters],
    [two.x + 8, two.y + enters],
  ]
  const line = (path: string) => stroke(path, 'clay', 10, 'butt')
  const card = (step: Step, { x, y }: { x: number; y: number }, moment: number) => {
    const screen = cardBrandScreen(step.card, width)
    return place(screen, x, y) + lands(node(x, y + enters, ...ring), moment) + words(step, x, y + screen.height, width)
  }
  return (
    draws(line(`M0 ${one.y + enters}H${one.x + 8}`), 0, true) +
    paymentWay({ ...receipt, way: pays }, 10) +
    draws(line(railPath(onward, { radius: 26 })), spend.arrives, true) +
    draws(line(`M${two.x + width - 8} ${two.y + leaves}H${phone.width}`), spend.arrives + 4, true) +
    above +
    card(spend.step, one, 3) +
    card(steps[3], two, spend.arrives + 3) +
    paid(receipt) +
    lands(node(right, receipt.y, ...ring), 13, spend.arrives)
  )
}

const drawing: Drawing = {
  wide: cut({ x: -margin, width: art.width * 2, height: art.height, kind: 'pageWithRoom' }, () =>
    stair(
      [
        [steps[0], 80, 612],
        [steps[1], 376, 560],
        [steps[2], 730, 456],
        [steps[3], 1108, 316],
      ],
      240,
      { left: -margin, right: art.width + margin },
      {
        x: 1108,
        y: 640,
        width: 240,
        way: [
          [960, 576],
          [986, 576],
          [1082, 672],
          [1116, 672],
        ],
      },
    ),
  ),
  small: cut(phone, small),
}

export default drawing

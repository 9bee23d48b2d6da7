import { cardArt } from '../../theme/cardLooks.ts'
import { cut, type Drawing, place } from '../kit/drawing.ts'
import { node, type Point, railPath, stroke } from '../kit/lines.ts'
import { above, comes, draws, lands, running, signal, states } from '../kit/living.ts'
import { type Course, paymentCourse } from '../kit/paymentState.ts'
import { panel } from '../kit/shapes.ts'
import { caption, text } from '../kit/text.ts'
import { type BrandCard, cardBrandScreen } from '../screens/cardBrand.ts'

export interface Step {
  card: BrandCard
  title: string
  detail: string
}

/** Three cards of three owners on one line, from the lowest to the highest. */
export const steps: readonly [Step, Step, Step] = [
  {
    card: { ground: 'lagoonText', owner: 'Haulmark', currency: 'NGN', brand: 'Verve', ending: '9026' },
    title: 'Bookings',
    detail: 'NGN 60,000 a week',
  },
  {
    card: { ground: 'paper', owner: 'Kasuwa Online', currency: 'USD', brand: 'Visa', ending: '3180' },
    title: 'Ad spend',
    detail: 'USD 300 a month',
  },
  {
    card: { ground: 'sun', owner: 'Your brand', currency: 'USD', brand: 'Mastercard', ending: '7753' },
    title: 'Customer cards',
    detail: 'Your name, your colours',
  },
]

/** What one of the cards pays while somebody looks on: its limit is what is left, what is on its way and what is paid. */
export const spend = { step: steps[1], limit: 300, left: 26, amount: 64, to: 'Online ads', leaves: 13, arrives: 22 }

/** The payment at its end, as wide as a card: the tablet's stands below one. */
const chip = { width: cardArt.width, height: 64 }

/** A card: its step, its top left corner, and the moment at which the line reaches it: no card is there before its line. */
export type Placed = readonly [step: Step, x: number, y: number, moment: number]

/**
 * Cards are the same in all cuts, in units of their art, and only their scale differs: what a page holds three times over is
 * sent once.
 */
export function cardAt([step, x, y, moment]: Placed, scale: number): string {
  const screen = cardBrandScreen(step.card, cardArt.width)
  const { title, detail } = step
  const { left, amount, leaves } = spend
  const { width, height } = screen
  const rest = (sum: number) =>
    text(width, height + 28, `USD ${sum} left`, { size: 15, weight: 600, fill: 'lagoonText', anchor: 'end' })
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})">` +
    comes(
      screen.svg +
        text(0, height + 28, title, { size: 15, weight: 600 }) +
        caption(0, height + 48, detail, { size: 14 }) +
        (step === spend.step
          ? states(running(left + amount, [[-amount, leaves]]).map(([sum, at]) => [rest(sum), at]))
          : ''),
      moment,
    ) +
    lands(node(0, cardArt.enters, 7, 3.5), moment) +
    '</g>'
  )
}

/** Lines of the hero as wide as the stripe that they become. */
export const lineOf = (path: string, scale: number) =>
  stroke(path, 'clay', Math.round(cardArt.stripe * scale * 10) / 10, 'butt')

/** The way of the payment, and the money on it. */
export function paymentWay(points: readonly Point[], scale: number): string {
  const path = railPath(points, { radius: 22 })
  return draws(lineOf(path, scale), spend.leaves - 4, true) + signal(path, spend.leaves)
}

/** The payment, with its top left corner at x, y, and the node where the line meets it. */
export function paid(x: number, y: number, [dockX, dockY]: Point): string {
  const right = chip.width - 18
  const { to, amount, leaves, arrives } = spend
  const sum = text(right, 29, `USD ${amount.toFixed(2)}`, { size: 15, weight: 600, anchor: 'end' })
  const course: Course = [
    ['In transit', leaves],
    ['Paid', arrives],
  ]
  const svg =
    comes(
      panel(chip.width, chip.height, 16) +
        text(20, 29, to, { size: 15, weight: 600 }) +
        caption(20, 49, `Card ${spend.step.card.ending}`) +
        sum,
      leaves,
    ) +
    paymentCourse(right, 49, course) +
    lands(node(dockX, dockY, 7, 3.5), leaves, arrives)
  return place({ ...chip, svg }, x, y)
}

type Ends = ReturnType<typeof stripeEnds>

/** Where the line leaves a card and where it enters the next one. */
export function stripeEnds([, x, y]: Placed, scale: number): { enters: Point; leaves: Point } {
  // The stripe goes on under both edges.
  const inside = 8
  return {
    enters: [x + inside, y + cardArt.enters * scale],
    leaves: [x + cardArt.width * scale - inside, y + cardArt.leaves * scale],
  }
}

/*
 * Wide: the art is 1440 by 912 and is in the middle of a canvas of 2880, so that the line runs past both page edges up
 * to a window of 2880 px. The upper left is left empty for the words of the hero.
 */
const art = { width: 1440, height: 912 }
const margin = art.width / 2
/** Where the cards are in the art. */
export const placed: readonly [Placed, Placed, Placed] = [
  [steps[0], 80, 632, 4],
  [steps[1], 608, 456, 8],
  [steps[2], 1020, 176, 12],
]

function wide(): string {
  const scale = 1.15
  const [first, second, third] = placed.map((card) => stripeEnds(card, scale)) as [Ends, Ends, Ends]
  const slope = first.leaves[1] - second.enters[1]
  const foot = (first.leaves[0] + second.enters[0] - slope) / 2
  const climb = (second.leaves[0] + third.enters[0]) / 2
  const line = (points: readonly Point[], moment: number) =>
    draws(lineOf(railPath(points, { radius: 34 }), scale), moment, true)
  return (
    line([[-margin, first.enters[1]], first.enters], 0) +
    line([first.leaves, [foot, first.leaves[1]], [foot + slope, second.enters[1]], second.enters], 4) +
    line([second.leaves, [climb, second.leaves[1]], [climb, third.enters[1]], third.enters], 8) +
    line([third.leaves, [art.width + margin, third.leaves[1]]], 12) +
    paymentWay(
      [
        [940, 626],
        [976, 626],
        [1022, 672],
        [1072, 672],
      ],
      scale,
    ) +
    above +
    placed.map((card) => cardAt(card, scale)).join('') +
    paid(1064, 640, [0, chip.height / 2])
  )
}

/*
 * Small: 390 wide for a window of 390, edge to edge, with side margins of 21.7 (the page gutter). Two cards; between them
 * the line turns back under the first, pays, and goes down to the second.
 */
const phone = { width: 390, height: 600 }

function small(): string {
  const gutter = 21.7
  const scale = 0.9
  const end = phone.width - gutter
  const one: Placed = [steps[1], gutter, 12, 4]
  const two: Placed = [steps[2], Math.round(end - cardArt.width * scale), 364, spend.arrives + 4]
  const [from, to] = [stripeEnds(one, scale), stripeEnds(two, scale)]
  const receipt = { x: Math.round(end - chip.width), y: 248 }
  const middle = receipt.y + chip.height / 2
  const [right, turn] = [330, 42]
  const onward: Point[] = [[receipt.x + 8, middle], [turn, middle], [turn, to.enters[1]], to.enters]
  const line = (path: string, moment: number) => draws(lineOf(path, scale), moment, true)
  return (
    line(`M0 ${from.enters[1]}H${from.enters[0]}`, 0) +
    paymentWay([from.leaves, [right, from.leaves[1]], [right, receipt.y + 8]], scale) +
    line(railPath(onward, { radius: 26 }), spend.arrives) +
    line(`M${to.leaves[0]} ${to.leaves[1]}H${phone.width}`, spend.arrives + 4) +
    above +
    cardAt(one, scale) +
    cardAt(two, scale) +
    paid(receipt.x, receipt.y, [right - receipt.x, 0])
  )
}

const drawing: Drawing = {
  wide: cut({ x: -margin, width: art.width * 2, height: art.height, kind: 'pageWithRoom' }, wide),
  small: cut(phone, small),
}

export default drawing

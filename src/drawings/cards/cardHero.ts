import { cut, type Drawing, place } from '../kit/drawing.ts'
import { node, type Point, railPath, stroke } from '../kit/lines.ts'
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

/** A card of the stair: its step and its top left corner. */
export type Placed = readonly [step: Step, x: number, y: number]

/**
 * Cards that climb along one clay line: it enters the first at `left`, leaves the last at `right`, and is the second stripe
 * of each card between.
 */
export function stair(
  placed: readonly Placed[],
  width: number,
  ends: { left: number; right: number; line?: number; ring?: readonly [number, number] },
): string {
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
    return stroke(railPath(points, { radius: Math.min(34, room) }), 'clay', line, 'butt')
  })
  const cards = placed.map(([step, x, y]) => {
    const screen = cardBrandScreen(step.card, width)
    return place(screen, x, y) + node(x, y + enters, ...ring) + words(step, x, y + screen.height)
  })
  return entry + runs.join('') + cards.join('')
}

/** What a card is for, under it. */
function words({ title, detail }: Step, x: number, y: number): string {
  return text(x, y + 30, title, { size: 15, weight: 600 }) + caption(x, y + 51, detail, { size: 13.5 })
}

/*
 * Wide: the art is 1440 by 825 and is in the middle of a canvas of 2880, so that the line runs past both page edges up
 * to a window of 2880 px. The upper left is left empty for the words of the hero.
 */
const art = { width: 1440, height: 825 }
const margin = art.width / 2

/*
 * Small: 390 wide for a window of 390, edge to edge, with side margins of 21.7 (the page gutter). Two cards; between them
 * the line turns back under the first and goes down to the second.
 */
const phone = { width: 390, height: 536 }

function small(): string {
  const gutter = 21.7
  const width = 268
  const [first, , , last] = steps
  const { enters, leaves } = clayStripe(width)
  const one = { x: gutter, y: 12 }
  const two = { x: phone.width - gutter - width, y: 300 }
  const turn = { right: 340, y: 266, left: 52 }
  const route: readonly Point[] = [
    [one.x + width - 8, one.y + leaves],
    [turn.right, one.y + leaves],
    [turn.right, turn.y],
    [turn.left, turn.y],
    [turn.left, two.y + enters],
    [two.x + 8, two.y + enters],
  ]
  const line = (path: string) => stroke(path, 'clay', 10, 'butt')
  const card = (step: Step, { x, y }: { x: number; y: number }) => {
    const screen = cardBrandScreen(step.card, width)
    return place(screen, x, y) + node(x, y + enters, 7, 3.5) + words(step, x, y + screen.height)
  }
  return (
    line(`M0 ${one.y + enters}H${one.x + 8}`) +
    line(railPath(route, { radius: 26 })) +
    line(`M${two.x + width - 8} ${two.y + leaves}H${phone.width}`) +
    card(first, one) +
    card(last, two)
  )
}

const drawing: Drawing = {
  wide: cut({ x: -margin, width: art.width * 2, height: art.height }, () =>
    stair(
      [
        [steps[0], 80, 612],
        [steps[1], 376, 560],
        [steps[2], 730, 456],
        [steps[3], 1108, 316],
      ],
      240,
      { left: -margin, right: art.width + margin },
    ),
  ),
  small: cut(phone, small),
}

export default drawing

import { weaveArt } from '../../theme/art.ts'
import { cut, type Drawing, place, type Screen } from '../kit/drawing.ts'
import { node, type Point, railPath, stroke } from '../kit/lines.ts'
import type { BrandCard } from '../screens/cardBrand.ts'
import { cardDesignScreen } from '../screens/cardDesigner.ts'
import { cardIssueScreen, type Issue } from '../screens/cardIssueForm.ts'
import { cardMonthScreen, type MonthPayment } from '../screens/cardMonthList.ts'
import { type CardPayment, cardPayScreen } from '../screens/cardPayment.ts'

export const design: BrandCard = {
  ground: 'clayText',
  owner: 'Kasuwa Online',
  currency: 'USD',
  brand: 'Visa',
  ending: '3180',
}

export const issue: Issue = { cards: 24, currency: 'USD', limit: 500, brand: 'Visa' }

export const payment: CardPayment = {
  owner: 'Samuel Ngassa',
  ending: '3180',
  currency: 'USD',
  amount: 42,
  before: 318,
  limit: 500,
}

/** The month of the card that pays above, the last payment first. */
export const month: readonly MonthPayment[] = [
  { name: 'Courier', day: '18 June', icon: 'package', amount: 26.5, hasReceipt: false },
  { name: 'Cloud hosting', day: '14 June', icon: 'globe', amount: 42, hasReceipt: true },
  { name: 'Lagos to Douala', day: '12 June', icon: 'plane', amount: 318, hasReceipt: true },
]

export const designStep = (width: number) => cardDesignScreen(design, width)
export const issueStep = (width: number) => cardIssueScreen(issue, width)
export const payStep = (width: number) => cardPayScreen(payment, width)
export const monthStep = (width: number) => cardMonthScreen(month, 'USD', width)

const rows: readonly { step: (width: number) => Screen; width: number }[] = [
  { step: designStep, width: 540 },
  { step: issueStep, width: 500 },
  { step: payStep, width: 500 },
  { step: monthStep, width: 520 },
]

const { canvas, x, y, width, height, exit } = weaveArt

function draw(): string {
  const stops = weaveArt.rows.flatMap(({ textSide, middle }, index) => {
    const row = rows[index]
    if (!row) return []
    const screen = row.step(row.width)
    const left = textSide === 'left' ? width - screen.width : 0
    return [{ screen, left, top: middle - screen.height / 2, at: left + screen.width / 2 }]
  })
  const rowHeight = height / stops.length
  const first = stops[0]
  const route: Point[] = stops.flatMap(({ at }, index) => {
    const next = stops[index + 1]?.at ?? exit
    // Between two rows, and a little below the last.
    const level = rowHeight * (index + 1) + (index + 1 < stops.length ? 0 : 26)
    return [[at, level] as const, [next, level] as const]
  })
  return (
    stroke(railPath([[first?.at ?? 0, -y], ...route, [exit, canvas.height - y]], { radius: 44 }), 'clay', 11, 'butt') +
    stops.map(({ screen, left, top }) => place(screen, left, top)).join('') +
    stops.map(({ at, top }) => node(at, top)).join('')
  )
}

const drawing: Drawing = { wide: cut({ x: -x, y: -y, ...canvas, kind: 'weave' }, draw) }

export default drawing

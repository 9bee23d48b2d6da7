import { type Drawing, place } from '../kit/drawing.ts'
import { node, railPath, stroke } from '../kit/lines.ts'
import { smallArt, smallCut, through, wideCanvas, wideCut } from '../kit/tabs.ts'
import { type Card, cardScreen, clayStripe } from '../screens/card.ts'
import { cardCostsScreen, type ProjectCost } from '../screens/cardCosts.ts'

export const card: Card = { label: 'Work costs', brand: 'Visa', ending: '6602' }

export const costs: readonly ProjectCost[] = [
  { project: 'Product film', client: 'Harbour Films', amount: 120, line: 'clay' },
  { project: 'Menu design', client: 'Ndole House', amount: 45, line: 'sky' },
  { project: 'Subtitles', client: 'Tiko Studio', amount: 35, line: 'lagoon' },
]

const list = (width: number) => cardCostsScreen(costs, 'USD', width)
const gap = 16

/** The card is on the line, and what it paid hangs below it. */
const drawing: Drawing = {
  wide: wideCut(() => {
    const width = 272
    const first = { x: 90, y: 16 }
    const below = { x: 210, y: 212 }
    const { enters, leaves } = clayStripe(width)
    const stem = 290
    const climb = railPath(
      [
        [36, wideCanvas.height],
        [36, first.y + enters + 40],
        [76, first.y + enters],
        [first.x + 20, first.y + enters],
      ],
      { radius: 36 },
    )
    return (
      stroke(climb, 'clay', 11, 'butt') +
      stroke(`M${first.x + width - 20} ${first.y + leaves}H${wideCanvas.width}`, 'clay', 11, 'butt') +
      stroke(`M${stem} ${first.y + 120}V${below.y}`, 'clay', 11, 'butt') +
      place(cardScreen(card, width), first.x, first.y) +
      place(list(370), below.x, below.y) +
      node(first.x, first.y + enters) +
      node(stem, below.y)
    )
  }),
  small: smallCut(Math.round(smallArt.width * 0.625) + gap + list(smallArt.width).height, () => {
    const screen = cardScreen(card, smallArt.width)
    const { enters, leaves } = clayStripe(smallArt.width)
    return (
      through('clay', enters, leaves) +
      place(screen, 0, 0) +
      place(list(smallArt.width), 0, screen.height + gap) +
      node(0, enters, 7, 3.5)
    )
  }),
}

export default drawing

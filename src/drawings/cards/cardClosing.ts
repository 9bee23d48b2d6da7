import { closingArt } from '../../theme/art.ts'
import { cut, type Drawing, place } from '../kit/drawing.ts'
import { node, railPath, stroke } from '../kit/lines.ts'
import { clayStripe } from '../screens/card.ts'
import { type BrandCard, cardBrandScreen } from '../screens/cardBrand.ts'

export const card: BrandCard = {
  ground: 'sun',
  owner: 'Your brand',
  mark: 'arc',
  currency: 'USD',
  brand: 'Mastercard',
  ending: '7753',
}

const { canvas, x, y, height } = closingArt

function draw(hasWords: boolean): string {
  const screen = cardBrandScreen(card, 330, { hasWords })
  const stripe = clayStripe(screen.width)
  const [left, top] = [120, (height - screen.height) / 2]
  const enters = top + stripe.enters
  const climb = railPath(
    [
      [60, canvas.height - y],
      [60, enters],
      [left + 20, enters],
    ],
    { radius: 44 },
  )
  return (
    stroke(climb, 'clay', 13, 'butt') +
    stroke(`M${left + screen.width - 20} ${top + stripe.leaves}H${canvas.width}`, 'clay', 13, 'butt') +
    place(screen, left, top) +
    node(left, enters, 9, 4.5)
  )
}

// Where the panel is narrow it cuts the card off, which then has no words.
const drawing: Drawing = {
  wide: cut({ x: -x, y: -y, ...canvas }, () => draw(true)),
  small: cut({ x: -x, y: -y, ...canvas }, () => draw(false)),
}

export default drawing

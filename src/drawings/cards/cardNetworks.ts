import { networksArt } from '../../theme/art.ts'
import { capsule } from '../kit/capsule.ts'
import { cut, type Drawing, place } from '../kit/drawing.ts'
import { node, type Point, railPath, stroke } from '../kit/lines.ts'
import { clayStripe } from '../screens/card.ts'
import { type BrandCard, cardBrandScreen } from '../screens/cardBrand.ts'

/** One card of each brand, each of another customer, from the top. */
export const cards: readonly BrandCard[] = [
  { ground: 'clayText', owner: 'Tiko Studio', currency: 'USD', brand: 'Mastercard', ending: '4417' },
  { ground: 'paper', owner: 'Kasuwa Online', currency: 'USD', brand: 'Visa', ending: '3180' },
  { ground: 'lagoonText', owner: 'Haulmark', currency: 'NGN', brand: 'Verve', ending: '9026' },
]

interface Layout {
  cardWidth: number
  /** Top left corners of the cards. */
  corners: readonly Point[]
  /** The middle of the interchange, and the distance of the lines that leave it. */
  hub: Point
  pitch: number
  right: number
  line: number
  ring: readonly [number, number]
}

/** Three lines leave one interchange, the first card's on the right, and run on behind the cards. */
function branches({ cardWidth, corners, hub, pitch, right, line, ring }: Layout): string {
  const { enters, leaves } = clayStripe(cardWidth)
  const runs = corners.map(([x, y], index) => {
    const side = (1 - index) * pitch
    const route = railPath(
      [
        [hub[0] + side, hub[1]],
        [hub[0] + side, y + enters],
        [x + 16, y + enters],
      ],
      { radius: 2.4 * pitch - side },
    )
    return (
      stroke(route, 'clay', line, 'butt') +
      stroke(`M${x + cardWidth - 16} ${y + leaves}H${right}`, 'clay', line, 'butt')
    )
  })
  const placed = corners.map(([x, y], index) => {
    const card = cards[index]
    return card ? place(cardBrandScreen(card, cardWidth), x, y) + node(x, y + enters, ...ring) : ''
  })
  return runs.join('') + placed.join('')
}

const { canvas, x, y, entry } = networksArt
const hub = 30

/* Small: 390 wide for a window of 390, edge to edge, with side margins of 21.7 (the page gutter). */
const phone = { width: 390, height: 514 }

const drawing: Drawing = {
  wide: cut(
    { x: -x, y: -y, ...canvas, kind: 'lineIn' },
    () =>
      stroke(`M${entry} ${-y}V${hub}`, 'clay', 11, 'butt') +
      branches({
        cardWidth: 264,
        corners: [
          [250, 92],
          [330, 270],
          [250, 448],
        ],
        hub: [entry, hub],
        pitch: 18,
        right: canvas.width - x,
        line: 11,
        ring: [8, 4],
      }) +
      capsule(entry, hub, 96, 28),
  ),
  small: cut(
    phone,
    () =>
      branches({
        cardWidth: 236,
        corners: [
          [104, 36],
          [132, 196],
          [104, 356],
        ],
        hub: [48, 14],
        pitch: 14,
        right: phone.width,
        line: 9,
        ring: [7, 3.5],
      }) + capsule(48, 14, 62, 22, 4),
  ),
}

export default drawing

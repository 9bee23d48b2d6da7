import { type Drawing, place } from '../kit/drawing.ts'
import { featureCut, featureSmall, featureWide, leave } from '../kit/feature.ts'
import { node, stroke } from '../kit/lines.ts'
import { box } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'
import { abroadScreen, type BillAbroad } from '../screens/billsAbroad.ts'

export const abroad: BillAbroad = {
  name: 'Electricity',
  city: 'Douala',
  meter: '7021 4487 56',
  currency: 'XAF',
  wallet: 64000,
  amount: 18600,
}

interface Places {
  art: typeof featureWide
  /** The interchanges of both cities, and their height. */
  from: number
  to: number
  y: number
  screen: { x: number; y: number; width: number }
  foot: number
}

/** The line comes from the left, passes Lagos, and turns down to the bill in Douala. */
function draw({ art, from, to, y, screen }: Places): string {
  const capsule = (x: number, name: string) =>
    box(x - 12, y - 22, 24, 44, { radius: 12, edge: 'ink', edgeWidth: 4.5 }) +
    text(x, y - 36, name, { size: 16, weight: 600, anchor: 'middle' })
  return (
    leave('sky', art, 'left', to, y) +
    stroke(`M${to} ${y}V${screen.y}`, 'sky', 11, 'butt') +
    capsule(from, 'Lagos') +
    capsule(to, abroad.city) +
    place(abroadScreen(abroad, screen.width), screen.x, screen.y) +
    node(to, screen.y)
  )
}

const wide: Places = {
  art: featureWide,
  from: 190,
  to: 498,
  y: 104,
  screen: { x: 124, y: 168, width: 440 },
  foot: 64,
}
const small: Places = { art: featureSmall, from: 92, to: 260, y: 78, screen: { x: 24, y: 138, width: 304 }, foot: 34 }

const cutOf = (places: Places) =>
  featureCut(places.art, places.screen.y + abroadScreen(abroad, places.screen.width).height + places.foot, () =>
    draw(places),
  )

const drawing: Drawing = { wide: cutOf(wide), small: cutOf(small) }

export default drawing

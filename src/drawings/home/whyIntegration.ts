import type { Drawing } from '../kit/drawing.ts'
import { icon, type IconName } from '../kit/icons.ts'
import { insetCut } from '../kit/inset.ts'
import { interchange, type Line, node, type Point, railPath, stroke } from '../kit/lines.ts'
import { box, type Colour } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'

const products: readonly { name: string; icon: IconName; line: Line; tone: Colour }[] = [
  { name: 'Accounts', icon: 'wallet', line: 'lagoon', tone: 'lagoonHi' },
  { name: 'Cards', icon: 'card', line: 'clay', tone: 'clayHi' },
  { name: 'Payouts', icon: 'send', line: 'sun', tone: 'sun' },
  { name: 'Bills', icon: 'zap', line: 'sky', tone: 'sky' },
]

const pitch = 14
const middle = (products.length - 1) / 2

interface Size {
  width: number
  /** Gap between the products. */
  gap: number
  /** Size of the names. */
  size: number
}

/** One line in, four lines out. For an ink background. */
function drawn({ width, gap, size }: Size) {
  const chip = (width - gap * middle * 2) / products.length
  const software = { width: 150, height: 46 }
  const hub = 100
  const fan = hub + 30
  const at = (rank: number) => chip / 2 + rank * (chip + gap)
  const from = (rank: number) => width / 2 + (rank - middle) * pitch
  // The outer lines turn first: at 45 degrees, so they fall as far as they go aside.
  const turn = (rank: number) => fan + (middle - Math.abs(rank - middle)) * pitch * (Math.SQRT2 - 1)
  const docks = fan + (from(0) - at(0)) + 28
  const height = docks + 86
  const route = (rank: number): Point[] => [
    [from(rank), hub],
    [from(rank), turn(rank)],
    [at(rank), turn(rank) + Math.abs(at(rank) - from(rank))],
    [at(rank), docks],
  ]
  const draw = () =>
    stroke(`M${width / 2} ${software.height - 4}V${hub}`, 'paper', 10) +
    products.map(({ line }, rank) => stroke(railPath(route(rank), { radius: 22 }), line, 9.5)).join('') +
    interchange(width / 2 - middle * pitch - 17, hub - 11, middle * 2 * pitch + 34) +
    box((width - software.width) / 2, 0, software.width, software.height, { radius: 23 }) +
    text(width / 2, 28.5, 'Your software', { size: 16, weight: 600, anchor: 'middle' }) +
    products
      .map(
        ({ name, icon: glyph, tone }, rank) =>
          box(at(rank) - chip / 2, docks, chip, 86, { radius: 14, fill: 'ink2', edge: 'ink3' }) +
          icon(glyph, at(rank) - 11, docks + 22, { size: 22, colour: tone, width: 1.9 }) +
          text(at(rank), docks + 67, name, { size, weight: 600, fill: 'paper', anchor: 'middle' }) +
          node(at(rank), docks, 7, 3.5),
      )
      .join('')
  return insetCut({ width, height: Math.round(height) }, draw)
}

/** Wide: for art of 280 to 480 px. Small: for a phone, from 232 px. */
const drawing: Drawing = {
  wide: drawn({ width: 390, gap: 10, size: 15 }),
  small: drawn({ width: 300, gap: 6, size: 13 }),
}

export default drawing

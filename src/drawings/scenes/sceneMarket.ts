import type { Drawing } from '../kit/drawing.ts'
import { disc, mark, outline, sceneCut, lettering, slab, stop, thickLine } from '../kit/scene.ts'
import { lines, type Point } from '../kit/lines.ts'
import { comes, draws, lands } from '../kit/living.ts'

const awning = () =>
  [...lines, ...lines]
    .map((line, at) => outline(`M${96 + at * 56} 54h56v66a28 28 0 0 1-56 0z`, { fill: line }))
    .join('') + outline('M88 54H552', { width: 11 })

const scale = () =>
  outline('M210 148V176M184 176h52') +
  disc(210, 206, 27, 'paper') +
  outline('M210 206l10-12') +
  outline('M180 246h60a30 24 0 0 1-60 0z', { fill: 'paper' }) +
  outline('M196 228l-12 18M224 228l12 18', { width: 4 })

const crates = () =>
  (
    [
      [132, 'sun'],
      [262, 'clay'],
      [392, 'lagoon'],
    ] as const
  )
    .map(
      ([x, line]) =>
        [0, 1, 2, 3].map((at) => disc(x + 18 + at * 28, 276, 17, line)).join('') +
        outline(`M${x - 6} 280h120l-10 44H${x + 4}z`, { fill: 'paper' }) +
        outline(`M${x - 2} 302h112`, { width: 4 }),
    )
    .join('')

const named = () =>
  outline('M300 148V170M448 148V170', { width: 4 }) +
  slab([272, 170, 204, 58], 10, 'ink', { width: 0 }) +
  lettering(374, 208, 'Bello Grains', { size: 26, fill: 'paper', anchor: 'middle', face: 'condensed' })

const basket = () =>
  outline('M570 404l-12-56h76l-12 56z', { fill: 'sun' }) +
  outline('M564 372h64', { width: 4 }) +
  disc(582, 340, 13, 'sun', 4) +
  disc(608, 338, 13, 'sun', 4)

const end: Point = [542, 330]
const fromLeft: readonly Point[] = [[-20, 330]]
const paid = mark('check', 513, 198, 30, 'lagoonText')

interface Stall {
  /** Whether the name of its company is on it. Where the stall is small, nobody could read it. */
  isNamed?: boolean
  /** Whether the payment arrives while somebody looks. */
  isLive?: boolean
  /** Where the line comes from, on its way to the table. */
  way?: readonly Point[]
}

/** A stall at the market, without its background: the edge of the table is the line, the stripes of the awning are all four. */
export const stall = ({ isNamed = true, isLive = false, way = fromLeft }: Stall = {}) => {
  const table = thickLine([...way, end], 'clay')
  return (
    outline('M112 96V404M528 96V404', { width: 9 }) +
    awning() +
    scale() +
    crates() +
    slab([92, 328, 448, 78], 6, 'paper') +
    (isLive ? draws(table) : table) +
    outline('M140 362h72M240 362h72M340 362h72', { colour: 'rule' }) +
    basket() +
    (isLive ? lands(stop(528, 330, true), 7, 9) : stop(528, 330, true)) +
    slab([504, 168, 48, 92], 10, 'ink') +
    slab([509, 178, 38, 70], 4, 'paper', { width: 0 }) +
    (isLive ? comes(paid, 11) : paid) +
    (isNamed ? named() : '')
  )
}

const drawing: Drawing = {
  wide: sceneCut('clayTint', () => stall({ isLive: true }) + outline('M0 406H640')),
}

export default drawing

import type { Drawing } from '../kit/drawing.ts'
import { comes, draws, lands, signal } from '../kit/living.ts'
import { type Point, railPath, stroke } from '../kit/lines.ts'
import { disc, lettering, outline, sceneCut, slab, slip, stop } from '../kit/scene.ts'

const town =
  '<g opacity=".55">' +
  outline('M430 296V150h70v146M500 296V190h84v106M584 296V128h80v168', { fill: 'paper', width: 4, colour: 'edge' }) +
  outline('M448 178h14M474 178h14M448 212h14M474 212h14M520 222h18M552 222h18M606 160h20M606 196h20', {
    width: 4,
    colour: 'edge',
  }) +
  outline('M20 338V236h92v102', { fill: 'paper', width: 4, colour: 'edge' }) +
  outline('M8 236h116l-14-34H22z', { fill: 'paper', width: 4, colour: 'edge' }) +
  '</g>'

/** The wheels are on the road, and larger than any station. */
const wheels = [186, 384].map((x) => disc(x, 318, 50, 'paper', 13) + disc(x, 318, 12, 'sun', 6)).join('')

const motorbike =
  outline('M186 318L232 232H318L384 318', { width: 11 }) +
  outline('M318 232L308 160L276 150', { width: 9 }) +
  outline('M196 220H292', { width: 20 }) +
  outline('M262 208q34-34 70 4l-10 30h-58z', { fill: 'clay' }) +
  slab([232, 258, 76, 46], 14, 'ink', { width: 0 }) +
  outline('M262 300H142', { width: 10 }) +
  wheels +
  outline('M330 286a62 62 0 0 1 54-36', { width: 8 }) +
  disc(342, 196, 17, 'sun', 6)

const load =
  slab([112, 104, 126, 112], 14, 'lagoonText') +
  outline('M112 140H238') +
  lettering(175, 186, 'Haulmark', { size: 23, fill: 'paper', anchor: 'middle', face: 'condensed' }) +
  outline('M160 104v-12h30v12', { width: 6 })

const road: readonly Point[] = [
  [-20, 372],
  [430, 372],
  [500, 302],
]
/** When the driver is paid. */
const paid = 12
const way = (points: readonly Point[]) => stroke(railPath(points, { radius: 40 }), 'sun', 18)

/** A delivery on the road, which is the line, and what its driver has been paid. */
const drawing: Drawing = {
  wide: sceneCut(
    'skyTint',
    () =>
      town +
      draws(way([...road, [660, 302]])) +
      signal(railPath(road, { radius: 40 }), paid - 9, { width: 6 }) +
      motorbike +
      load +
      lands(stop(500, 302, true), 8, paid) +
      comes(slip(372, 28, 240, 'Tunde Musa', 'NGN 94,000'), paid + 2),
  ),
}

export default drawing

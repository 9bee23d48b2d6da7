import type { Drawing } from '../kit/drawing.ts'
import { comes, draws, lands, signal } from '../kit/living.ts'
import { type Point, railPath } from '../kit/lines.ts'
import { lettering, mark, outline, plant, sceneCut, slab, stop, thickLine } from '../kit/scene.ts'
import { tokens } from '../../theme/tokens.ts'

/** What the notes are about, one compartment for each, and how many have come before. */
const compartments = [
  ['Enquiries', 2],
  ['Ideas', 0],
  ['Questions', 1],
] as const

const cabinet = { x: 104, y: 118, width: 432, height: 234 }
const column = cabinet.width / compartments.length
const middle = cabinet.x + 1.5 * column

/** A closed envelope; x and y are its upper left corner. */
const envelope = (x: number, y: number) =>
  slab([x, y, 96, 60], 6, 'paper') + outline(`M${x + 4} ${y + 6}l44 30l44-30`, { width: 4 })

const shelf = compartments
  .map(([name, count], at) => {
    const x = cabinet.x + at * column
    const notes = Array.from({ length: count }, (_, note) => envelope(x + 24, 234 - note * 22))
    return (
      slab([x, cabinet.y, column, cabinet.height], 6, 'skyTint') +
      notes.reverse().join('') +
      slab([x, 294, column, 58], 6, 'paper') +
      lettering(x + column / 2, 332, name, { size: 26, anchor: 'middle', face: 'condensed' })
    )
  })
  .join('')

const tube: readonly Point[] = [
  [-20, 56],
  [middle, 56],
  [middle, cabinet.y],
]
/** When the note is there. */
const arrived = 12

/** Where notes arrive: the line is the tube that brings them. */
const drawing: Drawing = {
  wide: sceneCut(
    'sunTint',
    () =>
      draws(thickLine(tube, 'lagoon')) +
      signal(railPath(tube, { radius: 34 }), arrived - 9) +
      shelf +
      comes(envelope(middle - 48, 234) + mark('check', middle - 15, 178, 30, 'lagoonText'), arrived) +
      `<rect x="-20" y="352" width="680" height="90" fill="${tokens.sun}" fill-opacity=".35" ` +
      `stroke="${tokens.ink}" stroke-width="5"/>` +
      plant(588, 350) +
      lands(stop(middle, cabinet.y, true), 8, arrived),
  ),
}

export default drawing

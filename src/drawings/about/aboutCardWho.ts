import { cut, type Drawing } from '../kit/drawing.ts'
import { lines } from '../kit/lines.ts'
import { disc, lettering, outline, slab, stop, thickLine } from '../kit/scene.ts'
import { box } from '../kit/shapes.ts'

/** The middle of the road, and what stands on its upper edge. */
const road = 262
const ground = road - 7

const clinic =
  slab([26, 74, 118, ground - 74], 6, 'paper') +
  lettering(85, 103, 'Ese Clinic', { size: 22, anchor: 'middle', face: 'condensed' }) +
  disc(85, 142, 27, 'paper', 4) +
  outline('M79 126h12v10h10v12h-10v10h-12v-10h-10v-12h10z', { fill: 'clay', width: 4 }) +
  slab([44, 186, 26, 26], 4, 'skyTint', { width: 4 }) +
  slab([84, 190, 40, ground - 190], 4, 'sky', { width: 4 })

const shop =
  slab([164, 120, 136, ground - 120], 4, 'paper') +
  lines.map((line, at) => outline(`M${164 + at * 34} 112h34v36a17 17 0 0 1-34 0z`, { fill: line, width: 4 })).join('') +
  outline('M156 112H308', { width: 9 }) +
  slab([178, 182, 54, 44], 4, 'sunTint', { width: 4 }) +
  slab([246, 178, 40, ground - 178], 4, 'lagoon', { width: 4 })

const home =
  slab([328, 152, 84, ground - 152], 4, 'paper') +
  outline('M318 156L370 104L422 156z', { fill: 'clay' }) +
  slab([340, 174, 24, 24], 4, 'sun', { width: 4 }) +
  slab([374, 192, 26, ground - 192], 4, 'ink', { width: 0 })

const van =
  slab([430, 186, 58, 60], 6, 'lagoon') +
  outline('M488 204h24l16 20v22h-40z', { fill: 'paper' }) +
  outline('M496 212h14l8 12h-22z', { fill: 'skyTint', width: 4 }) +
  disc(450, 248, 13, 'paper', 6) +
  disc(503, 248, 13, 'paper', 6)

/** A street, whose road is the line: a clinic, a shop, a home and a delivery. */
const drawing: Drawing = {
  wide: cut({ width: 540, height: 324 }, () => {
    const sky = box(0, 0, 540, 324, { fill: 'clayTint' })
    const line = thickLine(
      [
        [-20, road],
        [560, road],
      ],
      'clay',
    )
    const doors = stop(104, road) + stop(266, road, true) + stop(387, road)
    return sky + disc(470, 84, 30, 'sun', 0) + clinic + shop + home + line + van + doors
  }),
}

export default drawing

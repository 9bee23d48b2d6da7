import { teamArt } from '../../theme/artPages.ts'
import type { Drawing } from '../kit/drawing.ts'
import { stripCut } from '../kit/strip.ts'
import { capsule } from '../kit/capsule.ts'
import { lines, node, stroke } from '../kit/lines.ts'

/* Places that are kept open, on four lines: nobody is named. The lines run off the page on the right. */
interface Strip {
  width: number
  height: number
  canvas: number
  pitch: number
  line: number
  ring: readonly [radius: number, edge: number]
  capsule: readonly [x: number, width: number, edge: number]
  /** Places of the open nodes on each line. */
  places: readonly (readonly number[])[]
}

function strip({ width, height, canvas, pitch, line, ring, capsule: [x, thick, edge], places }: Strip) {
  const middle = height / 2
  const at = (rank: number) => middle + (rank - 1.5) * pitch
  return stripCut({ end: width * canvas }, height, () => {
    const drawn = lines.map((colour, rank) => stroke(`M${x} ${at(rank)}H${width * canvas}`, colour, line, 'butt'))
    const nodes = places.flatMap((row, rank) => row.map((place) => node(place, at(rank), ...ring)))
    return drawn.join('') + nodes.join('') + capsule(x, middle, thick, pitch * 3 + thick + 12, edge)
  })
}

const drawing: Drawing = {
  wide: strip({
    width: teamArt.wide,
    height: 184,
    canvas: teamArt.wideCanvas,
    pitch: 40,
    line: 12,
    ring: [17, 5],
    capsule: [20, 34, 5],
    places: [
      [126, 560, 880],
      [344, 694, 1060],
      [176, 470, 846],
      [250, 620, 960],
    ],
  }),
  small: strip({
    width: teamArt.small,
    height: 116,
    canvas: teamArt.smallCanvas,
    pitch: 24,
    line: 8,
    ring: [10.5, 4],
    capsule: [15, 24, 4],
    places: [
      [76, 262],
      [160, 320],
      [104, 222],
      [138, 292],
    ],
  }),
}

export default drawing

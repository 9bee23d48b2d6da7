import { capsule } from '../kit/capsule.ts'
import { course } from '../kit/course.ts'
import type { Drawing } from '../kit/drawing.ts'
import { node } from '../kit/lines.ts'
import { box } from '../kit/shapes.ts'
import { stripCut, stripSmall, stripWide } from '../kit/strip.ts'
import { customerMark } from '../screens/studyMark.ts'

interface Strip {
  strip: { width: number; end: number }
  height: number
  hub: readonly [x: number, y: number, width: number, height: number]
  /** Left edge and edge length of the mark's tile; the line reaches it at its middle. */
  tile: readonly [x: number, size: number]
  /** Middle of the tile. */
  y: number
  width: number
  ring: readonly [radius: number, edge: number]
}

/** One line leaves a capsule, climbs to the mark of the customer, and runs on. */
function strip({ strip: { end }, height, hub, tile: [x, size], y, width, ring }: Strip) {
  const [hubX, hubY, thick, long] = hub
  const climb = hubY - y
  return stripCut({ end }, height, () => {
    const turn = x - size * 0.6 - climb
    return (
      course(
        [
          [hubX, hubY],
          [turn, hubY],
          [turn + climb, y],
          [end, y],
        ],
        'lagoon',
        { width, radius: 40 },
      ) +
      capsule(hubX, hubY, thick, long, ring[1] + 1) +
      box(x, y - size / 2, size, size, { radius: size / 5, fill: 'lagoonTint' }) +
      customerMark('kredapay', x + size / 4, y - size / 4, size / 2, 'lagoonText') +
      node(x, y, ...ring) +
      node(x + size, y, ...ring)
    )
  })
}

const drawing: Drawing = {
  wide: strip({
    strip: stripWide,
    height: 216,
    hub: [20, 170, 30, 72],
    tile: [340, 144],
    y: 92,
    width: 11,
    ring: [9, 4],
  }),
  small: strip({
    strip: stripSmall,
    height: 132,
    hub: [14, 104, 22, 48],
    tile: [150, 96],
    y: 56,
    width: 8,
    ring: [7, 3.5],
  }),
}

export default drawing

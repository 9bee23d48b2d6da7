import { cut, type Drawing } from './drawing.ts'
import { type Line, stroke } from './lines.ts'
import { box } from './shapes.ts'

/*
 * What a partner does, on the card of a lane: 400 by 168, of which a narrow card shows the middle 276. The line of the lane
 * passes at half the height, from edge to edge.
 */
export const laneArt = { width: 400, height: 168, line: 84 }

/** The line of the lane between two places. */
export const laneLine = (line: Line, from = -20, to = laneArt.width + 20) =>
  stroke(`M${from} ${laneArt.line}H${to}`, line, 10, 'butt')

/** A white sheet with a hairline: nothing floats on a card. */
export const sheet = (x: number, y: number, width: number, height: number, radius = 12) =>
  box(x, y, width, height, { radius, edge: 'rule' })

/** A drawing for the card of a lane. */
export const laneDrawing = (draw: () => string): Drawing => ({
  wide: cut({ width: laneArt.width, height: laneArt.height, blur: 6, kind: 'lane' }, draw),
})

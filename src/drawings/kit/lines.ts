import { tokens } from '../../theme/tokens.ts'
import { type Colour, paint } from './shapes.ts'

/** A product line. The order of a bundle is fixed: from the top, or from left to right. */
export type Line = 'lagoon' | 'clay' | 'sun' | 'sky'
export const lines: readonly Line[] = ['lagoon', 'clay', 'sun', 'sky']

export type Point = readonly [x: number, y: number]
type Vector = readonly [number, number]

const round = (value: number) => Math.round(value * 10) / 10
const pair = (x: number, y: number) => `${round(x)} ${round(y)}`

function direction([ax, ay]: Point, [bx, by]: Point): Vector {
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) throw new Error(`A line has two corners at ${ax} ${ay}, so nothing of it would be drawn.`)
  return [(bx - ax) / length, (by - ay) / length]
}

/** Moves a corner sideways so that parallels of a bend keep their distance. */
function shift([x, y]: Point, before: Vector, after: Vector, offset: number): Point {
  const k = offset / (1 + before[0] * after[0] + before[1] * after[1])
  return [x - (before[1] + after[1]) * k, y + (before[0] + after[0]) * k]
}

/**
 * Path data of a polyline with round bends. Segments run at 0, 45 or 90 degrees.
 * @param points at least two corners
 * @param options `radius` of the bends, one for all or one for each; `offset` draws a parallel, to the right of travel
 *   when positive
 * @throws when fewer than two points are given, or two that follow each other are at one place
 */
export function railPath(
  points: readonly Point[],
  options: { offset?: number; radius?: number | readonly number[] } = {},
): string {
  const { offset = 0, radius = 36 } = options
  const directions = points.slice(1).map((point, index) => direction(points[index] ?? point, point))
  const first = directions[0]
  const last = directions.at(-1)
  if (!first || !last) throw new Error('A line needs at least two points.')
  const corners = points.map((point, index) =>
    shift(point, directions[index - 1] ?? first, directions[index] ?? last, offset),
  )
  return corners
    .map(([x, y], index) => {
      const before = directions[index - 1]
      const after = directions[index]
      if (!before) return `M${pair(x, y)}`
      if (!after) return `L${pair(x, y)}`
      const cross = before[0] * after[1] - before[1] * after[0]
      const angle = Math.acos(Math.max(-1, Math.min(1, before[0] * after[0] + before[1] * after[1])))
      const middle = typeof radius === 'number' ? radius : (radius[index - 1] ?? 36)
      const bend = Math.max(4, middle + (cross > 0 ? -offset : offset))
      const tangent = bend * Math.tan(angle / 2)
      const start = pair(x - before[0] * tangent, y - before[1] * tangent)
      const end = pair(x + after[0] * tangent, y + after[1] * tangent)
      return `L${start}A${round(bend)} ${round(bend)} 0 0 ${cross > 0 ? 1 : 0} ${end}`
    })
    .join('')
}

/** A thick stroke along path data. Butt ends serve lines that end at an edge. */
export function stroke(path: string, colour: Colour, width = 11, cap: 'round' | 'butt' = 'round'): string {
  const ends = cap === 'round' ? ' stroke-linecap="round"' : ''
  return `<path d="${path}" fill="none" stroke="${paint(colour)}" stroke-width="${width}" stroke-linejoin="round"${ends}/>`
}

/** Parallels along one polyline, in the given colours from its left side (seen in the direction of travel). */
export function bundle(
  points: readonly Point[],
  colours: readonly Colour[],
  options: { pitch?: number; width?: number; radius?: number; cap?: 'round' | 'butt' } = {},
): string {
  const { pitch = 14, width = 10, radius = 48, cap } = options
  const middle = (colours.length - 1) / 2
  return colours
    .map((colour, index) => stroke(railPath(points, { offset: (index - middle) * pitch, radius }), colour, width, cap))
    .join('')
}

/** The ring where a line meets a screen. */
export function node(x: number, y: number, radius = 8, width = 4, ring: Colour = 'ink'): string {
  return (
    `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}" fill="${tokens.paper}" ` +
    `stroke="${paint(ring)}" stroke-width="${width}"/>`
  )
}

/** The capsule where all lines meet, lying across vertical lines. */
export function interchange(x: number, y: number, width: number, height = 22): string {
  return (
    `<rect x="${round(x)}" y="${round(y)}" width="${width}" height="${height}" rx="${height / 2}" ` +
    `fill="${tokens.paper}" stroke="${tokens.ink}" stroke-width="4"/>`
  )
}

/** Progress as a rail: a track, its coloured part and a node at the head. `share` is between 0 and 1. */
export function rail(x: number, y: number, width: number, share: number, colour: Colour): string {
  const head = round(x + width * share)
  return stroke(`M${x} ${y}H${x + width}`, 'mist2', 8) + stroke(`M${x} ${y}H${head}`, colour, 8) + node(head, y, 6.5, 3)
}

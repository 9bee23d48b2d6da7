import { type Line, node, type Point, railPath, stroke } from './lines.ts'
import { type Colour, paint } from './shapes.ts'

/**
 * The corners of a stepped line: level around every point, and one climb at 45 degrees half way to the next.
 * @param points from left to right, no step higher than it is wide
 */
function steps(points: readonly Point[]): Point[] {
  const corners = points.flatMap(([x, y], index): Point[] => {
    const [nextX, nextY] = points[index + 1] ?? [x, y]
    if (nextY === y) return index === 0 || !points[index + 1] ? [[x, y]] : []
    const middle = (x + nextX) / 2
    const half = Math.abs(nextY - y) / 2
    const climb: Point[] = [
      [middle - half, y],
      [middle + half, nextY],
    ]
    return index === 0 ? [[x, y], ...climb] : climb
  })
  return corners
}

/** A stepped line with a node at its head; with `foot`, the area down to that height is filled. */
export function stepLine(
  points: readonly Point[],
  line: Line,
  look: { foot?: number; width?: number; radius?: number; area?: Colour } = {},
): string {
  const { foot, width = 7, radius = 12, area: ground = `${line}Tint` } = look
  const path = railPath(steps(points), { radius })
  const [x, y] = points.at(-1) ?? [0, 0]
  const [start] = points[0] ?? [0]
  const area = foot === undefined ? '' : `<path d="${path}V${foot}H${start}Z" fill="${paint(ground)}"/>`
  return area + stroke(path, line, width) + node(x, y, 7.5, 4)
}

/** What is still to come: dots along a path. */
export function dots(path: string, colour: Colour = 'edge', width = 7): string {
  return (
    `<path d="${path}" fill="none" stroke="${paint(colour)}" stroke-width="${width}" stroke-linecap="round" ` +
    'stroke-dasharray="0 19"/>'
  )
}

import { type Point, railPath, stroke } from './lines.ts'
import type { Colour } from './shapes.ts'

interface Look {
  width?: number
  radius?: number | readonly number[]
}

/** One line along its corners, with butt ends: it ends at an edge, or under a node, a screen or a capsule. */
export function course(points: readonly Point[], colour: Colour, look: Look = {}): string {
  const { width = 11, radius = 44 } = look
  return stroke(railPath(points, { radius }), colour, width, 'butt')
}

/** The corners at which a line from the left leaves its height for another one; none where it goes straight on. */
export function parting(x: number, from: number, to: number): Point[] {
  if (from === to) return []
  return [
    [x, from],
    [x + Math.abs(to - from), to],
  ]
}

import { node } from './lines.ts'
import { paint } from './shapes.ts'

/** The station where the money happens: its ring is filled with the colour of the sun. */
export function sunNode(x: number, y: number, radius = 9, width = 4.5): string {
  return node(x, y, radius, width).replace(`fill="${paint('paper')}"`, `fill="${paint('sun')}"`)
}

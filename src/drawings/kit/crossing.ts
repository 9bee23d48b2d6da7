import { crossingRoom } from '../../theme/artPages.ts'
import { tokens } from '../../theme/tokens.ts'
import { type Cut, cut } from './drawing.ts'

/** Where the lines of an art of this width end: past the right edge of the page. */
export function crossingEnd(width: number): number {
  return width * (1 + crossingRoom.right)
}

/** Where the lines of an art of this width begin: past the left edge of the page. */
export function crossingStart(width: number): number {
  return -width * crossingRoom.left
}

/**
 * One cut of a crossing: a line leaves this site across its edge, docks at the app and runs on to the right. x and y count
 * from the top left corner of the art.
 */
export function crossingCut(width: number, height: number, draw: () => string): Cut {
  const { left, right } = crossingRoom
  return cut({ x: -width * left, width: width * (1 + left + right), height, kind: 'crossing' }, draw)
}

/** The edge of this site, dotted. */
export function siteEdge(x: number, from: number, to: number): string {
  return (
    `<path d="M${x} ${from}V${to}" stroke="${tokens.edge}" stroke-width="2.5" ` +
    'stroke-dasharray="2 8" stroke-linecap="round"/>'
  )
}

/** The edge of this site, dotted, where the app is below it. */
export function siteEdgeAcross(y: number, from: number, to: number): string {
  return (
    `<path d="M${from} ${y}H${to}" stroke="${tokens.edge}" stroke-width="2.5" ` +
    'stroke-dasharray="2 8" stroke-linecap="round"/>'
  )
}

import { taleArt } from '../../theme/artPages.ts'
import { type Cut, cut } from './drawing.ts'

/** The x at which the line of the tale runs. */
export const taleMiddle = taleArt.width / 2

/** A wide cut. `lead` px above the art hold only the line, to be pulled up to the edge of the section. */
export function taleCut(height: number, draw: () => string, lead = 0): Cut {
  return cut({ y: -lead, width: taleArt.width, height: height + lead }, draw)
}

/**
 * A small cut, with room for the shadow at its sides. It has no line of the tale: below 1200 px the page draws it at the
 * left of text and drawings.
 */
export function taleSmallCut(height: number, draw: () => string): Cut {
  return cut({ x: -taleArt.side, width: taleArt.small + 2 * taleArt.side, height }, draw)
}

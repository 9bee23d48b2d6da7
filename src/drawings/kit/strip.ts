import { teamArt } from '../../theme/artPages.ts'
import { type Cut, cut } from './drawing.ts'

/** Sizes of a strip: its art, and the right edge of its canvas, past the edge of the page. */
export const stripWide = { width: teamArt.wide, end: teamArt.wide * teamArt.wideCanvas }
export const stripSmall = { width: teamArt.small, end: teamArt.small * teamArt.smallCanvas }

/** One cut of a strip beside a text: its lines run off the page on the right. */
export function stripCut({ end }: { end: number }, height: number, draw: () => string): Cut {
  return cut({ width: end, height, kind: 'strip' }, draw)
}

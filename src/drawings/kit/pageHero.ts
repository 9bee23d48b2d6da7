import { type CanvasKind, pageHeroArt } from '../../theme/artPages.ts'
import { type Cut, cut } from './drawing.ts'

const bleed = (pageHeroArt.canvas - pageHeroArt.width) / 2
/** The art of a wide hero and the edges of its canvas: lines run past both page edges up to a window of 2880 px. */
export const heroArt = { width: pageHeroArt.width, left: -bleed, right: pageHeroArt.width + bleed }
/** Edge to edge in a window of 390 px; `left` and `right` are the edges of the text column there. */
export const phoneArt = { width: pageHeroArt.phone, left: 22, right: 368 }

/** The wide cut of a hero; x counts from the left edge of the art. */
export function heroCut(height: number, draw: () => string, kind: CanvasKind = 'page'): Cut {
  return cut({ x: heroArt.left, width: heroArt.right - heroArt.left, height, kind }, draw)
}

/** The cut of a hero for tablets, as wide as the window; x and y count from the top left corner of what is drawn. */
export function tabletCut(canvas: { x?: number; y?: number; width: number; height: number }, draw: () => string): Cut {
  return cut({ ...canvas, kind: 'tablet' }, draw)
}

/** The small cut of a hero, as wide as the window. */
export function phoneCut(height: number, draw: () => string): Cut {
  return cut({ width: phoneArt.width, height }, draw)
}

import { plateRoom } from '../../theme/artPages.ts'
import { type Cut, cut, type Drawing, place, type Screen } from './drawing.ts'

/** The left and right edges of the canvas of a plate: past those of the tint background, which clips the lines. */
export function plateEdges(width: number): { left: number; right: number } {
  return { left: -width * plateRoom.side, right: width * (1 + plateRoom.side) }
}

/** One cut of a plate in a case study: x and y count from the top left corner of the art. */
export function plateCut(width: number, height: number, draw: () => string): Cut {
  const { left, right } = plateEdges(width)
  const above = width * plateRoom.top
  return cut(
    { x: left, y: -above, width: right - left, height: height + above + width * plateRoom.bottom, kind: 'plate' },
    draw,
  )
}

/** A plate of one screen, at a wide and a small width. */
export function plateDrawing(wide: number, small: number, screen: (width: number) => Screen): Drawing {
  const [large, lead] = [screen(wide), screen(small)]
  return {
    wide: plateCut(wide, large.height, () => place(large, 0, 0)),
    small: plateCut(small, lead.height, () => place(lead, 0, 0)),
  }
}

import { insetRoom } from '../../theme/artPages.ts'
import { type Cut, cut } from './drawing.ts'

/*
 * A picture that is in a column or a tile, not at its edge: the canvas has room for shadows and for nodes on the
 * edge of a screen. The room is a part of the art's width, the same for all of these pictures and both cuts, so that a
 * page can let the art fill its column: width 112 %, margins -4 % -6 % -10 %.
 */

/** One cut of such a picture, around art of the given size. Small art has a smaller shadow. */
export function insetCut(art: { width: number; height: number }, draw: () => string): Cut {
  const { width } = art
  const top = Math.round((width * insetRoom.top) / 100)
  const side = Math.round((width * insetRoom.side) / 100)
  const bottom = Math.round((width * insetRoom.bottom) / 100)
  return cut(
    {
      x: -side,
      y: -top,
      width: width + 2 * side,
      height: art.height + top + bottom,
      kind: 'inset',
      blur: width < 500 ? Math.round(width / 33) : 18,
    },
    draw,
  )
}

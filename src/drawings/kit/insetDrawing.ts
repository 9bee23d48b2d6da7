import { type Drawing, place, type Screen } from './drawing.ts'
import { insetCut } from './inset.ts'

/** A drawing of one screen that is in a column, at a wide and a small width. */
export function insetDrawing(wide: number, small: number, screen: (width: number) => Screen): Drawing {
  const [large, lead] = [screen(wide), screen(small)]
  return { wide: insetCut(large, () => place(large, 0, 0)), small: insetCut(lead, () => place(lead, 0, 0)) }
}

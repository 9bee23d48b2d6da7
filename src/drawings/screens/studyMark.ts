import { type MarkName, marks, markSize } from '../../theme/marks.ts'
import { type Colour, paint } from '../kit/shapes.ts'

/** A customer's mark with its top left corner at x, y. */
export function customerMark(name: MarkName, x: number, y: number, size: number, colour: Colour): string {
  const scale = Math.round((size / markSize) * 1000) / 1000
  return `<path transform="translate(${x} ${y}) scale(${scale})" d="${marks[name]}" fill="${paint(colour)}"/>`
}

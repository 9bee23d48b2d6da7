import { type Colour, paint } from '../kit/shapes.ts'

/** The marks of the three customers, within 28 px. */
const marks = {
  Kredapay: 'M4 3h6v22H4zM12 14 20 3h6l-8 11 8 11h-6z',
  Connekit: 'M3 25 14 3l11 22h-7l-4-8-4 8z',
} as const

export type Customer = keyof typeof marks

/** A customer's mark with its top left corner at x, y. */
export function customerMark(name: Customer, x: number, y: number, size: number, colour: Colour): string {
  const scale = Math.round((size / 28) * 1000) / 1000
  return `<path transform="translate(${x} ${y}) scale(${scale})" d="${marks[name]}" fill="${paint(colour)}"/>`
}

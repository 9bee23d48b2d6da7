import { type Drawing, place } from '../kit/drawing.ts'
import { insetCut } from '../kit/inset.ts'
import { type Day, dayScreen } from '../screens/day.ts'

export const day: Day = {
  currency: 'NGN',
  payments: [
    [7, 440000],
    [9.5, -215500],
    [12, 500000],
    [15, -600000],
    [17, 300000],
  ],
  now: 17.5,
  hours: [7, 21],
  names: [
    [8, '8 am'],
    [12, 'noon'],
    [16, '4 pm'],
    [20, '8 pm'],
  ],
}

const wide = dayScreen(day, 390)
const small = dayScreen(day, 300)

/** Wide: for art of 280 to 480 px. Small: for a phone, from 216 px. */
const drawing: Drawing = {
  wide: insetCut(wide, () => place(wide, 0, 0)),
  small: insetCut(small, () => place(small, 0, 0)),
}

export default drawing

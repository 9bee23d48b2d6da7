import { type Drawing, place } from '../kit/drawing.ts'
import { insetCut } from '../kit/inset.ts'
import { confirmNarrowScreen, confirmScreen, type Payment } from '../screens/confirm.ts'

export const payment: Payment = { to: 'Bello Grains', currency: 'NGN', amount: 120000, fee: 200, tax: 15 }

const wide = confirmScreen(payment, 640)
const small = confirmNarrowScreen(payment, 300)

/** Wide: for art of 500 px and more. Small: for a phone, from 232 px. */
const drawing: Drawing = {
  wide: insetCut(wide, () => place(wide, 0, 0)),
  small: insetCut(small, () => place(small, 0, 0)),
}

export default drawing

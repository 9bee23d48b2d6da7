import { insetDrawing } from '../kit/insetDrawing.ts'
import { clinicScreen, type Part } from '../screens/useCaseClinic.ts'

export const paidIn: readonly [Part, Part] = [
  { name: 'Virtual accounts', detail: 'One for each patient', amount: 31500, line: 'clay' },
  { name: 'Payment links', detail: 'Sent to patients', amount: 13500, line: 'sky' },
]

export const paidOut: readonly [Part, Part] = [
  { name: 'Staff', detail: 'Payout', amount: -22000 },
  { name: 'Supplier', detail: 'Payout', amount: -18000 },
]

export default insetDrawing(520, 260, (width) => clinicScreen('Ese Clinic', 'NGN', paidIn, paidOut, width))

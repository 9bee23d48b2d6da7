import { insetDrawing } from '../kit/insetDrawing.ts'
import { type Stop, tripScreen } from '../screens/useCaseTrip.ts'

export const stops: readonly Stop[] = [
  { name: 'Customer', detail: 'By payment link', amount: 220000 },
  { name: 'Booking', detail: 'Card •••• 9026', amount: -84000 },
  { name: 'Tracking', detail: 'Card •••• 9026', amount: -6500 },
  { name: 'Driver', detail: 'Bulk payout', amount: -38000 },
]

export default insetDrawing(520, 260, (width) => tripScreen('Lagos to Douala', stops, 'NGN', width))

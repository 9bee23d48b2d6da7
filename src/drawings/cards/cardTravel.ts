import { screenTab } from '../kit/screenTab.ts'
import { cardTripScreen, type Trip } from '../screens/cardTrip.ts'

export const trip: Trip = { name: 'Douala trip', currency: 'USD', days: [14, 19], limit: 1200, spent: 464 }

export default screenTab({ line: 'clay', screen: (width) => cardTripScreen(trip, width), width: 400, way: 'hangs' })

import { screenTab } from '../kit/screenTab.ts'
import { cardSeatsScreen, type Seats } from '../screens/cardSeats.ts'

export const seats: Seats = { cards: 24, frozen: 3, currency: 'USD', spent: 15 }

export default screenTab({ line: 'clay', screen: (width) => cardSeatsScreen(seats, width), width: 410 })

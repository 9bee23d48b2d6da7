import { design, month, payment } from './cardWeave.ts'
import { screenTab } from '../kit/screenTab.ts'
import { cardPhoneScreen, type PhoneCard } from '../screens/cardPhone.ts'

/** The card of the four steps, as its holder sees it on the day of the payment. */
export const phone: PhoneCard = { card: design, limit: payment.limit, payments: month.slice(1) }

export default screenTab({
  line: 'clay',
  way: 'hangs',
  screen: (width) => cardPhoneScreen(phone, width),
  width: 270,
  // The line meets the phone at the card.
  dock: 150,
})

import { detail, ends, level, middle, moments, proven } from '../kit/detail.ts'
import { place } from '../kit/drawing.ts'
import { paymentState } from '../kit/paymentState.ts'
import { money } from '../kit/samples.ts'
import { text } from '../kit/text.ts'
import { clayStripe } from '../screens/card.ts'
import { cardBrandScreen } from '../screens/cardBrand.ts'

const [left, width] = [22, 168]
const right = 276

/** A dollar card with its limit, in the colours of its owner. The line is a stripe of it, and goes on where that leaves. */
export default detail(() => {
  const card = cardBrandScreen({ ground: 'clayText', owner: 'Kasuwa Online', brand: 'Visa', ending: '3180' }, width)
  const top = middle - card.height / 2
  const stripe = clayStripe(width)
  return (
    level(ends.left, top + stripe.enters, left + 6, 'clay', { width: stripe.thick }) +
    level(left + width - 6, top + stripe.leaves, ends.right, 'clay', { width: stripe.thick, at: moments.onward }) +
    place(card, left, top) +
    text(right, 82, money('USD', 500), { size: 15, weight: 600, anchor: 'end' }) +
    text(right, 98, 'a month', { size: 13, fill: 'text2', anchor: 'end' }) +
    proven(paymentState(right, 122, 'Active'))
  )
})

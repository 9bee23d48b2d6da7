import { cardArt } from '../../theme/cardLooks.ts'
import { closingDrawing, closingEnds, closingPanel, turns } from '../kit/closing.ts'
import { place } from '../kit/drawing.ts'
import { node, railPath, stroke } from '../kit/lines.ts'
import { above, draws, lands } from '../kit/living.ts'
import { clayStripe } from '../screens/card.ts'
import { type BrandCard, cardBrandScreen } from '../screens/cardBrand.ts'

export const card: BrandCard = {
  ground: 'sun',
  owner: 'Your brand',
  currency: 'USD',
  brand: 'Mastercard',
  ending: '7753',
}

const middle = 170
const issued = 14

/** A line climbs to a card, which is issued once the line has reached it. A narrow panel shows all of a smaller card. */
export default closingDrawing(({ isSmall, body }) => {
  const screen = isSmall
    ? cardBrandScreen(card, 266, Math.ceil((body * cardArt.width) / 266))
    : cardBrandScreen(card, 330)
  const stripe = clayStripe(screen.width)
  const [left, top] = [isSmall ? 87 : 120, middle - screen.height / 2]
  const enters = top + stripe.enters
  const foot = left - 60
  const climb = railPath(
    [
      [foot, closingEnds.bottom],
      [foot, enters],
      [left + 20, enters],
    ],
    { radius: 44 },
  )
  const onward = `M${left + screen.width - 20} ${top + stripe.leaves}H${closingEnds.right}`
  const chip = { width: isSmall ? 134 : 107, height: isSmall ? 56 : 44 }
  const state = closingPanel(chip.width, chip.height) + turns([20, chip.height * 0.64, body], 'Draft', 'Issued', issued)
  return (
    draws(stroke(climb, 'clay', 13, 'butt')) +
    draws(stroke(onward, 'clay', 13, 'butt'), issued, true) +
    above +
    place(screen, left, top) +
    place({ ...chip, svg: state }, left + 24, top + screen.height + 14) +
    lands(node(left, enters, 9, 4.5), 8, issued)
  )
})

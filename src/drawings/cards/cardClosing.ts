import { closingDrawing, closingEnds, closingPanel, turns } from '../kit/closing.ts'
import { place } from '../kit/drawing.ts'
import { node, railPath, stroke } from '../kit/lines.ts'
import { above, draws, lands } from '../kit/living.ts'
import { clayStripe } from '../screens/card.ts'
import { type BrandCard, cardBrandScreen } from '../screens/cardBrand.ts'

export const card: BrandCard = {
  ground: 'sun',
  owner: 'Your brand',
  mark: 'arc',
  currency: 'USD',
  brand: 'Mastercard',
  ending: '7753',
}

const middle = 190
const issued = 14

/** A line climbs to a card, which is issued once the line has reached it. Where the panel cuts the card, it has no words. */
export default closingDrawing(({ isSmall, body }) => {
  const screen = cardBrandScreen(card, 330, { hasWords: !isSmall })
  const stripe = clayStripe(screen.width)
  const [left, top] = [isSmall ? 84 : 120, middle - screen.height / 2]
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
  const chip = { width: isSmall ? 168 : 128, height: isSmall ? 56 : 44 }
  const state = closingPanel(chip.width, chip.height) + turns([20, chip.height * 0.64, body], 'Draft', 'Issued', issued)
  return (
    draws(stroke(climb, 'clay', 13, 'butt')) +
    draws(stroke(onward, 'clay', 13, 'butt'), issued, true) +
    above +
    place(screen, left, top) +
    place({ ...chip, svg: state }, left + 24, top + screen.height - chip.height / 2 + 14) +
    lands(node(left, enters, 9, 4.5), 8, issued)
  )
})

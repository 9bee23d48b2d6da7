import { type Drawing, place } from '../kit/drawing.ts'
import { node, stroke } from '../kit/lines.ts'
import { above, draws, lands, signal, states } from '../kit/living.ts'
import { figures, money } from '../kit/samples.ts'
import { box } from '../kit/shapes.ts'
import { sunNode } from '../kit/sunNode.ts'
import { dock, storyCut } from '../kit/story.ts'
import { button, caption, text } from '../kit/text.ts'
import { type CardMonth, cardLimitScreen, ownCardScreen } from '../screens/studyCard.ts'
import { studyPhone } from '../screens/studyPhone.ts'

/** The sub accounts, which are all of the deposit account. */
export const subAccounts = [
  { name: 'Salaries', amount: 1_200_000 },
  { name: 'Suppliers', amount: 640_000 },
  { name: 'Deliveries', amount: 310_000 },
]

export const month: CardMonth = {
  currency: 'USD',
  limit: 50,
  payments: [
    { name: 'Software', amount: 12 },
    { name: 'Hosting', amount: 18.5 },
  ],
}

const total = subAccounts.reduce((sum, { amount }) => sum + amount, 0)

/** When the last sub account receives its money, and when the card has paid. */
const arrives = 12
const paysAt = 20

/** The deposit account, which parts into its sub accounts. */
const app = (width: number, height: number, whole: boolean) => {
  // On a phone a card lies over the foot of the screen: the rows are above it.
  const [first, pitch, high] = whole ? [236, 70, 56] : [216, 46, 38]
  const last = subAccounts.at(-1)?.amount ?? 0
  const sum = (amount: number) =>
    text(23, 150, money('NGN', amount), { size: width < 280 ? 32 : 36, weight: 600, face: 'condensed' })
  const share = (amount: number, y: number) => text(width - 36, y, figures(amount), { size: 14.5, anchor: 'end' })
  return (
    studyPhone('Kredapay', 'kredapay', 'lagoon', width, height) +
    caption(24, 112, 'Deposit account', { size: 14 }) +
    states([
      [sum(total - last), 0],
      [sum(total), arrives],
    ]) +
    text(24, 176, '0123 4567 89', { size: 13.5, fill: 'text2' }) +
    stroke(`M40 ${first - (whole ? 30 : 16)}V${first + 2 * pitch}`, 'lagoon', 8) +
    subAccounts
      .map(
        ({ name, amount }, at) =>
          stroke(`M40 ${first + at * pitch}H70`, 'lagoon', 8) +
          box(70, first - high / 2 + at * pitch, width - 94, high, { radius: 14, fill: 'lagoonTint' }) +
          text(84, first + 5 + at * pitch, name, { size: 14.5, weight: 600 }) +
          (at === subAccounts.length - 1
            ? states([
                [share(0, first + 5 + at * pitch), 0],
                [share(amount, first + 5 + at * pitch), arrives],
              ])
            : share(amount, first + 5 + at * pitch)) +
          node(40, first + at * pitch, 6.5, 3.5),
      )
      .join('') +
    (whole ? caption(24, 440, 'Sub accounts', { size: 14 }) + button(20, 464, width - 40, 48, 'New transfer') : '')
  )
}

/** The app of Kredapay, and what it is built on: accounts, and a dollar card with its limit. */
const drawing: Drawing = {
  wide: storyCut(
    'wide',
    () =>
      draws(stroke(`M0 ${dock.wide}H356`, 'lagoon', 12, 'butt')) +
      signal(`M0 ${dock.wide}H24`, arrives - 5, { quick: true }) +
      signal(`M324 ${dock.wide}H352`, paysAt - 5, { quick: true }) +
      above +
      place({ width: 300, height: 540, svg: app(300, 540, true) }, 24, 20) +
      place(ownCardScreen('2206', 288), 352, 64) +
      place(cardLimitScreen(month, 288, paysAt), 352, 290) +
      lands(node(24, dock.wide), 1, arrives) +
      lands(sunNode(352, dock.wide), 9, paysAt),
  ),
  small: storyCut(
    'small',
    () =>
      draws(stroke(`M-56 ${dock.small}H30`, 'lagoon', 9, 'butt'), 0, true) +
      signal(`M-56 ${dock.small}H12`, arrives - 5, { quick: true }) +
      above +
      place({ width: 270, height: 392, svg: app(270, 392, false) }, 12, 8) +
      place(ownCardScreen('2206', 262), 58, 346) +
      lands(sunNode(12, dock.small), 4, arrives),
  ),
}

export default drawing

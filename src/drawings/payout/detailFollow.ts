import { detail, dock, ends, level, middle, moments, sheet, waiting } from '../kit/detail.ts'
import { stroke } from '../kit/lines.ts'
import { lands } from '../kit/living.ts'
import { type PaymentState, paymentState } from '../kit/paymentState.ts'
import { text } from '../kit/text.ts'
import { lastState } from '../screens/payoutRow.ts'
import { batch } from './payoutHero.ts'
import { failed } from './payoutReturned.ts'

const [left, width] = [44, 218]

/** Two lines of the list in the page's head, and the one that has failed further down. */
export const followed: readonly (readonly [name: string, state: PaymentState])[] = [
  ...batch
    .filter(({ to }) => to === 'Adaeze Balogun' || to === 'Kasuwa Online')
    .map((payout) => [payout.short ?? payout.to, lastState(payout) ?? 'Scheduled'] as const),
  [failed.to, 'Failed'],
]

/** The line goes on where the payout is settled; dots are one that is on its way, and a bar one that was stopped. */
export default detail(
  () =>
    followed
      .map(([name, state], index) => {
        const y = middle + (index - 1) * 42
        const end = state === 'Settled' ? ends.right : left + 10
        return (
          level(ends.left, y, end, 'sun', { width: 9 }) +
          (state === 'In transit' ? waiting(left + width + 12, y, ends.right) : '') +
          (state === 'Failed' ? lands(stroke(`M${left + width + 16} ${y - 14}V${y + 14}`, 'ink', 7), 8) : '') +
          sheet(left, y - 17, width, 34) +
          text(left + 24, y + 4.6, name, { size: 13, weight: 600 }) +
          paymentState(left + width - 16, y + 4.6, state) +
          dock(left, y, moments.node + index)
        )
      })
      .join(''),
  true,
)

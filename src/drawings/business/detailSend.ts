import { detail, dock, ends, middle, route, sheet } from '../kit/detail.ts'
import { money } from '../kit/samples.ts'
import { text } from '../kit/text.ts'
import { batch } from '../payout/payoutHero.ts'

/** Three of the list of /payout: a person, a company in the other country, a driver. */
export const sent = batch.filter(({ to }) => to === 'Adaeze Balogun' || to === 'Ndole House' || to === 'Tunde Musa')

const parts = 24
const left = 90
const row = 198

/** One line becomes three payouts. */
export default detail(() => {
  const rows = sent.map((payout, index) => ({ ...payout, y: middle + (index - 1) * 42 }))
  const lines = rows.map(({ y }) =>
    y === middle
      ? route(
          [
            [ends.left, y],
            [left + 10, y],
          ],
          'sun',
        )
      : route(
          [
            [ends.left, middle],
            [parts, middle],
            [parts + 42, y],
            [left + 10, y],
          ],
          'sun',
        ),
  )
  const payouts = rows.map(
    ({ to, short = to, currency, amount, y }, index) =>
      sheet(left, y - 16.5, row, 33) +
      text(left + 16, y + 4.6, short, { size: 12.5, weight: 600 }) +
      text(left + row - 14, y + 4.6, money(currency, amount), { size: 12.5, anchor: 'end' }) +
      dock(left, y, 6 + index),
  )
  return lines.join('') + payouts.join('') + dock(parts, middle, 3)
})

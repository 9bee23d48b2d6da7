import type { Screen } from '../kit/drawing.ts'
import { icon } from '../kit/icons.ts'
import { money } from '../kit/samples.ts'
import { hairline, panel } from '../kit/shapes.ts'
import { caption, text, tile } from '../kit/text.ts'
import type { BatchPayout } from './payoutRow.ts'

/** The file that the payouts come from, wherever it is shown. */
export const fileName = 'payouts-june.csv'

/** What leaves the wallet of one currency. The currencies are never added up. */
export function sumOf(batch: readonly BatchPayout[], currency: BatchPayout['currency']): number {
  return batch.filter((payout) => payout.currency === currency).reduce((sum, { amount }) => sum + amount, 0)
}

const pad = 24
export const payoutFileHeight = 400

/** A list of payouts before it leaves: a sum for each wallet, names checked, approved. */
export function payoutFileScreen(batch: readonly BatchPayout[], width: number): Screen {
  const right = width - pad
  const size = width < 330 ? 36 : 44
  const wallet = (currency: BatchPayout['currency'], y: number) =>
    hairline(pad, y, right) +
    caption(pad, y + 30, `From the ${currency} wallet`, { size: 13.5 }) +
    caption(right, y + 30, `${batch.filter((payout) => payout.currency === currency).length} payouts`, {
      size: 13.5,
      anchor: 'end',
    }) +
    text(pad - 1, y + 76, money(currency, sumOf(batch, currency)), { size, weight: 600, face: 'condensed' })
  const done = (y: number, words: string) =>
    icon('check', pad, y - 14, { colour: 'lagoonText', width: 2.4 }) + text(50, y, words, { weight: 600 })
  return {
    width,
    height: payoutFileHeight,
    svg:
      panel(width, payoutFileHeight, 18) +
      tile(pad, 24, 42, 'file', 'sun') +
      text(80, 41, fileName, { size: 15.5, weight: 600 }) +
      caption(80, 60, `${batch.length} payouts, two wallets`) +
      wallet('NGN', 86) +
      wallet('XAF', 190) +
      hairline(pad, 294, right) +
      done(334, `${batch.length} of ${batch.length} names checked`) +
      done(368, 'Approved by a second person'),
  }
}

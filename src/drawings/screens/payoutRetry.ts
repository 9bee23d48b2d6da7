import type { Screen } from '../kit/drawing.ts'
import { icon } from '../kit/icons.ts'
import { node, stroke } from '../kit/lines.ts'
import { type Company, type Currency, money } from '../kit/samples.ts'
import { box, paint } from '../kit/shapes.ts'
import { tag, text } from '../kit/text.ts'

export interface FailedPayout {
  to: Company
  currency: Currency
  amount: number
}

const row = 84
const first = 54

/** A payout that fails and is sent again, on ink: the line changes its colour at the cross. */
export function payoutRetryScreen(payout: FailedPayout, width: number): Screen & { line: number; failedAt: number } {
  const isNarrow = width < 400
  const line = isNarrow ? 40 : 64
  const left = isNarrow ? 76 : 112
  const right = width - (isNarrow ? 20 : 32)
  const amount = money(payout.currency, payout.amount)
  const rows = [
    ['In the list', `${payout.to}, ${amount}`],
    ['Sent', 'Together with the list'],
    ['Did not go through', 'Check the account number'],
    ['Sent again', 'As one payout'],
  ] as const
  const height = first + row * (rows.length - 1) + 54
  const failed = 2
  const failedAt = first + row * failed
  const words = rows.map(([title, detail], index) => {
    const y = first + row * index
    return (
      (index > 0 ? `<path d="M${left} ${y - row / 2}H${right}" stroke="${paint('ink3')}"/>` : '') +
      text(left, y - 3, title, { size: 16, weight: 600, fill: 'paper' }) +
      text(left, y + 19, detail, { fill: 'onInk2' })
    )
  })
  const stations = rows.map((_, index) => {
    const y = first + row * index
    if (index !== failed) return node(line, y, index > failed ? 12 : 9, index > failed ? 6 : 4)
    return (
      `<circle cx="${line}" cy="${y}" r="15" fill="${paint('paper')}" stroke="${paint('ink')}" stroke-width="4"/>` +
      icon('cross', line - 7, y - 7, { size: 14, width: 3.4 })
    )
  })
  return {
    width,
    height,
    line,
    failedAt,
    svg:
      box(0, 0, width, height, { radius: 20, fill: 'ink2' }) +
      stroke(`M${line} 0V${failedAt}`, 'sun', 9, 'butt') +
      stroke(`M${line} ${failedAt}V${height}`, 'lagoonHi', 9, 'butt') +
      words.join('') +
      stations.join('') +
      tag(right, failedAt - 12, 64, 'Failed', 'clay') +
      tag(right, first + row * (failed + 1) - 12, 84, 'In transit', 'sky'),
  }
}

import type { Screen } from '../kit/drawing.ts'
import { icon, type IconName } from '../kit/icons.ts'
import type { Line } from '../kit/lines.ts'
import { type Company, type Currency, initials, money, type Person } from '../kit/samples.ts'
import { type Colour, hairline, panel } from '../kit/shapes.ts'
import { avatar, caption, text } from '../kit/text.ts'

type State = 'Settled' | 'In transit'

export interface Payout {
  to: Company | Person
  detail: string
  currency: Currency
  amount: number
  state: State
  line: Line
}

// A state is never colour alone: it has an icon, which stands left of the word, and so knows the word's width.
const states: Record<State, { icon: IconName; colour: Colour; room: number }> = {
  Settled: { icon: 'check', colour: 'lagoonText', room: 63 },
  'In transit': { icon: 'clock', colour: 'skyText', room: 75 },
}

const head = 58
const row = 58

function payoutRow(payout: Payout, y: number, right: number): string {
  const state = states[payout.state]
  return (
    hairline(22, y, right) +
    avatar(40, y + 29, initials(payout.to), payout.line) +
    text(68, y + 25, payout.to, { weight: 600 }) +
    caption(68, y + 43, payout.detail) +
    text(right, y + 25, money(payout.currency, payout.amount), { weight: 600, anchor: 'end' }) +
    caption(right, y + 43, payout.state, { weight: 600, fill: state.colour, anchor: 'end' }) +
    icon(state.icon, right - state.room, y + 32, { size: 13, colour: state.colour, width: 2.5 })
  )
}

/** A list of payouts with the state of each. */
export function payoutsScreen(payouts: readonly Payout[], width: number): Screen {
  const height = head + payouts.length * row + 4
  const right = width - 22
  return {
    width,
    height,
    svg:
      panel(width, height) +
      text(22, 36, 'Payouts', { size: 15, weight: 600 }) +
      caption(right, 36, 'Today', { anchor: 'end' }) +
      payouts.map((payout, index) => payoutRow(payout, head + index * row, right)).join(''),
  }
}

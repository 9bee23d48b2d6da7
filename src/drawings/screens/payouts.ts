import type { Screen } from '../kit/drawing.ts'
import type { Line } from '../kit/lines.ts'
import { states } from '../kit/living.ts'
import { type Course, paymentCourse } from '../kit/paymentState.ts'
import { type Company, type Currency, initials, money, type Payee } from '../kit/samples.ts'
import { hairline, panel } from '../kit/shapes.ts'
import { avatar, caption, text } from '../kit/text.ts'

export interface Payout {
  to: Company | Payee
  /** Stands for a name that is too long beside its amount in a narrow row. */
  short?: string
  detail: string
  currency: Currency
  amount: number
  /** Its states; the last one is that of today. */
  course: Course
  line: Line
}

const head = 58
const row = 58

function payoutRow(payout: Payout, y: number, right: number): string {
  const words = right < 276 ? 63 : 68
  return (
    hairline(22, y, right) +
    avatar(40, y + 29, initials(payout.to), payout.line) +
    text(words, y + 25, right < 300 ? (payout.short ?? payout.to) : payout.to, { weight: 600 }) +
    caption(words, y + 43, payout.detail) +
    text(right, y + 25, money(payout.currency, payout.amount), { weight: 600, anchor: 'end' }) +
    paymentCourse(right, y + 43, payout.course)
  )
}

/** How many of a list are settled, from each moment on at which one more is. */
function settled(payouts: readonly Payout[], right: number): string {
  const moments = payouts.flatMap(({ course }) =>
    course.flatMap(([state, moment]) => (state === 'Settled' ? [moment] : [])),
  )
  const steps = [...new Set([0, ...moments])].sort((a, b) => a - b)
  const words = (moment: number) => {
    const count = moments.filter((one) => one <= moment).length
    const isWhole = count === payouts.length
    return caption(right, 36, `${count} of ${payouts.length} settled`, {
      anchor: 'end',
      ...(isWhole && { weight: 600, fill: 'lagoonText' }),
    })
  }
  return states(steps.map((moment) => [words(moment), moment]))
}

/** A list of payouts with the state of each. */
export function payoutsScreen(payouts: readonly Payout[], width: number): Screen {
  const height = head + payouts.length * row + 4
  // In a narrow list, names and amounts need all the room there is.
  const right = width - (width < 276 ? 16 : 22)
  return {
    width,
    height,
    svg:
      panel(width, height) +
      text(22, 36, 'Payouts', { size: 15, weight: 600 }) +
      settled(payouts, right) +
      payouts.map((payout, index) => payoutRow(payout, head + index * row, right)).join(''),
  }
}

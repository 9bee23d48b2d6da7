import type { Screen } from '../kit/drawing.ts'
import type { Line } from '../kit/lines.ts'
import { type Course, paymentCourse } from '../kit/paymentState.ts'
import { type Company, initials, money, type Payee } from '../kit/samples.ts'
import { panel } from '../kit/shapes.ts'
import { avatar, caption, text } from '../kit/text.ts'

export interface BatchPayout {
  to: Company | Payee
  /** Stands for a name that is too long beside its amount in a narrow row. */
  short?: string
  detail: string
  currency: 'NGN' | 'XAF'
  amount: number
  /** Its states; the last one is that of today. */
  course: Course
  line: Line
}

/** The state in which a payout is in the end. */
export const lastState = ({ course }: BatchPayout) => course.at(-1)?.[0]

/** One payout of a list as a row of its own: 68 px high, below a width of 320 it is 60. */
export function payoutRowScreen(payout: BatchPayout, width: number): Screen {
  const isNarrow = width < 320
  const height = isNarrow ? 60 : 68
  const size = isNarrow ? 14 : 15
  const right = width - (isNarrow ? 14 : 20)
  const left = isNarrow ? 52 : 70
  const middle = height / 2
  const name = width < 290 ? (payout.short ?? payout.to) : payout.to
  return {
    width,
    height,
    svg:
      panel(width, height, 14) +
      avatar(isNarrow ? 28 : 40, middle, initials(payout.to), payout.line) +
      text(left, middle - 4, name, { size, weight: 600 }) +
      caption(left, middle + 16, payout.detail) +
      // From one origin, so that the states are the same words in every cut.
      `<g transform="translate(${right} ${middle})">` +
      text(0, -4, money(payout.currency, payout.amount), { size, weight: 600, anchor: 'end' }) +
      paymentCourse(0, 16, payout.course) +
      '</g>',
  }
}

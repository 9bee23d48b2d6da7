import { icon, type IconName } from './icons.ts'
import type { Colour } from './shapes.ts'
import { type State, states as inTurn } from './living.ts'
import { caption } from './text.ts'

export type PaymentState =
  | 'Approved'
  | 'Needs approval'
  | 'Settled'
  | 'In transit'
  | 'Scheduled'
  | 'Paid'
  | 'Active'
  | 'Frozen'
  | 'Sent'
  | 'Failed'

// A state is never colour alone: it has an icon, which is left of the word, and so knows the word's width.
const states: Record<PaymentState, { icon: IconName; colour: Colour; room: number }> = {
  Approved: { icon: 'check', colour: 'lagoonText', room: 78 },
  'Needs approval': { icon: 'users', colour: 'clayText', room: 115 },
  Settled: { icon: 'check', colour: 'lagoonText', room: 63 },
  'In transit': { icon: 'clock', colour: 'skyText', room: 75 },
  Scheduled: { icon: 'calendar', colour: 'text2', room: 84 },
  Paid: { icon: 'check', colour: 'lagoonText', room: 46 },
  Active: { icon: 'check', colour: 'lagoonText', room: 58 },
  Frozen: { icon: 'snowflake', colour: 'skyText', room: 64 },
  Sent: { icon: 'check', colour: 'lagoonText', room: 47 },
  Failed: { icon: 'cross', colour: 'error', room: 59 },
}

/** The icon of a state alone, with its top left corner at x, y. */
export function stateIcon(x: number, y: number, state: PaymentState, size = 13): string {
  return icon(states[state].icon, x, y, { size, colour: states[state].colour, width: state === 'Frozen' ? 1.8 : 2.5 })
}

/** The state of a payment or a card: icon and word, ending at `right` on the baseline `y`. */
export function paymentState(right: number, y: number, state: PaymentState): string {
  const { colour, room } = states[state]
  return caption(right, y, state, { weight: 600, fill: colour, anchor: 'end' }) + stateIcon(right - room, y - 11, state)
}

/** What a payment goes through: each state with the moment from which it is true. */
export type Course = readonly (readonly [state: PaymentState, moment: number])[]

/** The states of a payment, one after the other, in one place. */
export function paymentCourse(right: number, y: number, course: Course): string {
  return inTurn(course.map(([state, moment]): State => [paymentState(right, y, state), moment]))
}

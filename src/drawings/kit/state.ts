import { icon, type IconName } from './icons.ts'
import type { Colour } from './shapes.ts'
import { text } from './text.ts'

interface Look {
  icon: IconName
  colour: Colour
  /** The colour on an ink background. */
  onInk: Colour
  /** Width of the word in em, as its icon is left of it. */
  em: number
}

// A state is never colour alone: it has a word and an icon.
const states = {
  Paid: { icon: 'check', colour: 'lagoonText', onInk: 'lagoonHi', em: 2.1 },
  'Due today': { icon: 'clock', colour: 'clayText', onInk: 'paper', em: 4.8 },
  Scheduled: { icon: 'calendar', colour: 'text2', onInk: 'onInk2', em: 5.1 },
  'Needs approval': { icon: 'users', colour: 'clayText', onInk: 'sun', em: 7.3 },
} satisfies Record<string, Look>

export type State = keyof typeof states

/** The state of a payment: word and icon, with its right edge at `right` and its baseline at `y`. */
export function state(right: number, y: number, name: State, look: { size?: number; ink?: boolean } = {}): string {
  const { size = 13, ink = false } = look
  const { icon: glyph, colour, onInk, em } = states[name]
  const fill = ink ? onInk : colour
  const side = size + 1
  return (
    text(right, y, name, { size, weight: 600, fill, anchor: 'end' }) +
    icon(glyph, right - em * size - side - 6, y - size * 0.36 - side / 2, { size: side, colour: fill, width: 2.3 })
  )
}

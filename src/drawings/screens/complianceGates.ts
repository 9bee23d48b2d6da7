import type { Screen } from '../kit/drawing.ts'
import { icon, type IconName } from '../kit/icons.ts'
import { type Line, node } from '../kit/lines.ts'
import { money } from '../kit/samples.ts'
import { box, panel } from '../kit/shapes.ts'
import { sunNode } from '../kit/sunNode.ts'
import { text, tile } from '../kit/text.ts'

/** The payout that has to pass, and the limit that it is under. */
export const payout = { amount: 1_120_000, limit: 2_000_000 }

interface Control {
  name: string
  /** What it is about, or who has done it. */
  words: string
  icon: IconName
  line: Line
}

/** What a payout passes, in this order. */
export const controls: readonly Control[] = [
  { name: 'Limit', words: `Under ${payout.limit.toLocaleString('en-GB')}`, icon: 'card', line: 'clay' },
  { name: 'Prepared', words: 'Amaka Obi', icon: 'user', line: 'lagoon' },
  { name: 'Approved', words: 'Samuel Ngassa', icon: 'users', line: 'sky' },
  { name: 'Recorded', words: '3 changes', icon: 'file', line: 'sun' },
]

/** A control with its name, 72 px high. */
export function controlChip({ name, words, icon: sign, line }: Control, width: number): Screen {
  return {
    width,
    height: 72,
    svg:
      panel(width, 72) +
      tile(18, 18, 36, sign, line) +
      text(68, 33, name, { size: 13.5, fill: 'text2' }) +
      text(68, 54, words, { size: 15.5, weight: 600 }),
  }
}

/** The payout before it has passed. */
export function payoutPanel(width: number): Screen {
  return {
    width,
    height: 132,
    svg:
      panel(width, 132, 18) +
      text(24, 40, 'Payout to Bello Grains', { size: 14, fill: 'text2' }) +
      text(23, 80, money('NGN', payout.amount), { size: width < 240 ? 27 : 32, weight: 600, face: 'condensed' }) +
      text(24, 110, 'Needs approval', { size: 14, weight: 600, fill: 'sunText' }),
  }
}

/** An open gate: two upright bars on the line. */
export const gate = (x: number, y: number) =>
  box(x - 14, y - 32, 8, 64, { radius: 4 }) + box(x + 6, y - 32, 8, 64, { radius: 4 })

/** The station behind a gate: passed, or the sun at the end. */
export const passed = (x: number, y: number, isLast: boolean) =>
  isLast
    ? sunNode(x, y, 13, 5.5)
    : node(x, y, 13, 5.5) + icon('check', x - 8, y - 8, { size: 16, colour: 'lagoonText', width: 3.4 })

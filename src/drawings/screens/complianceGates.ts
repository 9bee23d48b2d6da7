import type { Screen } from '../kit/drawing.ts'
import { icon, type IconName } from '../kit/icons.ts'
import { type Line, node, rail } from '../kit/lines.ts'
import { figures, money, type Person } from '../kit/samples.ts'
import { box, hairline, panel } from '../kit/shapes.ts'
import { sunNode } from '../kit/sunNode.ts'
import { caption, text, tile } from '../kit/text.ts'

/** The payout that has to pass, and the limit that it is under. */
export const payout = { amount: 1_120_000, limit: 2_000_000 }

/** Who has done what to the payout before it is recorded. */
export const changes: readonly (readonly [what: string, by: Person])[] = [
  ['Limit set', 'Samuel Ngassa'],
  ['Prepared', 'Amaka Obi'],
  ['Approved', 'Samuel Ngassa'],
]

interface Control {
  name: string
  /** What it is about, or who has done it. */
  words: string
  icon: IconName
  line: Line
  /** What is under its name, and how high that is; it begins at 0. */
  proof: (width: number) => string
  room: number
}

const inset = 18
/** Something that somebody has looked at. */
const seen = (words: string) => (width: number) =>
  caption(inset, 33, words) + icon('check', width - inset - 17, 19, { size: 17, colour: 'lagoonText', width: 2.6 })

/** What a payout passes, in this order. */
export const controls: readonly Control[] = [
  {
    name: 'Limit',
    words: `Under ${figures(payout.limit)}`,
    icon: 'card',
    line: 'clay',
    proof: (width) => rail(inset + 4, 28, width - 2 * inset - 8, payout.amount / payout.limit, 'clay'),
    room: 56,
  },
  {
    name: 'Prepared',
    words: 'Amaka Obi',
    icon: 'user',
    line: 'lagoon',
    proof: seen('Name on the account'),
    room: 56,
  },
  { name: 'Approved', words: 'Samuel Ngassa', icon: 'users', line: 'sky', proof: seen('A second person'), room: 56 },
  {
    name: 'Recorded',
    words: `${changes.length} changes`,
    icon: 'file',
    line: 'sun',
    proof: (width) =>
      changes
        .map(
          ([what, by], at) =>
            caption(inset, 29 + at * 27, what) +
            text(width - inset, 29 + at * 27, by, { size: 13, weight: 600, anchor: 'end' }),
        )
        .join(''),
    room: 20 + changes.length * 27,
  },
]

const head = 72

/** A control with its name, and under it what it has come to. */
export function controlCard({ name, words, icon: glyph, line, proof, room }: Control, width: number): Screen {
  const height = head + room
  return {
    width,
    height,
    svg:
      panel(width, height) +
      tile(inset, 18, 36, glyph, line) +
      text(68, 33, name, { size: 13.5, fill: 'text2' }) +
      text(68, 54, words, { size: 15.5, weight: 600 }) +
      hairline(inset, head, width - inset) +
      `<g transform="translate(0 ${head})">${proof(width)}</g>`,
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

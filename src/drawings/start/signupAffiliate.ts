import { capsule, dots } from '../kit/capsule.ts'
import { type Drawing, place, type Screen } from '../kit/drawing.ts'
import { icon } from '../kit/icons.ts'
import { insetCut } from '../kit/inset.ts'
import { type Line, node, type Point, railPath, stroke } from '../kit/lines.ts'
import { above, draws, lands, signal, states } from '../kit/living.ts'
import { type Company, initials } from '../kit/samples.ts'
import { paint, panel } from '../kit/shapes.ts'
import { sunNode } from '../kit/sunNode.ts'
import { avatar, caption, text, tile } from '../kit/text.ts'

/** Somebody whom a partner has brought: who it is, and markup with how far they are. */
export interface Brought {
  who: Company | 'A new visitor'
  line: Line
  state: (x: number, y: number) => string
}

const someone = (line: Line) =>
  `<circle cx="30" cy="28" r="17" fill="${paint(`${line}Tint`)}"/>` +
  icon('user', 21, 19, { colour: `${line}Text`, width: 2 })

/** One of them as a chip, 56 px high. */
export function broughtChip({ who, line, state }: Brought, width: number): Screen {
  const face = who === 'A new visitor' ? someone(line) : avatar(30, 28, initials(who), line)
  return {
    width,
    height: 56,
    svg: panel(width, 56, 14) + face + text(57, 25, who, { size: 14.5, weight: 600 }) + state(57, 43),
  }
}

/** When the first of them uses the account. */
const active = 17

const now = (words: string) => (x: number, y: number) => caption(x, y, words)

/** Where the link has led, the furthest first: each has come as far as the one before was. */
export const followed: readonly Brought[] = [
  {
    who: 'Kasuwa Online',
    line: 'lagoon',
    state: (x, y) =>
      states([
        [caption(x, y, 'Account created'), 0],
        [caption(x, y, 'Account active'), active],
      ]),
  },
  { who: 'Harbour Films', line: 'sky', state: now('Account created') },
  { who: 'A new visitor', line: 'sun', state: now('Link opened') },
]

const link = (height: number): Screen => ({
  width: 146,
  height,
  svg:
    panel(146, height, 14) +
    tile(10, 10, 36, 'link', 'lagoon') +
    text(56, 33, 'Your link', { size: 14.5, weight: 600 }),
})

/** A line that draws itself to its chip; along the first one somebody arrives. */
const way = (points: readonly Point[], look: { radius: number; width: number }, rank: number) => {
  const path = railPath(points, { radius: look.radius })
  return (
    draws(stroke(path, 'lagoon', look.width, 'butt')) +
    (rank === 0 ? signal(path, active - 9, { width: look.width * 0.4 }) : '')
  )
}

const dock = (rank: number, x: number, y: number, isSmall = false) =>
  rank === 0
    ? lands(isSmall ? sunNode(x, y, 7, 3.5) : sunNode(x, y), 7, active)
    : lands(isSmall ? node(x, y, 6.5, 3.5) : node(x, y), 7)

const middle = 108

function wide(): string {
  const chips = followed.map((one, rank) => {
    const [x = 0, width = 0] =
      [
        [312, 216],
        [274, 192],
        [250, 184],
      ][rank] ?? []
    return { one, rank, x, width, y: middle + (rank - 1) * 80 }
  })
  const turn = 164
  const shared = link(56)
  return (
    chips
      .map(({ rank, x, width, y }) => {
        const from = middle + (rank - 1) * 14
        const bends: readonly Point[] =
          y === from
            ? []
            : [
                [turn, from],
                [turn + Math.abs(y - from), y],
              ]
        // What is still to come is dotted.
        const ahead = rank === 0 ? '' : dots(x + width + 18, y, 524)
        return way([[shared.width, from], ...bends, [x, y]], { radius: 26, width: 10 }, rank) + ahead
      })
      .join('') +
    above +
    place(shared, 0, middle - 28) +
    chips.map(({ one, rank, x, width, y }) => place(broughtChip(one, width), x, y - 28) + dock(rank, x, y)).join('') +
    capsule(shared.width, middle, 20, 64, 4.5)
  )
}

function small(): string {
  const top = 60
  const chips = followed.map((one, rank) => ({ one, rank, at: 54 - rank * 14, y: top + 48 + rank * 64 }))
  const x = 76
  return (
    chips
      .map(({ rank, at, y }) =>
        way(
          [
            [at, top],
            [at, y],
            [x, y],
          ],
          { radius: 14, width: 8 },
          rank,
        ),
      )
      .join('') +
    above +
    place(link(top), 0, 0) +
    chips.map(({ one, rank, y }) => place(broughtChip(one, 204), x, y - 28) + dock(rank, x, y, true)).join('') +
    capsule(40, top, 58, 20, 4)
  )
}

/** A shared link, and the three whom it has brought, each on a line of their own. */
const drawing: Drawing = {
  wide: insetCut({ width: 528, height: 216 }, wide),
  small: insetCut({ width: 280, height: 264 }, small),
}

export default drawing

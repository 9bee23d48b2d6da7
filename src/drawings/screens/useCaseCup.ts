import type { Screen } from '../kit/drawing.ts'
import { icon } from '../kit/icons.ts'
import { course } from '../kit/course.ts'
import { type Line, node } from '../kit/lines.ts'
import { type Currency, figures, money } from '../kit/samples.ts'
import { box, panel } from '../kit/shapes.ts'
import { caption, text } from '../kit/text.ts'

export interface Prize {
  place: string
  amount: number
}

export interface Reward {
  airtime: number
  cashback: number
}

interface Bracket {
  /** Right edge of the teams. */
  x: number
  /** Where two games become one, and where the final is. */
  pairs: number
  final: number
  heights: readonly [number, number, number, number]
}

/** Four teams, two games, one final. */
function bracket({ x, pairs, final, heights: [a, b, c, d] }: Bracket, end: readonly [number, number], width: number) {
  const sides: readonly (readonly [Line, number, number])[] = [
    ['lagoon', a, b],
    ['clay', c, d],
  ]
  const look = { width: 7, radius: 14 }
  const isDown = end[0] <= final
  // Straight down to the prizes one line would lie on the other: the first ends where it meets the second.
  const meeting = (c + d) / 2
  const drawn = sides.map(([line, upper, lower], index) => {
    const y = (upper + lower) / 2
    const pair = [upper, lower].map((from) =>
      course(
        [
          [x - 8, from],
          [pairs, from],
          [pairs, y],
        ],
        line,
        look,
      ),
    )
    const on = course(
      [[pairs, y], [final, y], [final, isDown && index === 0 ? meeting : end[1]], ...(isDown ? [] : [end])],
      line,
      look,
    )
    return pair.join('') + on + node(pairs, y, 7, 3.5)
  })
  const teams = [a, b, c, d].map(
    (y, index) =>
      box(x - width, y - 18, width, 36, { radius: 12, fill: 'mist' }) +
      text(x - width / 2, y + 5, `Team ${index + 1}`, { weight: 600, anchor: 'middle' }),
  )
  return drawn.join('') + (isDown ? node(final, meeting, 7, 3.5) : '') + teams.join('')
}

const row = 38

/** The prizes on ink, as a bulk payout. */
function prizeList(prizes: readonly Prize[], x: number, y: number, width: number): string {
  const rows = prizes.map(({ place, amount }, index) => {
    const at = y + 36 + index * row
    return (
      text(x + 18, at, place, { weight: 600, fill: 'sun' }) +
      text(x + width - 18, at, figures(amount), { size: 14.5, weight: 600, fill: 'paper', anchor: 'end' })
    )
  })
  return box(x, y, width, prizes.length * row + 22, { radius: 14, fill: 'ink' }) + rows.join('')
}

/** A reward for a player: airtime with its cashback. */
function rewardRow({ airtime, cashback }: Reward, currency: Currency, y: number, width: number, narrow: boolean) {
  const right = width - 28
  return (
    box(12, y, width - 24, narrow ? 68 : 56, { radius: 12, fill: 'lagoonTint' }) +
    icon('smartphone', 26, y + (narrow ? 25 : 18), { size: 20, colour: 'lagoonText' }) +
    text(58, y + (narrow ? 29 : 34), `Airtime ${money(currency, airtime)}`, { weight: 600 }) +
    (narrow
      ? caption(58, y + 50, `Cashback ${money(currency, cashback)}`, { size: 13.5 })
      : caption(right, y + 34, `Cashback ${money(currency, cashback)}`, { size: 13.5, anchor: 'end' }))
  )
}

/** A cup from its teams to the payout of its prizes, and a reward in airtime. */
export function cupScreen(prizes: readonly Prize[], reward: Reward, currency: Currency, width: number): Screen {
  const narrow = width < 400
  const right = width - (narrow ? 18 : 24)
  const total = prizes.reduce((sum, { amount }) => sum + amount, 0)
  const list = narrow
    ? { x: 12, y: 262, width: width - 24, node: [196, 262] as const }
    : { x: 296, y: 128, width: 200, node: [296, 196] as const }
  const shape: Bracket = narrow
    ? { x: 104, pairs: 142, final: 196, heights: [86, 130, 178, 222] }
    : { x: 128, pairs: 172, final: 236, heights: [102, 158, 234, 290] }
  const height = narrow ? 486 : 404
  const prizesHead = narrow
    ? text(right, 42, money(currency, total), { weight: 600, anchor: 'end' })
    : caption(right, 42, `Bulk payout, ${money(currency, total)}`, {
        size: 14,
        anchor: 'end',
        weight: 600,
        fill: 'ink',
      })
  return {
    width,
    height,
    svg:
      panel(width, height, 18) +
      text(narrow ? 18 : 24, 42, 'Cup prizes', { size: 15.5, weight: 600 }) +
      prizesHead +
      bracket(shape, list.node, narrow ? 86 : 104) +
      prizeList(prizes, list.x, list.y, list.width) +
      node(list.node[0], list.node[1]) +
      rewardRow(reward, currency, height - (narrow ? 80 : 68), width, narrow),
  }
}

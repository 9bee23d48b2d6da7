import type { Screen } from '../kit/drawing.ts'
import type { IconName } from '../kit/icons.ts'
import { states } from '../kit/living.ts'
import { type Currency, figures, money } from '../kit/samples.ts'
import { hairline, panel, toggle } from '../kit/shapes.ts'
import { caption, text, tile } from '../kit/text.ts'

/** A bill that is paid again on a date. */
export interface Repeat {
  name: string
  when: string
  icon: IconName
  amount: number
}

/** How a month goes: what is paid of it from each moment on, and for each bill when it is paid, if it is. */
export interface Progress {
  paid: readonly (readonly [sum: number, moment: number])[]
  paidAt: readonly (number | undefined)[]
}

const head = 110

/** Where the line docks: at the first bill. */
export const repeatDock = head + 27

/** What all bills cost together. */
export function repeatTotal(repeats: readonly Repeat[]): number {
  return repeats.reduce((total, { amount }) => total + amount, 0)
}

interface Look {
  currency: Currency
  month: string
  height: number
  /** In place of the month. */
  progress?: Progress
}

/** Due until it is paid; what has its date ahead is scheduled. */
function stateOf(paidAt: number | undefined, x: number, y: number): string {
  const word = (words: string, fill: 'clayText' | 'lagoonText' | 'skyText') =>
    text(x, y, words, { size: 13, weight: 600, fill, anchor: 'end' })
  if (paidAt === undefined) return word('Scheduled', 'skyText')
  return states([
    [word('Due', 'clayText'), 0],
    [word('Paid', 'lagoonText'), paidAt],
  ])
}

/** Bills on repeat, each with its date and its switch, under the sum of a month. */
export function repeatScreen(repeats: readonly Repeat[], look: Look, width: number): Screen {
  const { currency, month, height, progress } = look
  const total = repeatTotal(repeats)
  const row = (height - head - 10) / repeats.length
  const right = width - 22
  const rows = repeats.map((repeat, index) => {
    const y = head + index * row
    const middle = y + row / 2
    return (
      hairline(22, y, right) +
      tile(22, middle - 19, 38, repeat.icon, 'sky') +
      text(74, middle - 3, repeat.name, { size: 14.5, weight: 600 }) +
      caption(74, middle + 16, repeat.when) +
      text(right - 56, middle + (progress ? -3 : 5), figures(repeat.amount), {
        size: 14.5,
        weight: 600,
        anchor: 'end',
      }) +
      (progress ? stateOf(progress.paidAt[index], right - 56, middle + 16) : '') +
      toggle(right - 40, middle - 12, true)
    )
  })
  return {
    width,
    height,
    svg:
      panel(width, height) +
      text(22, 38, 'On repeat', { size: 15, weight: 600 }) +
      (progress
        ? states(
            progress.paid.map(([sum, moment]) => [
              caption(right, 38, `${figures(sum)} of ${figures(total)} paid`, { anchor: 'end' }),
              moment,
            ]),
          )
        : caption(right, 38, month, { anchor: 'end' })) +
      text(21, 88, money(currency, total), {
        size: width < 360 ? 32 : 38,
        weight: 600,
        face: 'condensed',
      }) +
      rows.join(''),
  }
}

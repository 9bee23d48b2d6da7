import type { Screen } from '../kit/drawing.ts'
import { icon } from '../kit/icons.ts'
import { type Currency, figures, money } from '../kit/samples.ts'
import { hairline, panel } from '../kit/shapes.ts'
import { button, caption, tag, text, tile } from '../kit/text.ts'

/** Airtime of one amount for the lines of several teams. */
export interface TopUp {
  currency: Currency
  /** What every line gets. */
  each: number
  teams: readonly { name: string; lines: number }[]
}

/** How many lines all teams have. */
export function allLines({ teams }: TopUp): number {
  return teams.reduce((total, { lines }) => total + lines, 0)
}

const head = 110
const row = 54

/** Where the line docks: at the first team. */
export const topUpDock = head + row / 2

/**
 * Airtime for a whole company in one payment, by team.
 * @param isPaid every line has its airtime: there is a report in place of the payment
 */
export function topUpScreen(topUp: TopUp, width: number, isPaid = false): Screen {
  const { currency, each, teams } = topUp
  const narrow = width < 360
  const height = head + teams.length * row + 76
  const right = width - 22
  const rows = teams.map((team, index) => {
    const y = head + index * row
    return (
      hairline(22, y, right) +
      tile(22, y + 9, 36, 'smartphone', 'sky') +
      text(72, y + 32, team.name, { size: 14.5, weight: 600 }) +
      (isPaid
        ? icon('check', narrow ? 146 : width * 0.44, y + 19, { size: 16, colour: 'lagoonText', width: 2.6 })
        : '') +
      caption((narrow ? 146 : width * 0.44) + (isPaid ? 24 : 0), y + 32, `${team.lines} lines`) +
      text(right, y + 32, figures(team.lines * each), { size: 14.5, weight: 600, anchor: 'end' })
    )
  })
  return {
    width,
    height,
    svg:
      panel(width, height) +
      text(22, 38, 'Airtime by team', { size: 15, weight: 600 }) +
      (isPaid ? tag(right, 20, 56, 'Paid') : caption(right, 38, `${allLines(topUp)} lines`, { anchor: 'end' })) +
      text(21, 88, money(currency, allLines(topUp) * each), {
        size: narrow ? 32 : 38,
        weight: 600,
        face: 'condensed',
      }) +
      caption(right, 86, narrow ? `${figures(each)} each` : `${money(currency, each)} each`, { anchor: 'end' }) +
      rows.join('') +
      button(
        22,
        height - 64,
        width - 44,
        44,
        isPaid ? `Report of ${allLines(topUp)} lines` : `Top up all ${allLines(topUp)}`,
      ),
  }
}

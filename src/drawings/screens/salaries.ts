import type { Screen } from '../kit/drawing.ts'
import { icon } from '../kit/icons.ts'
import { type Currency, figures, initials, money, type Person } from '../kit/samples.ts'
import { hairline, panel } from '../kit/shapes.ts'
import { avatar, button, caption, text } from '../kit/text.ts'

export interface Team {
  name: string
  people: number
  amount: number
}

export interface Salaries {
  title: string
  currency: Currency
  teams: readonly Team[]
  prepared: Person
  approves: Person
}

/** The sum of one property over all teams. */
export function sum(teams: readonly Team[], property: 'people' | 'amount'): number {
  return teams.reduce((total, team) => total + team[property], 0)
}

/** A list of salaries that waits for the second person. All that counts is in the upper 346 px. */
export function salariesScreen(salaries: Salaries, width: number, height: number): Screen {
  const right = width - 22
  const { teams } = salaries
  const rows = teams.map((team, index) => {
    const y = 126 + index * 26
    return (
      text(22, y, team.name) +
      caption(right - 104, y, String(team.people), { anchor: 'end' }) +
      text(right, y, figures(team.amount), { weight: 600, anchor: 'end' })
    )
  })
  const people = [
    { name: salaries.prepared, words: 'Prepared', glyph: 'check', line: 'lagoon' },
    { name: salaries.approves, words: 'Needs to approve', glyph: 'clock', line: 'clay' },
  ] as const
  return {
    width,
    height,
    svg:
      panel(width, height) +
      text(22, 36, salaries.title, { size: 15, weight: 600 }) +
      caption(right, 36, `${sum(teams, 'people')} people`, { anchor: 'end' }) +
      text(21, 82, money(salaries.currency, sum(teams, 'amount')), { size: 34, weight: 600, face: 'condensed' }) +
      hairline(22, 102, right) +
      rows.join('') +
      hairline(22, 196, right) +
      people
        .map(({ name, words, glyph, line }, index) => {
          const y = 224 + index * 43
          return (
            avatar(39, y, initials(name), line) +
            text(68, y - 3, name, { weight: 600 }) +
            caption(68, y + 14, words) +
            icon(glyph, right - 18, y - 9, { colour: `${line}Text`, width: 2.3 })
          )
        })
        .join('') +
      button(22, 300, width - 44, 46, 'Approve and send'),
  }
}

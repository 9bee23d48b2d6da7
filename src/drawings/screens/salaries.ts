import type { Screen } from '../kit/drawing.ts'
import { answers } from '../kit/answers.ts'
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
  const state = (y: number, words: string, isDone: boolean) =>
    caption(68, y + 14, words) +
    icon(isDone ? 'check' : 'clock', right - 18, y - 9, { colour: isDone ? 'lagoonText' : 'clayText', width: 2.3 })
  const people = [
    { name: salaries.prepared, line: 'lagoon', said: (y: number) => state(y, 'Prepared', true) },
    {
      name: salaries.approves,
      line: 'clay',
      said: (y: number) => answers(state(y, 'Needs to approve', false), state(y, 'Approved', true)),
    },
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
        .map(({ name, line, said }, index) => {
          const y = 224 + index * 43
          return avatar(39, y, initials(name), line) + text(68, y - 3, name, { weight: 600 }) + said(y)
        })
        .join('') +
      button(22, 300, width - 44, 46, 'Approve and send'),
  }
}

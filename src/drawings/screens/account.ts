import type { Screen } from '../kit/drawing.ts'
import type { Line } from '../kit/lines.ts'
import { comes, running, states } from '../kit/living.ts'
import { type Company, type Currency, figures } from '../kit/samples.ts'
import { hairline, panel } from '../kit/shapes.ts'
import { caption, tag, text } from '../kit/text.ts'

export interface Account {
  name: string
  currency: Currency
  balance: number
  /** What came in today. */
  today: number
  number: string
  owner: Company
  /** What changes the balance while somebody looks on, up to `balance`: each with its moment. */
  moves?: readonly (readonly [change: number, moment: number])[]
}

/**
 * A balance with its account number. 276 px is the narrowest width that holds nine figures.
 * @param inset how far from the right edge its words end: more than at the left where a capsule lies on the edge
 */
export function accountScreen(account: Account, width: number, line: Line = 'lagoon', inset = 22): Screen {
  const height = 176
  const right = width - inset
  const { moves = [] } = account
  const start = account.balance - moves.reduce((sum, [change]) => sum + change, 0)
  const cameIn = moves.find(([change]) => change > 0)?.[1]
  const today = caption(right, 114, `+${figures(account.today)} today`, {
    size: 13.5,
    weight: 600,
    fill: 'lagoonText',
    anchor: 'end',
  })
  return {
    width,
    height,
    svg:
      panel(width, height) +
      text(22, 36, account.name, { weight: 600 }) +
      tag(right, 19, 48, account.currency, line) +
      states(
        running(start, moves).map(([balance, moment]) => [
          text(21, 88, figures(balance), { size: 42, weight: 600, face: 'condensed' }),
          moment,
        ]),
      ) +
      caption(22, 114, 'Available balance', { size: 13.5 }) +
      (cameIn === undefined ? today : comes(today, cameIn)) +
      hairline(22, 132, right) +
      caption(22, 157, account.number) +
      caption(right, 157, account.owner, { anchor: 'end' }),
  }
}

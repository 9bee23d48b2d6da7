import type { Screen } from '../kit/drawing.ts'
import type { Line } from '../kit/lines.ts'
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
}

/** A balance with its account number. 276 px is the narrowest width that holds nine figures. */
export function accountScreen(account: Account, width: number, line: Line = 'lagoon'): Screen {
  const height = 176
  const right = width - 22
  return {
    width,
    height,
    svg:
      panel(width, height) +
      text(22, 36, account.name, { weight: 600 }) +
      tag(right, 19, 48, account.currency, line) +
      text(21, 88, figures(account.balance), { size: 42, weight: 600, face: 'condensed' }) +
      caption(22, 114, 'Available balance', { size: 13.5 }) +
      caption(right, 114, `+${figures(account.today)} today`, {
        size: 13.5,
        weight: 600,
        fill: 'lagoonText',
        anchor: 'end',
      }) +
      hairline(22, 132, right) +
      caption(22, 157, account.number, { face: 'mono' }) +
      caption(right, 157, account.owner, { anchor: 'end' }),
  }
}

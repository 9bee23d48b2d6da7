import { dots } from '../kit/capsule.ts'
import type { Screen } from '../kit/drawing.ts'
import type { Line } from '../kit/lines.ts'
import { states } from '../kit/living.ts'
import { type Company, type Currency, figures, initials, money } from '../kit/samples.ts'
import { box, hairline, panel } from '../kit/shapes.ts'
import { avatar, tag, text } from '../kit/text.ts'

export interface Introduced {
  company: Company
  commission: number
  /** When it came. */
  cameAt?: number
  line: Line
}

const head = 62
const row = 58

/** The accounts a partner introduced and the commission they brought. An amount like this is an example, and says so. */
export function accountsScreen(accounts: readonly Introduced[], currency: Currency, width: number): Screen {
  const height = head + accounts.length * row + 78
  const right = width - 24
  const total = (list: readonly Introduced[]) =>
    text(
      right - 4,
      height - 33,
      money(
        currency,
        list.reduce((sum, { commission }) => sum + commission, 0),
      ),
      {
        size: 22,
        weight: 600,
        anchor: 'end',
        face: 'condensed',
      },
    )
  const early = accounts.filter(({ cameAt }) => cameAt === undefined)
  const cameAt = accounts.find((account) => account.cameAt !== undefined)?.cameAt
  const narrow = width < 400
  const rows = accounts.map(({ company, commission, cameAt: came, line }, index) => {
    const y = head + index * row
    const account =
      avatar(42, y + 29, initials(company), line) +
      text(74, y + 34, company, { size: 14.5, weight: 600 }) +
      text(right, y + 34, figures(commission), { size: 15, weight: 600, anchor: 'end' })
    const awaited = dots(40, y + 29, 140)
    return (
      hairline(24, y, right) +
      (came === undefined
        ? account
        : states([
            [awaited, 0],
            [account, came],
          ]))
    )
  })
  return {
    width,
    height,
    svg:
      panel(width, height, 18) +
      text(24, 40, narrow ? 'Introduced accounts' : 'Accounts you introduced', {
        size: narrow ? 15 : 16,
        weight: 600,
      }) +
      tag(right, 23, 76, 'Example', 'clay') +
      rows.join('') +
      box(12, height - 68, width - 24, 56, { radius: 12, fill: 'clayTint' }) +
      text(28, height - 35, narrow ? 'Commission' : 'Commission, this month', { weight: 600 }) +
      (cameAt === undefined
        ? total(accounts)
        : states([
            [total(early), 0],
            [total(accounts), cameAt],
          ])),
  }
}

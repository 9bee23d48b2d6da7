import type { Screen } from '../kit/drawing.ts'
import { icon } from '../kit/icons.ts'
import { rail } from '../kit/lines.ts'
import { type Currency, figures, money } from '../kit/samples.ts'
import { hairline, panel, toggle } from '../kit/shapes.ts'
import { caption, tag, text } from '../kit/text.ts'

export interface Limit {
  name: string
  currency: Currency
  spent: number
  limit: number
}

/** The limit of a card and the switches that freeze it or open it for payments online. */
export function limitsScreen(limit: Limit, width: number): Screen {
  const height = 206
  const right = width - 22
  return {
    width,
    height,
    svg:
      panel(width, height) +
      text(22, 38, limit.name, { size: 15, weight: 600 }) +
      tag(right, 20, 60, 'Active') +
      caption(22, 72, 'Spent') +
      caption(right, 72, `${money(limit.currency, limit.spent)} of ${figures(limit.limit)}`, {
        weight: 600,
        fill: 'ink',
        anchor: 'end',
      }) +
      rail(26, 94, width - 52, limit.spent / limit.limit, 'clay') +
      hairline(22, 122, right) +
      icon('snowflake', 22, 138) +
      text(50, 152, 'Freeze card') +
      toggle(right - 40, 135, false) +
      icon('globe', 22, 170) +
      text(50, 184, 'Online payments') +
      toggle(right - 40, 167, true),
  }
}

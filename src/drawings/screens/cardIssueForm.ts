import type { Screen } from '../kit/drawing.ts'
import { type Currency, money } from '../kit/samples.ts'
import { box, hairline, panel } from '../kit/shapes.ts'
import { button, caption, tag, text } from '../kit/text.ts'
import type { Card } from './card.ts'

function field(x: number, y: number, width: number, label: string, value: string): string {
  return (
    caption(x + 1, y + 14, label) +
    box(x + 0.5, y + 24.5, width - 1, 43, { radius: 12, edge: 'edge' }) +
    text(x + 15, y + 51, value, { size: 14.5 })
  )
}

export interface Issue {
  cards: number
  currency: Currency
  /** The monthly limit of each card. */
  limit: number
  brand: Card['brand']
}

export const limitsTogether = ({ cards, limit }: Issue) => cards * limit

/** Cards are issued, each with a limit. */
export function cardIssueScreen(issue: Issue, width: number): Screen {
  const isNarrow = width < 400
  const pad = isNarrow ? 20 : 24
  const half = (width - 2 * pad - 12) / 2
  const [left, right] = [pad, pad + half + 12]
  const each = isNarrow ? 'Limit each' : 'Monthly limit of each'
  const height = 344
  return {
    width,
    height,
    svg:
      panel(width, height, 18) +
      text(pad, 39, 'Issue cards', { size: 16, weight: 600 }) +
      tag(width - pad, 22, 66, 'Virtual', 'clay') +
      field(left, 60, half, 'Currency', isNarrow ? issue.currency : 'US dollar') +
      field(right, 60, half, 'Brand', issue.brand) +
      field(left, 140, half, 'How many', String(issue.cards)) +
      field(right, 140, half, each, money(issue.currency, issue.limit)) +
      hairline(pad, 230, width - pad) +
      text(pad, 263, 'Limits together', { fill: 'text2' }) +
      text(width - pad, 264, money(issue.currency, limitsTogether(issue)), {
        size: 20,
        weight: 600,
        face: 'condensed',
        anchor: 'end',
      }) +
      button(pad, 282, width - 2 * pad, 44, `Create ${issue.cards} cards`),
  }
}

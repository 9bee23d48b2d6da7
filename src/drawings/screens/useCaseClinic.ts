import type { Screen } from '../kit/drawing.ts'
import { type Line, node, stroke } from '../kit/lines.ts'
import { type Company, type Currency, figures, money, signed } from '../kit/samples.ts'
import { box, type Colour, hairline, paint, panel } from '../kit/shapes.ts'
import { caption, text } from '../kit/text.ts'

export interface Part {
  name: string
  detail: string
  /** Money in, or out when negative. */
  amount: number
  line?: Line
}

const sum = (parts: readonly Part[]) => parts.reduce((total, { amount }) => total + amount, 0)

/** One part: a dot in the colour of its line, or an outline for money out. */
function partRow(part: Part, x: number, right: number, y: number): string {
  const fill: Colour = part.line ?? 'paper'
  const ring = part.line ? '' : ` stroke="${paint('edge')}" stroke-width="2.5"`
  return (
    hairline(x, y, right) +
    `<circle cx="${x + 6}" cy="${y + 22}" r="${part.line ? 6 : 5}" fill="${paint(fill)}"${ring}/>` +
    text(x + 22, y + 27, part.name, { weight: 600 }) +
    caption(x + 22, y + 46, part.detail, { size: 13.5 }) +
    text(right, y + 27, part.line ? figures(part.amount) : signed(part.amount), {
      size: 14.5,
      weight: 600,
      anchor: 'end',
    })
  )
}

const head = 158
const row = 60

/** A day of a clinic: what patients paid and how, who was paid, and what is left. */
export function clinicScreen(
  owner: Company,
  currency: Currency,
  paidIn: readonly [Part, Part],
  paidOut: readonly [Part, Part],
  width: number,
): Screen {
  const narrow = width < 400
  const inset = narrow ? 18 : 24
  const right = width - inset
  const height = head + (narrow ? 4 : 2) * row + 72
  const collected = sum(paidIn)
  const end = right - 6
  const share = Math.round(inset + 6 + ((end - inset - 6) * paidIn[0].amount) / collected)
  const middle = width / 2
  const rows = narrow
    ? [...paidIn, ...paidOut].map((part, index) => partRow(part, inset, right, head + index * row))
    : [
        ...paidIn.map((part, index) => partRow(part, inset, middle - 14, head + index * row)),
        ...paidOut.map((part, index) => partRow(part, middle + 14, right, head + index * row)),
      ]
  return {
    width,
    height,
    svg:
      panel(width, height, 18) +
      text(inset, 40, owner, { size: 15, weight: 600 }) +
      caption(right, 40, 'Today', { size: 13.5, anchor: 'end' }) +
      text(inset - 1, 92, money(currency, collected), { size: narrow ? 34 : 40, weight: 600, face: 'condensed' }) +
      (narrow ? '' : caption(right, 90, 'Collected from patients', { size: 13.5, anchor: 'end' })) +
      stroke(`M${inset + 6} 124H${end}`, paidIn[1].line ?? 'sky', 12) +
      stroke(`M${inset + 6} 124H${share}`, paidIn[0].line ?? 'clay', 12) +
      node(share, 124, 9, 4.5) +
      rows.join('') +
      box(12, height - 64, width - 24, 52, { radius: 12, fill: 'clayTint' }) +
      text(inset + 6, height - 33, narrow ? 'Left' : 'Left in the wallet', { weight: 600 }) +
      text(right - 4, height - 31, money(currency, collected + sum(paidOut)), {
        size: 20,
        weight: 600,
        anchor: 'end',
        face: 'condensed',
      }),
  }
}

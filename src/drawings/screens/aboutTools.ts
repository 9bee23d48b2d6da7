import type { Screen } from '../kit/drawing.ts'
import type { Line } from '../kit/lines.ts'
import { figures } from '../kit/samples.ts'
import { box, hairline, paint, panel } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'
import { amount, payments } from './aboutPayments.ts'

export interface Tool {
  name: string
  line: Line
  /** What it shows: what a payment is for, and its amount. `doubt` is what nobody knows. */
  rows: readonly { what: string; sum: string; doubt?: boolean }[]
}

const [collection, card, payout, bill] = payments.map(({ currency, change }) => ({
  plain: figures(Math.abs(change)),
  full: amount(currency, change),
}))

/** The window of one tool among many. */
export function toolWindow({ name, line, rows }: Tool, width: number): Screen {
  const height = 52 + rows.length * 26
  return {
    width,
    height,
    svg:
      panel(width, height, 14) +
      box(1, 1, width - 2, 34, { radius: 13, fill: `${line}Tint` }) +
      text(16, 23, name, { size: 14, weight: 600, fill: `${line}Text` }) +
      rows
        .map(
          ({ what, sum, doubt }, rank) =>
            text(16, 60 + rank * 26, what, { size: 14, ...(doubt && { fill: 'error' }) }) +
            text(width - 16, 60 + rank * 26, sum, { size: 14, weight: 600, anchor: 'end' }),
        )
        .join(''),
  }
}

/** Four tools: each knows its own payments, and not what the others know. */
export const tools: readonly [Tool, Tool, Tool, Tool] = [
  {
    name: 'Collections',
    line: 'lagoon',
    rows: [
      { what: 'Ese Clinic', sum: collection?.plain ?? '' },
      { what: 'who is this?', sum: '15,000', doubt: true },
    ],
  },
  { name: 'Cards', line: 'clay', rows: [{ what: 'Hosting', sum: card?.full ?? '' }] },
  {
    name: 'Payouts',
    line: 'sun',
    rows: [
      { what: 'Bello Grains', sum: payout?.plain ?? '' },
      { what: 'in which list?', sum: '9,000', doubt: true },
    ],
  },
  { name: 'Bills', line: 'sky', rows: [{ what: 'Electricity', sum: bill?.plain ?? '' }] },
]

/** The spreadsheet in which somebody tries to bring them together. */
export const spreadsheet: Screen = {
  width: 258,
  height: 92,
  svg:
    panel(258, 92, 10) +
    [30, 50, 70].map((y) => hairline(1, y, 257)).join('') +
    `<path d="M92 1V91M180 1V91" stroke="${paint('rule')}"/>` +
    text(12, 22, 'june.xls', { size: 13, weight: 600 }) +
    [
      ['15,000', '?', 'late'],
      ['9,000', 'Tunde?', ''],
      ['42,000', 'Clinic', ''],
    ]
      .map(([sum = '', who = '', note = ''], rank) => {
        const y = 45 + rank * 20
        const fill = who.endsWith('?') ? 'error' : 'ink'
        return (
          text(12, y, sum, { size: 13 }) +
          text(102, y, who, { size: 13, fill }) +
          (note && text(190, y, note, { size: 13, weight: 600 }))
        )
      })
      .join(''),
}

/** What each payment is for, and how it came or went. */
const known = [
  ['Ese Clinic', 'by link', `+${collection?.plain}`],
  ['Hosting', 'card, USD', card?.full.replace('USD ', '')],
  ['Bello Grains', 'payout', payout?.plain],
  ['Electricity', 'bill', bill?.plain],
] as const

/** One list with all payments; `pitch` px for each. */
export function oneList(width: number, pitch: number, isSmall: boolean): Screen {
  const size = isSmall ? 14.5 : 15.5
  const pad = isSmall ? 22 : 24
  const top = isSmall ? 52 : 62
  const height = top + known.length * pitch + (isSmall ? 8 : 46)
  const rows = known.map(([who, way, sum = ''], rank) => {
    const y = top + rank * pitch
    const baseline = y + pitch / 2 + 5.5
    const indent = isSmall ? pad : 46
    return (
      hairline(pad, y, width - pad) +
      text(indent, baseline, who, { size, weight: 600 }) +
      (isSmall ? '' : text(190, baseline, way, { size: 14, fill: 'text2' })) +
      text(width - pad, baseline, isSmall && way === 'card, USD' ? `USD ${sum}` : sum, {
        size,
        weight: 600,
        anchor: 'end',
      })
    )
  })
  return {
    width,
    height,
    svg:
      panel(width, height, 20) +
      text(pad, top - 18, 'One account', { size: isSmall ? 16 : 18, weight: 600 }) +
      (isSmall ? '' : text(width - pad, top - 20, 'June', { size: 14, fill: 'text2', anchor: 'end' })) +
      rows.join('') +
      (isSmall
        ? ''
        : hairline(pad, top + known.length * pitch, width - pad) +
          text(pad, height - 18, `${known.length} payments, each with its line`, { size: 14, fill: 'text2' })),
  }
}

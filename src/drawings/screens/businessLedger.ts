import type { Screen } from '../kit/drawing.ts'
import type { IconName } from '../kit/icons.ts'
import type { Line } from '../kit/lines.ts'
import { type Currency, figures } from '../kit/samples.ts'
import { hairline, panel } from '../kit/shapes.ts'
import { caption, text, tile } from '../kit/text.ts'

export interface Ledger {
  currency: Currency
  opening: number
  /** Money in is positive, money out negative. */
  entries: readonly { title: string; detail: string; amount: number; icon: IconName; line: Line }[]
}

/** The balance after so many entries. */
export function balanceAfter(ledger: Ledger, entries = ledger.entries.length): number {
  return ledger.entries.slice(0, entries).reduce((balance, { amount }) => balance + amount, ledger.opening)
}

const head = 88
const row = 62
const amountRoom = 126

/** Where the line docks: at the second entry. */
export const ledgerDock = head + row * 1.5

/** Four products in one ledger, with the balance after each entry; below 400 px the balance is under the amount. */
export function ledgerScreen(ledger: Ledger, width: number, foot = 8): Screen {
  const height = head + ledger.entries.length * row + foot
  const right = width - 24
  const narrow = width < 400
  const rows = ledger.entries.map((entry, index) => {
    const y = head + index * row
    const amount = entry.amount > 0 ? `+${figures(entry.amount)}` : `−${figures(-entry.amount)}`
    const balance = figures(balanceAfter(ledger, index + 1))
    const fill = entry.amount > 0 ? 'lagoonText' : 'ink'
    return (
      hairline(24, y, right) +
      tile(24, y + 12, 38, entry.icon, entry.line) +
      text(76, y + 28, entry.title, { size: 14.5, weight: 600 }) +
      caption(76, y + 46, entry.detail) +
      (narrow
        ? text(right, y + 28, amount, { size: 14.5, weight: 600, anchor: 'end', fill }) +
          caption(right, y + 46, balance, { anchor: 'end' })
        : text(right - amountRoom, y + 37, amount, { size: 14.5, weight: 600, anchor: 'end', fill }) +
          text(right, y + 37, balance, { size: 14.5, fill: 'text2', anchor: 'end' }))
    )
  })
  return {
    width,
    height,
    svg:
      panel(width, height, 18) +
      text(24, 38, 'Ledger', { size: 16, weight: 600 }) +
      caption(right, 38, ledger.currency, { anchor: 'end' }) +
      caption(24, 70, `Opening balance ${figures(ledger.opening)}`, { fill: 'text3' }) +
      (narrow
        ? ''
        : caption(right - amountRoom, 70, 'Amount', { fill: 'text3', anchor: 'end' }) +
          caption(right, 70, 'Balance', { fill: 'text3', anchor: 'end' })) +
      rows.join(''),
  }
}

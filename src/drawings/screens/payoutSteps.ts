import type { Screen } from '../kit/drawing.ts'
import { icon } from '../kit/icons.ts'
import { rail, stroke } from '../kit/lines.ts'
import { type PaymentState, stateIcon } from '../kit/paymentState.ts'
import { figures, initials, money, type Person } from '../kit/samples.ts'
import { box, hairline, panel } from '../kit/shapes.ts'
import { avatar, caption, text } from '../kit/text.ts'
import { fileName, sumOf } from './payoutFile.ts'
import { type BatchPayout, lastState } from './payoutRow.ts'

/** All four screens have one height, so that the line climbs evenly from one to the next. */
export const stepHeight = 252
const pad = 22

/** The first lines of the file, and how many follow. */
export function payoutListScreen(batch: readonly BatchPayout[], width: number): Screen {
  const right = width - 26
  const shown = batch.slice(0, 4)
  const rows = [['name', 'wallet', 'amount'], ...shown.map((row) => [row.to, row.currency, figures(row.amount)])]
  const yOf = (index: number) => (index === 0 ? 79 : 84 + index * 29)
  const line = ([name = '', wallet = '', amount = '']: readonly string[], index: number) => {
    const y = yOf(index)
    const look = { size: 13, face: 'mono', fill: index === 0 ? 'text2' : 'ink' } as const
    return (
      (index > 1 ? hairline(26, y - 19, right) : '') +
      text(26, y, name, look) +
      text(width * 0.53, y, wallet, look) +
      text(right, y, amount, { ...look, anchor: 'end' })
    )
  }
  return {
    width,
    height: stepHeight,
    svg:
      panel(width, stepHeight) +
      icon('upload', pad, 23) +
      text(50, 37, fileName, { weight: 600 }) +
      caption(width - pad, 37, `${batch.length} rows`, { anchor: 'end' }) +
      box(14, 57, width - 28, 34, { radius: 8, fill: 'mist' }) +
      rows.map(line).join('') +
      hairline(26, yOf(rows.length) - 19, right) +
      caption(26, yOf(rows.length) + 1, `${batch.length - shown.length} more`),
  }
}

export interface CheckedName {
  /** As it is in the list. */
  listed: string
  /** As it is on the account. */
  account: string
}

export const matches = ({ listed, account }: CheckedName) => listed.toUpperCase() === account

/** Names in the list beside names on the accounts; one that differs is marked. */
export function payoutNamesScreen(names: readonly CheckedName[], width: number): Screen {
  const rows = names.map((name, index) => {
    const y = 54 + index * 64
    const same = matches(name)
    return (
      (same ? '' : box(10, y + 2, width - 20, 60, { radius: 12, fill: 'clayTint' })) +
      (index > 0 && same ? hairline(pad, y, width - pad) : '') +
      text(pad, y + 28, name.listed, { weight: 600 }) +
      caption(pad, y + 48, name.account, { face: 'mono' }) +
      icon(same ? 'check' : 'alert', width - 44, y + 22, {
        size: 20,
        colour: same ? 'lagoonText' : 'clayText',
        width: same ? 2.4 : 2.1,
      })
    )
  })
  return {
    width,
    height: stepHeight,
    svg: panel(width, stepHeight) + text(pad, 37, 'Names on the accounts', { weight: 600 }) + rows.join(''),
  }
}

/** Who prepared the list and who approved it, under the sum of each wallet. */
export function payoutApprovalScreen(
  batch: readonly BatchPayout[],
  people: readonly (readonly [Person, string])[],
  width: number,
): Screen {
  const sum = (currency: BatchPayout['currency']) => money(currency, sumOf(batch, currency))
  const figure = { size: width < 300 ? 20 : 22, weight: 600, face: 'condensed' } as const
  const rows = people.map(([name, did], index) => {
    const y = 116 + index * 58
    return (
      avatar(39, y, initials(name), index === 0 ? 'lagoon' : 'clay') +
      text(68, y - 3, name, { weight: 600 }) +
      caption(68, y + 15, did) +
      icon('check', width - 44, y - 10, { size: 20, colour: 'lagoonText', width: 2.4 })
    )
  })
  return {
    width,
    height: stepHeight,
    svg:
      panel(width, stepHeight) +
      text(pad, 37, 'Two people agree', { weight: 600 }) +
      text(pad, 76, sum('NGN'), figure) +
      text(width - pad, 76, sum('XAF'), { ...figure, anchor: 'end' }) +
      stroke('M39 116V174', 'sun', 8) +
      rows.join('') +
      box(pad, 208, width - 2 * pad, 30, { radius: 8, fill: 'mist' }) +
      caption(width / 2, 228, 'Ready to send', { weight: 600, fill: 'ink', anchor: 'middle' }),
  }
}

/** How many payouts of a list have which state. */
export function countOf(batch: readonly BatchPayout[], state: PaymentState): number {
  return batch.filter((payout) => lastState(payout) === state).length
}

/** A sent list: how far it is, and the number of payouts in each state. */
export function payoutStatesScreen(batch: readonly BatchPayout[], width: number): Screen {
  const settled = countOf(batch, 'Settled')
  const rows = (['Settled', 'In transit', 'Scheduled'] as const).map((state, index) => {
    const y = 132 + index * 36
    return (
      hairline(pad, y, width - pad) +
      stateIcon(pad, y + 10, state, 16) +
      text(48, y + 24, state) +
      text(width - pad, y + 24, String(countOf(batch, state)), { weight: 600, anchor: 'end' })
    )
  })
  return {
    width,
    height: stepHeight,
    svg:
      panel(width, stepHeight) +
      text(pad, 37, fileName, { weight: 600 }) +
      text(21, 82, `${settled} of ${batch.length}`, { size: 34, weight: 600, face: 'condensed' }) +
      text(width - pad, 80, 'settled', { fill: 'text2', anchor: 'end' }) +
      rail(28, 112, width - 56, settled / batch.length, 'sun') +
      rows.join(''),
  }
}

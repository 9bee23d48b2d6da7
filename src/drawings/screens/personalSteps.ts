import type { Screen } from '../kit/drawing.ts'
import { icon, type IconName } from '../kit/icons.ts'
import { type Currency, money } from '../kit/samples.ts'
import { box, hairline, panel } from '../kit/shapes.ts'
import { state } from '../kit/state.ts'
import { button, caption, text } from '../kit/text.ts'

/** A bill that a person pays for their own phone. */
export interface PhoneBill {
  name: string
  phone: string
  currency: Currency
  amount: number
  date: string
}

/** All steps are of one height, and the line docks at its middle. */
export const stepHeight = 148

const kinds: readonly (readonly [name: string, glyph: IconName])[] = [
  ['Airtime', 'smartphone'],
  ['Data', 'signal'],
  ['Electricity', 'zap'],
]

const screen = (width: number, svg: string): Screen => ({
  width,
  height: stepHeight,
  svg: panel(width, stepHeight) + svg,
})

/** Three kinds of bill side by side, the chosen one marked. */
export function kindsScreen({ name: chosen }: PhoneBill, width: number): Screen {
  const gap = 8
  const tile = (width - 44 - 2 * gap) / kinds.length
  const tiles = kinds.map(([name, glyph], index) => {
    const x = 22 + index * (tile + gap)
    const on = name === chosen
    return (
      box(x, 26, tile, 96, {
        radius: 14,
        fill: on ? 'skyTint' : 'paper',
        edge: on ? 'ink' : 'rule',
        edgeWidth: on ? 2 : 1,
      }) +
      icon(glyph, x + tile / 2 - 12, 44, { size: 24, colour: on ? 'skyText' : 'text2', width: 2 }) +
      text(x + tile / 2, 100, name, { size: 13, weight: 600, anchor: 'middle' })
    )
  })
  return screen(width, tiles.join(''))
}

/** The number that the bill is for. */
export function phoneNumberScreen({ name, phone }: PhoneBill, width: number): Screen {
  return screen(
    width,
    text(22, 36, name, { size: 15, weight: 600 }) +
      caption(22, 66, 'Phone number') +
      box(22.5, 78.5, width - 45, 46, { radius: 12, edge: 'ink', edgeWidth: 2 }) +
      text(38, 107, phone, { size: 16, weight: 600 }) +
      icon('check', width - 58, 92, { size: 20, colour: 'lagoonText', width: 2.4 }),
  )
}

/** What is paid, from which wallet, and the button that pays it. */
export function payNowScreen({ currency, amount }: PhoneBill, width: number): Screen {
  return screen(
    width,
    text(21, 50, money(currency, amount), { size: 30, weight: 600, face: 'condensed' }) +
      caption(width - 22, 47, `From ${currency} wallet`, { anchor: 'end' }) +
      button(22, 82, width - 44, 44, 'Pay'),
  )
}

/** The receipt of what was paid. */
export function keptScreen({ name, phone, currency, amount, date }: PhoneBill, width: number): Screen {
  const right = width - 22
  return screen(
    width,
    text(22, 36, 'Receipt', { size: 15, weight: 600 }) +
      state(right, 36, 'Paid') +
      hairline(22, 54, right) +
      text(22, 84, name, { size: 15, weight: 600 }) +
      text(right, 85, money(currency, amount), { size: 20, weight: 600, face: 'condensed', anchor: 'end' }) +
      caption(22, 114, phone) +
      caption(right, 114, date, { anchor: 'end' }),
  )
}

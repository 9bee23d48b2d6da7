import type { Screen } from '../kit/drawing.ts'
import { phoneFrame } from '../kit/phoneFrame.ts'
import { box, hairline } from '../kit/shapes.ts'
import { button, caption, text } from '../kit/text.ts'
import { type BrandCard, cardBrandScreen } from './cardBrand.ts'
import type { MonthPayment } from './cardMonthList.ts'

export interface PhoneCard {
  card: BrandCard
  limit: number
  payments: readonly Omit<MonthPayment, 'hasReceipt' | 'icon'>[]
}

export function leftOn({ limit, payments }: PhoneCard): number {
  return payments.reduce((left, { amount }) => left - amount, limit)
}

/** A card in its owner's own app. */
export function cardPhoneScreen(phone: PhoneCard, width: number): Screen {
  const preview = cardBrandScreen(phone.card, width - 48)
  const foot = 84 + preview.height
  const height = foot + 152 + phone.payments.length * 48
  const half = (width - 58) / 2
  const rows = phone.payments.map(({ name, day, amount }, index) => {
    const y = foot + 132 + index * 48
    return (
      hairline(24, y, width - 24) +
      text(24, y + 21, name) +
      caption(24, y + 39, day) +
      text(width - 24, y + 29, amount.toFixed(2), { weight: 600, anchor: 'end' })
    )
  })
  return {
    width,
    height,
    svg:
      phoneFrame(width, height) +
      text(24, 64, 'Dollar card', { size: 16, weight: 600 }) +
      `<g transform="translate(24 80)">${preview.svg}</g>` +
      caption(24, foot + 22, 'Left this month') +
      text(23, foot + 54, `${phone.card.currency} ${leftOn(phone).toFixed(2)}`, {
        size: 28,
        weight: 600,
        face: 'condensed',
      }) +
      button(24, foot + 72, half, 42, 'Set limit') +
      box(width - 24 - half + 0.75, foot + 72.75, half - 1.5, 40.5, { radius: 20, edge: 'ink', edgeWidth: 1.5 }) +
      text(width - 24 - half / 2, foot + 98, 'Freeze', { weight: 600, anchor: 'middle' }) +
      rows.join(''),
  }
}

import type { Screen } from '../kit/drawing.ts'
import { miniCard } from '../kit/miniCard.ts'
import { paymentState } from '../kit/paymentState.ts'
import { type Currency, figures, money } from '../kit/samples.ts'
import { hairline, panel } from '../kit/shapes.ts'
import { caption, text } from '../kit/text.ts'

export interface Service {
  name: string
  ending: string
  amount: number
  isFrozen?: boolean
}

/** What the cards that are not frozen pay. */
export function paidBy(services: readonly Service[]): number {
  return services.filter(({ isFrozen }) => !isFrozen).reduce((sum, { amount }) => sum + amount, 0)
}

const head = 60
const row = 58

/** One card for each service, some of them frozen. */
export function cardServicesScreen(services: readonly Service[], currency: Currency, width: number): Screen {
  const foot = head + services.length * row
  const height = foot + 54
  const right = width - 22
  const rows = services.map(({ name, ending, amount, isFrozen = false }, index) => {
    const y = head + index * row
    return (
      hairline(22, y, right) +
      miniCard(22, y + 18, 36, isFrozen) +
      text(72, y + 26, name, { weight: 600, fill: isFrozen ? 'text2' : 'ink' }) +
      caption(72, y + 45, `Card ${ending}`) +
      text(right, y + 26, figures(amount), { weight: 600, fill: isFrozen ? 'text2' : 'ink', anchor: 'end' }) +
      paymentState(right, y + 45, isFrozen ? 'Frozen' : 'Active')
    )
  })
  return {
    width,
    height,
    svg:
      panel(width, height) +
      text(22, 38, 'One card for each service', { size: 15, weight: 600 }) +
      rows.join('') +
      hairline(22, foot, right) +
      text(22, foot + 34, 'Each month', { weight: 600 }) +
      text(right, foot + 35, money(currency, paidBy(services)), {
        size: 22,
        weight: 600,
        face: 'condensed',
        anchor: 'end',
      }),
  }
}

import type { Screen } from '../kit/drawing.ts'
import { bundle, node, stroke } from '../kit/lines.ts'
import { comes, draws, slides, states } from '../kit/living.ts'
import type { Currency } from '../kit/samples.ts'
import { box, hairline, panel } from '../kit/shapes.ts'
import { caption, text } from '../kit/text.ts'
import { clayStripe } from './card.ts'
import { customerMark } from './studyMark.ts'
import { left } from './useCaseSteps.ts'

export interface CardMonth {
  currency: Currency
  limit: number
  /** Shown to the cent, as dollars are on a card. */
  payments: readonly { name: string; amount: number }[]
}

/** A virtual card under a customer's own name: their mark and background, and the bundle across it. */
export function ownCardScreen(ending: string, width: number): Screen {
  const height = Math.round(width * 0.625)
  const scale = Math.round((width / 296) * 1e4) / 1e4
  const { enters, leaves } = clayStripe(width)
  const step = enters - leaves
  // The clay stripe is the second of four: the middle of the bundle lies half a pitch below it.
  const route = [
    [0, enters + 7 * scale],
    [124 * scale, enters + 7 * scale],
    [124 * scale + step, leaves + 7 * scale],
    [width, leaves + 7 * scale],
  ] as const
  return {
    width,
    height,
    svg:
      box(0, 0, width, height, { radius: 18, fill: 'lagoonText' }) +
      bundle(route, ['lagoonHi', 'clay', 'sun', 'sky'], {
        pitch: 14 * scale,
        width: 10.4 * scale,
        radius: 44,
        cap: 'butt',
      }) +
      customerMark('kredapay', 22, 13, 26, 'paper') +
      text(56, 32, 'Kredapay', { size: 17, weight: 600, fill: 'paper' }) +
      text(width - 20, 31, 'USD', { size: 15, weight: 600, fill: 'paper', anchor: 'end' }) +
      text(20, height - 22, `•••• ${ending}`, { size: 16, fill: 'paper' }) +
      text(width - 20, height - 22, 'Visa', { size: 16, weight: 600, fill: 'paper', anchor: 'end' }),
  }
}

/** What is left of the limit after so many payments. */
const leftAfter = ({ limit, payments }: CardMonth, count: number) =>
  left([{ amount: limit }, ...payments.slice(0, count).map(({ amount }) => ({ amount: -amount }))])

/** The part of the limit that is spent, from 28 on, and how it grows at `moment`. */
function spentRail(limit: number, [before, after]: readonly [number, number], length: number, moment: number): string {
  const [from, to] = [before, after].map((rest) => Math.round(28 + (length * (limit - rest)) / limit)) as [
    number,
    number,
  ]
  return (
    stroke(`M28 70H${28 + length}`, 'mist2', 8) +
    stroke(`M28 70H${from}`, 'clay', 8) +
    draws(stroke(`M${from} 70H${to}`, 'clay', 8), moment, true) +
    slides(node(to, 70, 6.5, 3), moment, { x: from - to })
  )
}

/** The limit of a card, the payments made with it and what is left. The last payment is made at `moment`. */
export function cardLimitScreen(month: CardMonth, width: number, moment: number): Screen {
  const { currency, limit, payments } = month
  const rows = payments.map(({ name, amount }, index) => {
    const y = 122 + index * 34
    const words =
      text(22, y, name, { fill: 'text2' }) +
      text(width - 22, y, `−${amount.toFixed(2)}`, { weight: 600, anchor: 'end' })
    return index === payments.length - 1 ? comes(words, moment) : words
  })
  const end = 122 + payments.length * 34
  const [before, after] = [leftAfter(month, payments.length - 1), leftAfter(month, payments.length)]
  const look = { size: 23, weight: 600, anchor: 'end', face: 'condensed' } as const
  const rest = (amount: number) => text(width - 22, end + 20, `${currency} ${amount.toFixed(2)}`, look)
  return {
    width,
    height: end + 46,
    svg:
      panel(width, end + 46) +
      text(22, 40, 'Card limit', { size: 15, weight: 600 }) +
      text(width - 22, 40, `${currency} ${limit.toFixed(2)}`, { size: 15, weight: 600, anchor: 'end' }) +
      spentRail(limit, [before, after], width - 56, moment) +
      hairline(22, 96, width - 22) +
      rows.join('') +
      hairline(22, end - 18, width - 22) +
      caption(22, end + 18, 'Left', { size: 14, fill: 'ink', weight: 600 }) +
      states([
        [rest(before), 0],
        [rest(after), moment],
      ]),
  }
}

import type { Screen } from '../kit/drawing.ts'
import { icon, type IconName } from '../kit/icons.ts'
import { node, stroke } from '../kit/lines.ts'
import { type Currency, figures, money, type Person } from '../kit/samples.ts'
import { box, type Colour, hairline, paint, panel } from '../kit/shapes.ts'
import { button, caption, tag, text, tile } from '../kit/text.ts'
import type { Card } from './card.ts'
import { type BrandCard, cardBrandScreen } from './cardBrand.ts'

const grounds: readonly Colour[] = ['clayText', 'ink', 'lagoonText', 'skyText', 'sun']
const brands: readonly (readonly [Card['brand'], number])[] = [
  ['Mastercard', 96],
  ['Visa', 58],
  ['Verve', 64],
]

/** A card is designed: ground and brand are chosen. A narrow one leaves the choice of the brand out. */
export function cardDesignScreen(card: BrandCard, width: number): Screen {
  const isNarrow = width < 400
  const cardWidth = isNarrow ? width - 48 : 296
  const preview = cardBrandScreen(card, cardWidth)
  const stage = { y: 58, height: preview.height + (isNarrow ? 28 : 36) }
  const foot = stage.y + stage.height
  const height = foot + (isNarrow ? 60 : 92)
  const chosen = grounds.indexOf(card.ground)
  const dots = isNarrow ? foot + 30 : foot + 58
  const colours = grounds.map(
    (ground, index) =>
      `<circle cx="${38 + index * 38}" cy="${dots}" r="12" fill="${paint(ground)}"/>` +
      (index === chosen
        ? `<circle cx="${38 + index * 38}" cy="${dots}" r="16.5" fill="none" stroke="${paint('ink')}" stroke-width="2.5"/>`
        : ''),
  )
  const brandsWidth = brands.reduce((sum, [, room]) => sum + room + 8, -8)
  let left = width - 24 - brandsWidth
  const choices = brands.map(([name, room]) => {
    const x = left
    left += room + 8
    const isChosen = name === card.brand
    return (
      (isChosen
        ? box(x, dots - 16, room, 32, { radius: 16, fill: 'ink' })
        : box(x + 0.5, dots - 15.5, room - 1, 31, { radius: 16, edge: 'edge' })) +
      text(x + room / 2, dots + 4.6, name, {
        size: 13,
        weight: 600,
        anchor: 'middle',
        fill: isChosen ? 'paper' : 'ink',
      })
    )
  })
  return {
    width,
    height,
    svg:
      panel(width, height, 18) +
      text(24, 39, 'Card design', { size: 16, weight: 600 }) +
      tag(width - 24, 22, 58, 'Draft', 'sky') +
      box(12, stage.y, width - 24, stage.height, { radius: 12, fill: 'mist' }) +
      `<g transform="translate(${(width - cardWidth) / 2} ${stage.y + (stage.height - preview.height) / 2})">${preview.svg}</g>` +
      colours.join('') +
      (isNarrow
        ? ''
        : caption(24, foot + 30, 'Colour') + caption(width - 24 - brandsWidth, foot + 30, 'Brand') + choices.join('')),
  }
}

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

export interface CardPayment {
  owner: Person
  ending: string
  currency: Currency
  amount: number
  /** What the card had paid before in this month. */
  before: number
  limit: number
}

export const leftAfter = ({ amount, before, limit }: CardPayment) => limit - before - amount

/** A payment with a card, checked on the way: the card is open, the limit holds. */
export function cardPayScreen(payment: CardPayment, width: number): Screen {
  const isNarrow = width < 400
  const pad = isNarrow ? 22 : 24
  const line = isNarrow ? 36 : 44
  const { currency, amount, before, limit } = payment
  const rows = [
    ['Payment online', 'Cloud hosting'],
    ['Card is open', 'Not frozen, not closed'],
    ['Limit holds', `${money(currency, before)} + ${figures(amount)} is under ${figures(limit)}`],
    ['Approved', `${money(currency, leftAfter(payment))} left this month`],
  ] as const
  const first = 118
  const row = 62
  const last = first + row * (rows.length - 1)
  const height = last + 44
  return {
    width,
    height,
    svg:
      panel(width, height, 18) +
      text(pad - 1, 42, `${currency} ${amount.toFixed(2)}`, { size: 26, weight: 600, face: 'condensed' }) +
      tag(width - pad, 22, 88, 'Approved') +
      caption(pad, 66, `Card ${payment.ending}, ${payment.owner}`) +
      hairline(pad, 84, width - pad) +
      stroke(`M${line} ${first}V${last}`, 'clay', 8) +
      rows
        .map(([title, detail], index) => {
          const y = first + row * index
          const isLast = index === rows.length - 1
          return (
            node(line, y, isLast ? 10 : 7, isLast ? 5 : 3.5) +
            text(line + 28, y - 3, title, { size: 14.5, weight: 600 }) +
            caption(line + 28, y + 17, detail)
          )
        })
        .join(''),
  }
}

export interface MonthPayment {
  name: string
  day: string
  icon: IconName
  amount: number
  hasReceipt: boolean
}

/** A month of card payments with their receipts. */
export function cardMonthScreen(payments: readonly MonthPayment[], currency: Currency, width: number): Screen {
  const isNarrow = width < 400
  const pad = isNarrow ? 20 : 24
  const right = width - pad
  const foot = 60 + payments.length * 60
  const total = payments.reduce((sum, { amount }) => sum + amount, 0)
  const complete = payments.filter(({ hasReceipt }) => hasReceipt).length
  const rows = payments.map((payment, index) => {
    const y = 60 + index * 60
    const receipt = payment.hasReceipt ? 'Receipt attached' : 'Receipt missing'
    const short = payment.hasReceipt ? 'Receipt' : 'No receipt'
    const room = isNarrow ? (payment.hasReceipt ? 66 : 83) : payment.hasReceipt ? 122 : 116
    const colour = payment.hasReceipt ? 'lagoonText' : 'clayText'
    return (
      hairline(pad, y, right) +
      tile(pad, y + 11, 38, payment.icon, 'clay') +
      text(pad + 52, y + 27, payment.name, { size: 14.5, weight: 600 }) +
      caption(pad + 52, y + 45, payment.day) +
      text(right, y + 27, payment.amount.toFixed(2), { size: 14.5, weight: 600, anchor: 'end' }) +
      caption(right, y + 45, isNarrow ? short : receipt, { weight: 600, fill: colour, anchor: 'end' }) +
      icon(payment.hasReceipt ? 'check' : 'alert', right - room, y + 34, { size: 13, colour, width: 2.5 })
    )
  })
  return {
    width,
    height: foot + 66,
    svg:
      panel(width, foot + 66, 18) +
      text(pad, 38, 'June', { size: 16, weight: 600 }) +
      caption(right, 38, currency, { anchor: 'end' }) +
      rows.join('') +
      hairline(pad, foot, right) +
      text(pad, foot + 39, `${complete} of ${payments.length} receipts`, { weight: 600 }) +
      text(right, foot + 41, total.toFixed(2), { size: 22, weight: 600, face: 'condensed', anchor: 'end' }),
  }
}

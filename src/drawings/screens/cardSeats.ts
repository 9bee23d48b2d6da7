import type { Screen } from '../kit/drawing.ts'
import { icon } from '../kit/icons.ts'
import { miniCard } from '../kit/miniCard.ts'
import { type Currency, figures, money } from '../kit/samples.ts'
import { hairline, panel } from '../kit/shapes.ts'
import { tag, text } from '../kit/text.ts'

export interface Seats {
  cards: number
  frozen: number
  currency: Currency
  /** What each card in use has spent. */
  spent: number
}

export const inUse = ({ cards, frozen }: Seats) => cards - frozen

const columns = 8

/** Many cards at once, issued by a program: those in use and those that are frozen. */
export function cardSeatsScreen(seats: Seats, width: number): Screen {
  const lines = Math.ceil(seats.cards / columns)
  const foot = 60 + lines * 42 + 18
  const height = foot + 100
  const right = width - 22
  const room = Math.min(34, Math.floor((width - 44 - (columns - 1) * 6) / columns))
  const pitch = (width - 44 - room) / (columns - 1)
  const grid = Array.from({ length: seats.cards }, (_, index) =>
    miniCard(
      Math.round(22 + (index % columns) * pitch),
      70 + Math.floor(index / columns) * 42,
      room,
      index >= inUse(seats),
    ),
  )
  return {
    width,
    height,
    svg:
      panel(width, height) +
      text(22, 38, 'Cards for your users', { size: 15, weight: 600 }) +
      tag(right, 20, 74, `${seats.cards} cards`, 'clay') +
      grid.join('') +
      hairline(22, foot, right) +
      icon('check', 22, foot + 19, { size: 16, colour: 'lagoonText', width: 2.5 }) +
      text(48, foot + 32, `${inUse(seats)} active, ${figures(seats.spent)} on each`) +
      text(right, foot + 33, money(seats.currency, inUse(seats) * seats.spent), {
        size: 20,
        weight: 600,
        face: 'condensed',
        anchor: 'end',
      }) +
      hairline(22, foot + 50, right) +
      icon('snowflake', 22, foot + 67, { size: 16, colour: 'skyText', width: 2.2 }) +
      text(48, foot + 80, `${seats.frozen} frozen`),
  }
}

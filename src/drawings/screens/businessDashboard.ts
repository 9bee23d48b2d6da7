import type { Screen } from '../kit/drawing.ts'
import { icon, type IconName } from '../kit/icons.ts'
import type { Line } from '../kit/lines.ts'
import { type Company, figures, initials, type Person } from '../kit/samples.ts'
import { box, hairline, paint, panel } from '../kit/shapes.ts'
import { avatar, button, caption, text, tile } from '../kit/text.ts'
import { type Day, flowChart, flowTotals } from './businessFlow.ts'

/** A payment that waits for a yes. */
export interface Waiting {
  by: Person
  icon: IconName
  title: string
  detail: string
  /** Is in place of the detail where there is little room. */
  short: string
  /** One amount, or one for each wallet. */
  amounts: readonly [string, string?]
  line: Line
}

/** A payment in or out of today. */
export interface Entry {
  title: string
  detail: string
  amount: string
  icon: IconName
  line: Line
}

export interface Dashboard {
  owner: Company
  user: Person
  role: string
  /** NGN. */
  balance: number
  days: readonly Day[]
  waiting: readonly Waiting[]
  today: readonly Entry[]
}

const items: readonly (readonly [IconName, string])[] = [
  ['house', 'Overview'],
  ['wallet', 'Accounts'],
  ['card', 'Cards'],
  ['send', 'Payouts'],
  ['receipt', 'Bills'],
  ['users', 'Team'],
  ['settings', 'Settings'],
]
const firstItem = 84
const pitch = 52
/** Where a line docks at its item of the side bar. */
export const docks: Readonly<Record<Line, number>> = {
  lagoon: firstItem + pitch + 22,
  clay: firstItem + 2 * pitch + 22,
  sun: firstItem + 3 * pitch + 22,
  sky: firstItem + 4 * pitch + 22,
}

/** The mark of the product. */
function mark(x: number, y: number): string {
  return (
    `<g transform="translate(${x} ${y})" stroke="${paint('ink')}" stroke-width="4.4" stroke-linecap="round">` +
    `<path d="M3 2V17"/><circle cx="11" cy="17" r="7.8" fill="${paint('sun')}"/></g>`
  )
}

/** The side bar; `icons` alone where the window is narrow. */
export function sideBar(dashboard: Dashboard, width: number, height: number, bare = false): string {
  const rows = items.map(([name, words], index) => {
    const y = firstItem + index * pitch
    const on = index === 0
    return (
      (on ? box(14, y, width - 29, 44, { radius: 10, fill: 'mist' }) : '') +
      icon(name, bare ? width / 2 - 11 : 30, y + 11, { size: 22, colour: on ? 'ink' : 'text2', width: 1.9 }) +
      (bare ? '' : text(64, y + 27, words, { size: 15, weight: on ? 600 : 500, fill: on ? 'ink' : 'text2' }))
    )
  })
  const middle = width / 2 - 7.5
  const who = bare
    ? avatar(width / 2, height - 48, initials(dashboard.user), 'lagoon')
    : box(14, height - 78, width - 29, 60, { radius: 12, fill: 'mist' }) +
      avatar(42, height - 48, initials(dashboard.user), 'lagoon') +
      text(69, height - 53, dashboard.user, { weight: 600 }) +
      caption(69, height - 35, dashboard.role)
  return (
    `<path d="M${width}.5 1V${height - 1}" stroke="${paint('rule')}"/>` +
    mark(bare ? middle : 28, 28) +
    (bare ? '' : text(60, 47, dashboard.owner, { size: 15.5, weight: 600 })) +
    rows.join('') +
    who
  )
}

/** What waits for a yes, one payment below the other; returns markup from `y` on. */
export function waitingList(
  waiting: readonly Waiting[],
  x: number,
  y: number,
  width: number,
  look: { row?: number; short?: boolean } = {},
): string {
  const { row = 64, short = false } = look
  return waiting
    .map(({ icon: glyph, title, detail, short: few, amounts: [first, second], line }, index) => {
      const top = y + index * row
      const middle = top + row / 2
      return (
        hairline(x, top, x + width) +
        tile(x, middle - 19, 38, glyph, line) +
        text(x + 52, middle - 4, title, { size: 14.5, weight: 600 }) +
        caption(x + 52, middle + 15, short ? few : detail) +
        text(x + width, second ? middle - 4 : middle + 5, first, { size: 14.5, weight: 600, anchor: 'end' }) +
        (second ? text(x + width, middle + 15, second, { size: 14.5, weight: 600, anchor: 'end' }) : '')
      )
    })
    .join('')
}

/** The payments of today, one below the other. */
export function todayList(today: readonly Entry[], x: number, y: number, width: number): string {
  return today
    .map((entry, index) => {
      const top = y + index * 64
      return (
        hairline(x, top, x + width) +
        tile(x, top + 13, 38, entry.icon, entry.line) +
        text(x + 52, top + 28, entry.title, { size: 14.5, weight: 600 }) +
        caption(x + 52, top + 47, entry.detail) +
        text(x + width, top + 38, entry.amount, { size: 14.5, weight: 600, anchor: 'end' })
      )
    })
    .join('')
}

/** The whole platform on one screen of 1160 by 664 px. */
export function dashboardScreen(dashboard: Dashboard): Screen {
  const width = 1160
  const height = 664
  const left = 252
  const right = width - 32
  const lists = 400
  const column = (right - left - 28) / 2
  const second = left + column + 28
  return {
    width,
    height,
    svg:
      panel(width, height, 22) +
      sideBar(dashboard, 220, height) +
      text(left, 52, 'Balance, NGN accounts', { fill: 'text2' }) +
      text(left - 1, 104, `NGN ${figures(dashboard.balance)}`, { size: 52, weight: 600, face: 'condensed' }) +
      box(right - 267.2, 34.8, 124, 42.4, { radius: 21.2, edge: 'ink', edgeWidth: 1.6 }) +
      text(right - 205, 61, 'Add money', { weight: 600, anchor: 'middle' }) +
      button(right - 132, 34, 132, 44, 'Send money') +
      flowTotals(dashboard.days, left, 147, 200, true) +
      flowChart(dashboard.days, { x: left, y: 206, width: right - left, height: 132 }) +
      hairline(left, lists - 12, right) +
      text(left, lists + 22, 'Waiting for you', { size: 15, weight: 600 }) +
      text(second, lists + 22, 'Today', { size: 15, weight: 600 }) +
      waitingList(dashboard.waiting, left, lists + 38, column) +
      todayList(dashboard.today, second, lists + 38, column),
  }
}

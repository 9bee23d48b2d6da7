import type { Screen } from '../kit/drawing.ts'
import type { IconName } from '../kit/icons.ts'
import { node, stroke } from '../kit/lines.ts'
import { hairline, panel, toggle } from '../kit/shapes.ts'
import { caption, text, tile } from '../kit/text.ts'

/** A date that starts a payout. */
export interface Rule {
  when: string
  what: string
  /** Days of the month on which it pays. */
  days: readonly number[]
  icon: IconName
}

/** The month on the rail: its name, its length and today. */
export interface Month {
  name: string
  length: number
  today: number
}

const head = 62
const row = 68
const railAt = 52

/** Where the line docks: at the first rule. */
export const datesDock = head + row / 2

/** Dates that pay, and the month they fall in as a rail: a station for each payment, sun as far as today. */
export function datesScreen(rules: readonly Rule[], month: Month, width: number): Screen {
  const foot = head + rules.length * row
  const height = foot + 132
  const right = width - 22
  const at = (day: number) => 32 + ((day - 1) * (width - 64)) / (month.length - 1)
  const y = foot + railAt + 10
  const days = rules.flatMap((rule) => rule.days).sort((a, b) => a - b)
  const rows = rules.map((rule, index) => {
    const top = head + index * row
    return (
      hairline(22, top, right) +
      tile(22, top + 15, 38, rule.icon, 'sun') +
      text(74, top + 31, rule.when, { size: 14.5, weight: 600 }) +
      caption(74, top + 50, rule.what) +
      toggle(right - 40, top + 22, true)
    )
  })
  const stations = days.map((day) => {
    const ring = day > month.today ? node(at(day), y, 6, 2.5, 'edge') : node(at(day), y)
    return ring + caption(Math.round(at(day)), y + 30, String(day), { anchor: 'middle' })
  })
  return {
    width,
    height,
    svg:
      panel(width, height) +
      text(22, 38, 'Dates that pay', { size: 15, weight: 600 }) +
      rows.join('') +
      hairline(22, foot, right) +
      caption(22, foot + 28, month.name, { weight: 600 }) +
      stroke(`M${at(1)} ${y}H${at(month.length)}`, 'mist2', 8) +
      stroke(`M${at(1)} ${y}H${at(month.today)}`, 'sun', 8) +
      stations.join(''),
  }
}

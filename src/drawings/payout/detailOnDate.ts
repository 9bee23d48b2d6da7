import { dashboard } from '../business/businessHero.ts'
import { detail, ends, level, proven, waiting } from '../kit/detail.ts'
import { node } from '../kit/lines.ts'
import { lands } from '../kit/living.ts'
import { paint } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'

const y = 60
const [before, pay] = [
  [
    ['23', 36],
    ['24', 110],
  ],
  186,
] as const
const people = Number.parseInt(dashboard.waiting[0]?.short ?? '', 10)

/** The 25th, and dots for what comes after it. */
export default detail(
  () =>
    level(ends.left, y, pay, 'sun') +
    waiting(pay + 26, y, ends.right) +
    before
      .map(([day, x]) => node(x, y, 7, 3.5) + text(x, 94, day, { size: 13, fill: 'text2', anchor: 'middle' }))
      .join('') +
    lands(
      `<circle cx="${pay}" cy="${y}" r="22" fill="${paint('ink')}"/>` +
        text(pay, 65.6, '25', { size: 16, weight: 600, fill: 'paper', anchor: 'middle' }),
      8,
    ) +
    proven(text(pay, 106, `${people} salaries`, { size: 13, weight: 600, anchor: 'middle' })),
  true,
)

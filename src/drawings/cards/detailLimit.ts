import { detail, ends, level } from '../kit/detail.ts'
import { icon } from '../kit/icons.ts'
import { node, stroke } from '../kit/lines.ts'
import { lands } from '../kit/living.ts'
import { figures, money } from '../kit/samples.ts'
import { toggle } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'
import { payment } from './cardWeave.ts'

const y = 44
const [left, right] = [20, 262]
const spent = Math.round(left + ((right - left) * payment.before) / payment.limit)

/** The month of a card to scale: what is spent, the limit as a bar, and the switch that freezes it. */
export default detail(
  () =>
    stroke(`M${ends.left} ${y}H${right}`, 'paper', 10, 'butt') +
    level(ends.left, y, spent, 'clay') +
    lands(node(spent, y, 8, 4), 4) +
    lands(stroke(`M${right} 24V64`, 'ink', 8), 8) +
    text(left, 82, `${money('USD', payment.before)} spent`, { size: 13.5, weight: 600 }) +
    text(right + 18, 82, `Limit ${figures(payment.limit)}`, { size: 13.5, weight: 600, anchor: 'end' }) +
    icon('snowflake', left, 100, { width: 1.9 }) +
    text(left + 26, 114, 'Freeze card', { size: 13 }) +
    toggle(right - 22, 97, false),
)

import { detail, dock, ends, level, open, proven, sheet } from '../kit/detail.ts'
import { icon } from '../kit/icons.ts'
import { node, stroke } from '../kit/lines.ts'
import { text } from '../kit/text.ts'

const left = 76
const [first, second] = [40, 100]

/** One API works, and another one can be added. */
export default detail(
  () =>
    level(ends.left, first, left + 60, 'lagoon') +
    stroke(`M40 ${first + 18}V${second}`, 'edge', 8).replace('/>', ' stroke-dasharray="1 17"/>') +
    sheet(left, first - 22, 200, 44) +
    text(left + 20, first + 5, 'Collections API', { size: 13.5, weight: 600 }) +
    proven(icon('check', left + 170, first - 7, { size: 15, colour: 'lagoonText', width: 2.6 })) +
    open(left, second - 22, 200, 44) +
    text(left + 20, second + 5, 'Transfers API', { size: 13.5, weight: 600, fill: 'text2' }) +
    icon('plus', left + 168, second - 9, { width: 2 }) +
    dock(left, first) +
    node(40, second, 7, 3.5, 'edge'),
)

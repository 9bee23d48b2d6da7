import { detail, ends, level, proven, waiting } from '../kit/detail.ts'
import { icon } from '../kit/icons.ts'
import { node } from '../kit/lines.ts'
import { lands } from '../kit/living.ts'
import { text } from '../kit/text.ts'

const y = 52
const live = 150

/** Test data first, in dots; the line is a real one when the results are right. */
export default detail(
  () =>
    waiting(ends.left, y, live - 10) +
    level(live, y, ends.right, 'clay', { at: 3 }) +
    lands(node(live, y, 9, 4.5), 3) +
    text(20, 92, 'Sandbox', { size: 13.5, weight: 600 }) +
    text(20, 111, 'Test data', { size: 12.5, fill: 'text2' }) +
    text(live, 92, 'Live', { size: 13.5, weight: 600 }) +
    proven(
      icon('check', live, 100.5, { size: 13, colour: 'lagoonText', width: 2.6 }) +
        text(live + 19, 111, 'Results right', { size: 12.5, weight: 600, fill: 'lagoonText' }),
    ),
)

import { icon } from '../kit/icons.ts'
import { node, stroke } from '../kit/lines.ts'
import { laneDrawing, laneLine } from '../kit/partner.ts'
import { box } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'

/** Three tests that have passed, with test data. */
export default laneDrawing(
  () =>
    laneLine('lagoon', -20, 90) +
    laneLine('lagoon', 310) +
    box(84, 34, 232, 100, { radius: 14, edge: 'edge', edgeWidth: 1.5 }).replace('/>', ' stroke-dasharray="6 6"/>') +
    // Single dots, each in the middle between what is beside it: those of a dashed line would be cut by the nodes.
    stroke('M104.5 84h1M169.5 84h1M229.5 84h1M294.5 84h1', 'lagoon', 9) +
    text(100, 58, 'Sandbox', { size: 13, weight: 600 }) +
    text(300, 58, 'Test data', { size: 13, fill: 'text2', anchor: 'end' }) +
    [140, 200, 260]
      .map((x) => node(x, 84, 12, 4.5) + icon('check', x - 7, 77, { size: 14, colour: 'lagoonText', width: 3 }))
      .join(''),
)

import { icon } from '../kit/icons.ts'
import { node } from '../kit/lines.ts'
import { laneDrawing, laneLine, sheet } from '../kit/partner.ts'
import { sunNode } from '../kit/sunNode.ts'
import { text } from '../kit/text.ts'

const steps = ['Accounts', 'Collections', 'Go live']

/** A technical plan: two steps are done, the last one waits. */
export default laneDrawing(
  () =>
    laneLine('lagoon') +
    sheet(96, 20, 208, 128) +
    text(114, 46, 'Technical plan', { size: 14, weight: 600 }) +
    steps
      .map((step, rank) => {
        const y = 70 + rank * 28
        const isLast = rank === steps.length - 1
        return (
          (isLast ? sunNode(124, y, 7, 3.5) : node(124, y, 7, 3.5)) +
          text(144, y + 5, step, { size: 13.5 }) +
          icon(isLast ? 'clock' : 'check', 270, y - 8, {
            size: 15,
            colour: isLast ? 'skyText' : 'lagoonText',
            width: 2.6,
          })
        )
      })
      .join(''),
)

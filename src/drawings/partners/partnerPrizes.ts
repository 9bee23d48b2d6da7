import { prizes } from '../useCases/useCaseGaming.ts'
import { node } from '../kit/lines.ts'
import { laneArt, laneDrawing, laneLine, sheet } from '../kit/partner.ts'
import { figures } from '../kit/samples.ts'
import { sunNode } from '../kit/sunNode.ts'
import { text } from '../kit/text.ts'

/** Left edges and tops of the steps, by place. */
const steps = [
  [164, 64],
  [96, 96],
  [232, 114],
] as const

/** The prizes of a cup on three steps, the highest in the middle: those of the page about sectors. */
export default laneDrawing(
  () =>
    laneLine('clay') +
    prizes
      .map(({ amount }, rank) => {
        const [x, y] = steps[rank] ?? [0, 0]
        return (
          sheet(x, y, 72, laneArt.height - y + 8, 6) +
          (rank === 0 ? sunNode(x + 36, y - 16, 13, 4.5) : node(x + 36, y - 16, 13, 4.5)) +
          text(x + 36, y - 11, String(rank + 1), { size: 13, weight: 600, anchor: 'middle' }) +
          text(x + 36, y + 26, figures(amount), { size: 14, weight: 600, face: 'condensed', anchor: 'middle' })
        )
      })
      .join(''),
)

import { closingArt } from '../../theme/art.ts'
import { capsule } from '../kit/capsule.ts'
import { closingCut, closingLeft } from '../kit/closing.ts'
import type { Drawing } from '../kit/drawing.ts'
import { railPath, stroke } from '../kit/lines.ts'

/** Heights at which the lines run off, from the top, all below the panel's round corner; the one in the middle goes straight on. */
const ends = [110, 160, 210, 260, 310]

const { canvas } = closingArt
const level = 210

/** The lines and their interchange, whose middle is at `hub`. */
function fan(hub: number): string {
  const pitch = 20
  const middle = (ends.length - 1) / 2
  const lines = ends.map((end, index) => {
    const rank = index - middle
    const from = level + rank * pitch
    // The outer line turns first, so that the bends lie inside of one another.
    const turn = hub + 130 + (middle - Math.abs(rank)) * 38
    const bends =
      rank === 0
        ? []
        : ([
            [turn, from],
            [turn + Math.abs(end - from), end],
          ] as const)
    return stroke(
      railPath([[hub, from], ...bends, [canvas.width, end]], { radius: 40 }),
      rank === 0 ? 'paper' : 'ink',
      13,
      'butt',
    )
  })
  return lines.join('') + capsule(hub, level, 30, ends.length * pitch + 16)
}

/** One product in many payouts: the fan of the page's head, in ink on sun. */
const drawing: Drawing = {
  wide: closingCut(() => fan(60)),
  small: closingCut(() => fan(closingLeft + 18)),
}

export default drawing

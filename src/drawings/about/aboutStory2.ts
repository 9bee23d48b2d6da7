import { taleArt } from '../../theme/artPages.ts'
import type { Drawing } from '../kit/drawing.ts'
import { capsule } from '../kit/capsule.ts'
import { course } from '../kit/course.ts'
import { lines, node, stroke } from '../kit/lines.ts'
import { taleCut, taleMiddle, taleSmallCut } from '../kit/tale.ts'
import { text } from '../kit/text.ts'

interface Meeting {
  middle: number
  /** Where the four lines begin. */
  from: readonly number[]
  top: number
  /** Height of the capsule in which they meet. */
  y: number
  /** Places of the four on the capsule, from its middle. */
  ranks: readonly number[]
  /** The straight run before the inner lines turn in; the outer ones turn at once. */
  run: number
}

/** Four lines turn in at 45 degrees and reach the capsule side by side. */
function meeting({ middle, from, top, y, ranks, run }: Meeting): string {
  const drawn = lines.map((line, rank) => {
    const x = from[rank] ?? 0
    const end = middle + (ranks[rank] ?? 0)
    const turn = top + (rank === 0 || rank === 3 ? 40 : run)
    return course(
      [
        [x, top],
        [x, turn],
        [end, turn + Math.abs(end - x)],
        [end, y],
      ],
      line,
      { width: 10, radius: 30 },
    )
  })
  return drawn.join('') + from.map((x) => node(x, top)).join('')
}

const name = (x: number, y: number) => text(x, y + 5, 'One account', { size: 15, weight: 600 })

const drawing: Drawing = {
  // The line of the tale comes down between the four, and from the capsule on it is all of them.
  wide: taleCut(420, () => {
    const y = 316
    const out = [-21, -7, 7, 21]
    return (
      stroke(`M${taleMiddle} 0V${y}`, 'ink', 11, 'butt') +
      meeting({ middle: taleMiddle, from: [56, 148, 332, 424], top: 40, y, ranks: [-30, -15, 15, 30], run: 58 }) +
      lines.map((line, rank) => stroke(`M${taleMiddle + (out[rank] ?? 0)} ${y}V420`, line, 10, 'butt')).join('') +
      capsule(taleMiddle, y, 108, 32) +
      name(taleMiddle + 74, y)
    )
  }),
  small: taleSmallCut(268, () => {
    const middle = taleArt.small / 2
    const y = 236
    return (
      meeting({ middle, from: [28, 100, 180, 252], top: 16, y, ranks: [-21, -7, 7, 21], run: 70 }) +
      capsule(middle, y, 76, 26, 4) +
      name(middle + 52, y)
    )
  }),
}

export default drawing

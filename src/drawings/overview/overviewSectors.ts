import { capsule } from '../kit/capsule.ts'
import { course } from '../kit/course.ts'
import type { Drawing } from '../kit/drawing.ts'
import { lines, node } from '../kit/lines.ts'
import { stripCut, stripSmall, stripWide } from '../kit/strip.ts'

/** How many sectors are on each line: fifteen in all. */
export const sectors = [4, 4, 4, 3] as const

interface Strip {
  strip: { end: number }
  height: number
  /** Middle of the capsule from which the lines leave, and its width. */
  hub: number
  thick: number
  /** What lies between the lines at the capsule, and where they have parted. */
  pitch: number
  step: number
  line: number
  ring: readonly [radius: number, edge: number]
  /** The first node of a line, what lies between its nodes, and by how much every second line is behind. */
  first: number
  gap: number
  shift: number
}

/** Four lines leave a capsule, part at 45 degrees, and pass the sectors that they serve. */
function strip({ strip: { end }, height, hub, thick, pitch, step, line, ring, first, gap, shift }: Strip) {
  const middle = height / 2
  const place = (rank: number, by: number) => middle + (rank - 1.5) * by
  return stripCut({ end }, height, () => {
    const drawn = lines.map((colour, rank) => {
      const [from, to] = [place(rank, pitch), place(rank, step)]
      // The outer lines turn first, so that parallels keep their distance.
      const outer = rank === 0 || rank === 3
      const turn = hub + thick + step * 0.35 + (outer ? 0 : pitch * (Math.SQRT2 - 1))
      return course(
        [
          [hub, from],
          [turn, from],
          [turn + Math.abs(to - from), to],
          [end, to],
        ],
        colour,
        { width: line, radius: outer ? step * 0.55 : [step * 0.55 + pitch, step * 0.55] },
      )
    })
    const nodes = lines.flatMap((_, rank) =>
      Array.from({ length: sectors[rank] ?? 0 }, (__, at) =>
        node(first + at * gap + (rank % 2) * shift, place(rank, step), ...ring),
      ),
    )
    const heightOfCapsule = pitch * 3 + thick + line
    return drawn.join('') + nodes.join('') + capsule(hub, middle, thick, heightOfCapsule, line > 10 ? 5 : 4)
  })
}

const drawing: Drawing = {
  wide: strip({
    strip: stripWide,
    height: 268,
    hub: 20,
    thick: 30,
    pitch: 15,
    step: 68,
    line: 11,
    ring: [13, 4.5],
    first: 228,
    gap: 128,
    shift: 64,
  }),
  small: strip({
    strip: stripSmall,
    height: 164,
    hub: 14,
    thick: 22,
    pitch: 10,
    step: 42,
    line: 7.5,
    ring: [8.5, 3.5],
    first: 120,
    gap: 58,
    shift: 29,
  }),
}

export default drawing

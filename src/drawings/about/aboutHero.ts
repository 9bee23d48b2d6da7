import type { Drawing } from '../kit/drawing.ts'
import { capsule } from '../kit/capsule.ts'
import { course } from '../kit/course.ts'
import { lines, node, type Point } from '../kit/lines.ts'
import { heroArt, heroCut, phoneArt, phoneCut } from '../kit/pageHero.ts'
import { text } from '../kit/text.ts'

const names = ['Collections', 'Cards', 'Wallets', 'Bills']

/** What lies between parallels of a bundle along a bend of 45 degrees, measured on the horizontal. */
const lag = Math.SQRT2 - 1

interface Fan {
  /** Heights of the separate lines. */
  from: readonly number[]
  middle: number
  pitch: number
  /** Where the outer lines arrive in the bundle. */
  x: number
  radius: number
}

/** The last corners of a line: along its height, at 45 degrees to its place in the bundle, off on the right. */
function join({ from, middle, pitch, x, radius }: Fan, rank: number, end: number) {
  const height = from[rank] ?? 0
  const y = middle + (rank - 1.5) * pitch
  const outer = rank === 0 || rank === 3
  const bend = outer ? x : x - pitch * lag
  const points: Point[] = [
    [bend - Math.abs(height - y), height],
    [bend, y],
    [end, y],
  ]
  return { points, radius: [radius, outer ? radius : radius + pitch] }
}

/** Left of the nodes the lines cross in pairs: none of them runs with another. */
const wander: readonly (readonly Point[])[] = [
  [
    [heroArt.left, 130],
    [150, 130],
    [230, 50],
  ],
  [
    [heroArt.left, 80],
    [70, 80],
    [140, 150],
  ],
  [
    [heroArt.left, 350],
    [120, 350],
    [188, 282],
  ],
  [
    [heroArt.left, 300],
    [60, 300],
    [136, 376],
  ],
]
const stations = [320, 300, 330, 300]

const drawing: Drawing = {
  wide: heroCut(412, () => {
    const fan: Fan = { from: [50, 150, 282, 376], middle: 214, pitch: 16, x: 760, radius: 44 }
    const drawn = lines.map((line, rank) => {
      const { points, radius } = join(fan, rank, heroArt.right)
      return course([...(wander[rank] ?? []), ...points], line, { radius: [44, 44, ...radius] })
    })
    const nodes = names.map((name, rank) => {
      const x = stations[rank] ?? 0
      const y = fan.from[rank] ?? 0
      return node(x, y) + text(x, y - 22, name, { size: 15, weight: 600, anchor: 'middle' })
    })
    return (
      drawn.join('') +
      nodes.join('') +
      capsule(900, fan.middle, 30, 92) +
      text(900, fan.middle - 64, 'One account', { size: 16, weight: 600, anchor: 'middle' })
    )
  }),
  // The window is too narrow for the names.
  small: phoneCut(258, () => {
    const fan: Fan = { from: [20, 88, 166, 238], middle: 128, pitch: 11, x: 206, radius: 22 }
    const drawn = lines.map((line, rank) => {
      const { points, radius } = join(fan, rank, phoneArt.width)
      return course([[0, fan.from[rank] ?? 0], ...points], line, { width: 8, radius })
    })
    const nodes = fan.from.map((y, rank) => node([64, 44, 74, 50][rank] ?? 0, y, 7, 3.5))
    return drawn.join('') + nodes.join('') + capsule(270, fan.middle, 22, 66, 4)
  }),
}

export default drawing

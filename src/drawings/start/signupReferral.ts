import { capsule } from '../kit/capsule.ts'
import { type Drawing, place, type Screen } from '../kit/drawing.ts'
import { insetCut } from '../kit/inset.ts'
import { node, type Point, railPath, stroke } from '../kit/lines.ts'
import { above, draws, lands } from '../kit/living.ts'
import { panel } from '../kit/shapes.ts'
import { sunNode } from '../kit/sunNode.ts'
import { caption, text } from '../kit/text.ts'
import { type Brought, broughtChip } from './signupAffiliate.ts'

const state = (x: number, y: number) => caption(x, y, 'Business account')

/** The accounts of companies that a partner has brought. */
export const accounts: readonly Brought[] = [
  { who: 'Haulmark', line: 'lagoon', state },
  { who: 'Adunni Foods', line: 'clay', state },
  { who: 'Ese Clinic', line: 'sky', state },
]

const way = (points: readonly Point[], radius: number, width: number) =>
  draws(stroke(railPath(points, { radius }), 'clay', width, 'butt'), 0, true)
const onward = (path: string, width: number) => draws(stroke(path, 'clay', width, 'butt'), 5, true)

/** What all of them bring to their partner. */
const reward = (width: number, isSmall: boolean): Screen => {
  const words = ['Lifetime', 'commissions']
  return {
    width,
    height: isSmall ? 64 : 104,
    svg: isSmall
      ? panel(width, 64, 14) + text(20, 30, words.join(' '), { size: 15, weight: 600 }) + caption(20, 49, 'Tiko Studio')
      : panel(width, 104, 16) +
        words.map((word, at) => text(24, 36 + at * 23, word, { size: 20, weight: 600, face: 'condensed' })).join('') +
        caption(24, 84, 'Tiko Studio'),
  }
}

const middle = 108

function wide(): string {
  const chip = 192
  const [turn, meet, end] = [218, 318, 372]
  return (
    accounts
      .map((_, rank) => {
        const [from, to] = [middle + (rank - 1) * 80, middle + (rank - 1) * 14]
        const bends: readonly Point[] =
          from === to
            ? []
            : [
                [turn, from],
                [turn + Math.abs(to - from), to],
              ]
        return way([[chip - 8, from], ...bends, [meet, to]], 26, 10)
      })
      .join('') +
    onward(`M${meet} ${middle}H${end}`, 10) +
    above +
    accounts
      .map((one, rank) => {
        const y = middle + (rank - 1) * 80
        return place(broughtChip(one, chip), 0, y - 28) + node(chip, y)
      })
      .join('') +
    place(reward(528 - end, false), end, middle - 52) +
    lands(capsule(meet, middle, 20, 64, 4.5), 4) +
    lands(sunNode(end, middle), 8, 9)
  )
}

function small(): string {
  const chip = 204
  const foot = 200
  return (
    accounts
      .map((_, rank) => {
        const [x, y] = [254 - rank * 14, 28 + rank * 62]
        return way(
          [
            [chip - 8, y],
            [x, y],
            [x, foot],
          ],
          14,
          8,
        )
      })
      .join('') +
    above +
    accounts
      .map((one, rank) => {
        const y = 28 + rank * 62
        return place(broughtChip(one, chip), 0, y - 28) + node(chip, y, 6.5, 3.5)
      })
      .join('') +
    place(reward(280, true), 0, foot) +
    lands(capsule(240, foot, 58, 20, 4), 4)
  )
}

/** Three accounts of companies, whose lines meet and lead to what they bring. */
const drawing: Drawing = {
  wide: insetCut({ width: 528, height: 216 }, wide),
  small: insetCut({ width: 280, height: 264 }, small),
}

export default drawing

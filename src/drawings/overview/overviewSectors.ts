import { capsule } from '../kit/capsule.ts'
import { course } from '../kit/course.ts'
import type { Drawing } from '../kit/drawing.ts'
import { type Line, node, type Point } from '../kit/lines.ts'
import { stripCut, stripSmall, stripWide } from '../kit/strip.ts'
import { text } from '../kit/text.ts'

/** The fifteen sectors by what serves them, as the text beside them says: use cases, cards, payouts. */
export const sectors: readonly { line: Line; names: readonly string[] }[] = [
  { line: 'lagoon', names: ['Fintech', 'Health', 'Retail', 'Logistics', 'Gaming'] },
  { line: 'clay', names: ['E-commerce', 'Freelancers', 'Travel', 'Subscriptions', 'SaaS'] },
  { line: 'sun', names: ['Lending', 'Payroll', 'Marketplaces', 'Mobility', 'Digital payments'] },
]

const label = (x: number, y: number, words: string, size: number, anchor: 'start' | 'middle') =>
  text(x, y, words, { size, weight: 600, anchor })

/** Half of a turn, from one row to the middle of the way to the next one. `side` is where it turns to. */
const turn = (x: number, from: number, to: number, side: 1 | -1, cut: number): Point[] => {
  const out = x + side * cut
  return [
    [x, from],
    [out, from + Math.sign(to - from) * cut],
    [out, (from + to) / 2],
  ]
}

/** One line passes all sectors, row by row, and changes its colour in the turns; a name above each station. */
function wide(): string {
  const [first, pitch, top, step] = [86, 122, 54, 96]
  const last = first + 4 * pitch
  const [left, right, cut] = [first - 40, last + 40, 26]
  const row = (rank: number) => top + rank * step
  const ways: readonly (readonly Point[])[] = [
    [[first, row(0)], ...turn(right, row(0), row(1), 1, cut)],
    [...turn(right, row(1), row(0), 1, cut).reverse(), ...turn(left, row(1), row(2), -1, cut)],
    [...turn(left, row(2), row(1), -1, cut).reverse(), [stripWide.end, row(2)]],
  ]
  const drawn = sectors.map(({ line, names }, rank) => {
    const stations = names.map((name, at) => {
      const x = first + at * pitch
      return node(x, row(rank), 10, 4.5) + label(x, row(rank) - 25, name, 14.5, 'middle')
    })
    return course(ways[rank] ?? [], line, { width: 11, radius: 44 }) + stations.join('')
  })
  const changes = [
    [right + cut, 0.5],
    [left - cut, 1.5],
  ] as const
  return drawn.join('') + changes.map(([x, rank]) => capsule(x, row(rank), 34, 20, 4.5)).join('')
}

/** On a phone the line runs down and up again, with the names beside it. */
function small(): string {
  const [top, step, cut] = [52, 42, 12]
  const columns = [14, 112, 232] as const
  const foot = top + 4 * step
  const [low, high] = [foot + 34, top - 34]
  const over = (from: number, to: number, edge: number, level: number): Point[] => {
    const side = Math.sign(level - edge)
    return [
      [from, level - side * cut],
      [from + cut, level],
      [(from + to) / 2, level],
    ]
  }
  const [one, two, three] = columns
  const ways: readonly (readonly Point[])[] = [
    [[one, top], ...over(one, two, top, low)],
    [[(one + two) / 2, low], [two - cut, low], [two, low - cut], ...over(two, three, foot, high)],
    [
      [(two + three) / 2, high],
      [three - cut, high],
      [three, high + cut],
      [three, foot],
    ],
  ]
  const drawn = sectors.map(({ line, names }, rank) => {
    const x = columns[rank] ?? 0
    const stations = names.map((name, at) => {
      const y = top + at * step
      return node(x, y, 7, 3.5) + label(x + 14, y + 4.5, name, 12.6, 'start')
    })
    return course(ways[rank] ?? [], line, { width: 9, radius: 20 }) + stations.join('')
  })
  const changes = [
    [(one + two) / 2, low],
    [(two + three) / 2, high],
  ] as const
  return drawn.join('') + changes.map(([x, y]) => capsule(x, y, 16, 26, 4)).join('')
}

const drawing: Drawing = {
  wide: stripCut(stripWide, 290, wide),
  small: stripCut(stripSmall, 270, small),
}

export default drawing

import { capsule } from '../kit/capsule.ts'
import { course, parting } from '../kit/course.ts'
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

/** Three lines leave a capsule, part at 45 degrees, and pass the sectors: a name above each station. */
function wide(): string {
  const [hub, middle, pitch, step] = [20, 150, 16, 92]
  const bend = hub + 66
  const drawn = sectors.map(({ line, names }, rank) => {
    const [from, to] = [middle + (rank - 1) * pitch, middle + (rank - 1) * step]
    const way: Point[] = [[hub, from], ...parting(bend, from, to), [stripWide.end, to]]
    const stations = names.map((name, at) => {
      const x = 222 + at * 118
      return node(x, to, 10, 4.5) + label(x, to - 25, name, 14.5, 'middle')
    })
    return course(way, line, { width: 11, radius: 40 }) + stations.join('')
  })
  return drawn.join('') + capsule(hub, middle, 30, 86)
}

/** On a phone the lines run down, with the names beside them. */
function small(): string {
  const [middle, pitch, top, step] = [104, 12, 18, 40]
  // The names of the second line are the longest before another line.
  const columns = [12, middle, 228]
  const first = top + 158
  const drawn = sectors.map(({ line, names }, rank) => {
    const [from, to = middle] = [middle + (rank - 1) * pitch, columns[rank]]
    const bend = top + 30
    const fall = Math.abs(to - from)
    const last = first + (names.length - 1) * step
    const way: Point[] =
      fall === 0
        ? [
            [from, top],
            [from, last],
          ]
        : [
            [from, top],
            [from, bend],
            [to, bend + fall],
            [to, last],
          ]
    const stations = names.map((name, at) => {
      const y = first + at * step
      return node(to, y, 7, 3.5) + label(to + 14, y + 4.5, name, 12.6, 'start')
    })
    return course(way, line, { width: 9, radius: 24 }) + stations.join('')
  })
  return drawn.join('') + capsule(middle, top, 62, 24, 4)
}

const drawing: Drawing = {
  wide: stripCut(stripWide, 300, wide),
  small: stripCut(stripSmall, 354, small),
}

export default drawing

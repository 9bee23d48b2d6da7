import type { Screen } from '../kit/drawing.ts'
import { type Line, node, stroke } from '../kit/lines.ts'
import { panel } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'

export interface Range {
  name: string
  /** The range to the letter, as the study tells it. */
  words: string
  from: number
  to: number
  line: Line
}

/** Monthly spend as a range on a rail, which begins at nothing: each rail has a scale of its own. */
export function rangeScreen(range: Range, width: number): Screen {
  const narrow = width < 400
  const inset = narrow ? 22 : 30
  const length = width - 2 * inset - 16
  const start = inset + 8
  // The rail goes on past the range.
  const scale = (length * 0.9) / range.to
  const at = (value: number) => Math.round(start + value * scale)
  const height = 152
  return {
    width,
    height,
    svg:
      panel(width, height, 18) +
      text(inset, 42, range.name, { size: 15, fill: 'text2' }) +
      text(inset - 1, 84, range.words, { size: narrow ? 25 : 32, weight: 600, face: 'condensed' }) +
      stroke(`M${start} 118H${start + length}`, 'mist2', 10) +
      stroke(`M${at(range.from)} 118H${at(range.to)}`, range.line, 10, 'butt') +
      node(at(range.from), 118) +
      node(at(range.to), 118),
  }
}

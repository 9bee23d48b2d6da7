import type { Screen } from '../kit/drawing.ts'
import { box, hairline, panel } from '../kit/shapes.ts'
import { caption, text, tile } from '../kit/text.ts'

/** The tile that is before saving or investing: the limit beside the benefit. */
export function conditionsScreen(width: number): Screen {
  const height = 176
  const right = width - 22
  return {
    width,
    height,
    svg:
      panel(width, height) +
      tile(22, 20, 38, 'file', 'sun') +
      text(74, 36, 'Conditions', { size: 15, weight: 600 }) +
      caption(74, 54, 'Read before you start') +
      hairline(22, 76, right) +
      text(22, 104, 'An investment can lose value') +
      hairline(22, 122, right) +
      box(22.75, 139.75, 18.5, 18.5, { radius: 5, edge: 'edge', edgeWidth: 1.5 }) +
      text(52, 154, 'I have read the conditions'),
  }
}

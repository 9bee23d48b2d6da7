import type { Screen } from '../kit/drawing.ts'
import { answers } from '../kit/answers.ts'
import { icon } from '../kit/icons.ts'
import { box, hairline, panel } from '../kit/shapes.ts'
import { caption, text, tile } from '../kit/text.ts'

/** The tile that is before saving or investing: the limit beside the benefit. `canAnswer`: its box can be ticked. */
export function conditionsScreen(width: number, canAnswer = false): Screen {
  const open = box(22.75, 139.75, 18.5, 18.5, { radius: 5, edge: 'edge', edgeWidth: 1.5 })
  const ticked =
    box(22, 139, 20, 20, { radius: 5, fill: 'ink' }) + icon('check', 25, 142, { size: 14, colour: 'paper', width: 3 })
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
      (canAnswer ? answers(open, ticked) : open) +
      text(52, 154, 'I have read the conditions'),
  }
}

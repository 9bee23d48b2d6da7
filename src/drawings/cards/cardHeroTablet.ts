import { stair, steps } from './cardHero.ts'
import type { Drawing } from '../kit/drawing.ts'
import { tabletCut } from '../kit/pageHero.ts'

/*
 * For windows from 640 to 1199 px: 800 wide, edge to edge; the side margins of 44.5 are the page gutter (5.56 %). Three
 * cards of the four, and what one of them pays.
 */
const canvas = { width: 800, height: 330 }
const gutter = 44.5
const width = 196
const pitch = (canvas.width - 2 * gutter - width) / 2

const drawing: Drawing = {
  wide: tabletCut(canvas, () =>
    stair(
      [
        [steps[0], gutter, 120],
        [steps[2], gutter + pitch, 66],
        [steps[3], gutter + 2 * pitch, 12],
      ],
      width,
      { left: 0, right: canvas.width, line: 10, ring: [7, 3.5] },
      {
        x: gutter + 2 * pitch,
        y: 222,
        width,
        way: [
          [gutter + pitch + width - 8, 166],
          [gutter + pitch + width + 34, 166],
          [gutter + pitch + width + 34, 254],
          [gutter + 2 * pitch + 8, 254],
        ],
      },
    ),
  ),
}

export default drawing

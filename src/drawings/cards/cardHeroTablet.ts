import type { Drawing } from '../kit/drawing.ts'
import type { Point } from '../kit/lines.ts'
import { railPath } from '../kit/lines.ts'
import { above, draws } from '../kit/living.ts'
import { tabletCut } from '../kit/pageHero.ts'
import { cardAt, lineOf, paid, paymentWay, type Placed, steps, stripeEnds } from './cardHero.ts'

/*
 * For windows from 640 to 1199 px: 800 wide, edge to edge; the side margins of 44.5 are the page gutter (5.56 %). Two
 * cards, and what one of them pays.
 */
const canvas = { width: 800, height: 374 }
const gutter = 44.5
const scale = 1

function draw(): string {
  const one: Placed = [steps[1], gutter, 112, 4]
  const two: Placed = [steps[2], 459.5, 12, 8]
  const [from, to] = [stripeEnds(one, scale), stripeEnds(two, scale)]
  const climb = 400
  const line = (points: readonly Point[], moment: number) =>
    draws(lineOf(railPath(points, { radius: 34 }), scale), moment, true)
  return (
    line([[0, from.enters[1]], from.enters], 0) +
    line([from.leaves, [climb, from.leaves[1]], [climb, to.enters[1]], to.enters], 4) +
    line([to.leaves, [canvas.width, to.leaves[1]]], 8) +
    paymentWay(
      [
        [332.5, 260],
        [370, 260],
        [408, 298],
        [467.5, 298],
      ],
      scale,
    ) +
    above +
    cardAt(one, scale) +
    cardAt(two, scale) +
    paid(459.5, 266, [0, 32])
  )
}

const drawing: Drawing = { wide: tabletCut(canvas, draw) }

export default drawing

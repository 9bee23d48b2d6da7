import { capsule, dots } from '../kit/capsule.ts'
import { cut, type Drawing, place } from '../kit/drawing.ts'
import { node, type Point, railPath, stroke } from '../kit/lines.ts'
import { batch } from './payoutHero.ts'
import { payoutFileHeight, payoutFileScreen } from '../screens/payoutFile.ts'
import { payoutRowScreen } from '../screens/payoutRow.ts'

/*
 * For windows from 640 to 1199 px: 800 wide, edge to edge; the side margins of 44.5 are the page gutter (5.56 %). The lines
 * part like a bus, at right angles, the outermost first.
 */
const canvas = { width: 800, height: 596 }
const gutter = 44.5
const y = 280
const list = { x: gutter, width: 310 }
const row = { x: canvas.width - gutter - 304, width: 304, height: 60, pitch: 78 }
const gap = 13
const middle = (batch.length - 1) / 2

function draw(): string {
  const docks = batch.map((payout, index) => ({ payout, rank: index - middle, at: y + (index - middle) * row.pitch }))
  const lines = docks.map(({ payout, rank, at }) => {
    const isSettled = payout.state === 'Settled'
    const from = y + rank * gap
    const turn = list.x + list.width + 40 + (middle - Math.abs(rank)) * gap
    const points: readonly Point[] = [
      [list.x + list.width, from],
      ...(rank === 0 ? [] : [[turn, from] as const, [turn, at] as const]),
      [isSettled ? canvas.width : row.x + 40, at],
    ]
    return (
      stroke(railPath(points, { radius: 18 }), 'sun', 8, 'butt') +
      (isSettled ? '' : dots(canvas.width - gutter + 18, at, canvas.width, 7))
    )
  })
  return (
    stroke(`M0 ${y}H${list.x + 40}`, 'sun', 9, 'butt') +
    lines.join('') +
    place(payoutFileScreen(batch, list.width), list.x, y - payoutFileHeight / 2) +
    docks.map(({ payout, at }) => place(payoutRowScreen(payout, row.width), row.x, at - row.height / 2)).join('') +
    docks.map(({ at }) => node(row.x, at, 7, 3.5)).join('') +
    node(list.x, y, 7, 3.5) +
    capsule(list.x + list.width, y, 24, batch.length * gap + 12, 4.5)
  )
}

const drawing: Drawing = { wide: cut(canvas, draw) }

export default drawing

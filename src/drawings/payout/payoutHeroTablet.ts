import { capsule, dots } from '../kit/capsule.ts'
import { type Drawing, place } from '../kit/drawing.ts'
import { tabletCut } from '../kit/pageHero.ts'
import { node, type Point, railPath, stroke } from '../kit/lines.ts'
import { above, draws, lands } from '../kit/living.ts'
import { batch, dock, lastApproval, smallRow, wayOf } from './payoutHero.ts'
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
/** As wide as on a phone, so that a page has their markup twice in the same words. */
const row = { x: canvas.width - gutter - smallRow.width, ...smallRow, pitch: 78 }
const gap = 13
const middle = (batch.length - 1) / 2

function draw(): string {
  const docks = batch.map((payout, index) => ({ payout, rank: index - middle, at: y + (index - middle) * row.pitch }))
  const lines = docks.map(({ payout, rank, at }) => {
    const from = y + rank * gap
    const turn = list.x + list.width + 40 + (middle - Math.abs(rank)) * gap
    const points: readonly Point[] = [
      [list.x + list.width, from],
      ...(rank === 0 ? [] : [[turn, from] as const, [turn, at] as const]),
      [row.x + 40, at],
    ]
    const end = canvas.width - gutter
    const way = { payout, path: railPath(points, { radius: 18 }), width: 8 }
    return wayOf(way, `M${end - 4} ${at}H${canvas.width}`, dots(end + 18, at, canvas.width, 7))
  })
  return (
    draws(stroke(`M0 ${y}H${list.x + 40}`, 'sun', 9, 'butt')) +
    lines.join('') +
    above +
    place(payoutFileScreen(batch, lastApproval, list.width), list.x, y - payoutFileHeight / 2) +
    docks.map(({ payout, at }) => place(payoutRowScreen(payout, row.width), row.x, at - row.height / 2)).join('') +
    docks.map(({ payout, at }) => dock(payout, node(row.x, at, 7, 3.5))).join('') +
    lands(node(list.x, y, 7, 3.5), 7) +
    lands(capsule(list.x + list.width, y, 24, batch.length * gap + 12, 4.5), 8)
  )
}

const drawing: Drawing = { wide: tabletCut(canvas, draw) }

export default drawing

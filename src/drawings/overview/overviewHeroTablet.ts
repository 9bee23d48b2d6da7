import { account, branch, products } from './overviewHero.ts'
import { capsule } from '../kit/capsule.ts'
import { course } from '../kit/course.ts'
import { type Drawing, place } from '../kit/drawing.ts'
import { tabletCut } from '../kit/pageHero.ts'
import { node, type Point } from '../kit/lines.ts'
import { above, draws, lands } from '../kit/living.ts'
import { accountScreen } from '../screens/account.ts'
import { signScreen } from '../screens/overviewSign.ts'

/*
 * For windows from 640 to 1199 px, edge to edge: 768 wide for a window of 768, with the page gutter of 42.7. The lines part
 * at right angles, the outermost first.
 */
const canvas = { width: 768, height: 396 }
const gutter = 42
const middle = 190
const screen = { x: gutter, width: 286 }
const sign = { x: canvas.width - gutter - 290, width: 290, pitch: 94 }

function draw(): string {
  const hub = screen.x + screen.width
  const stops = products.map((product, rank) => ({ product, rank, y: middle + (rank - 1.5) * sign.pitch }))
  const lines = stops.map(({ product, rank, y }) => {
    const from = middle + (rank - 1.5) * 14
    const turn = hub + 50 + (rank === 0 || rank === 3 ? 0 : 14)
    const points: Point[] = [
      [hub, from],
      [turn, from],
      [turn, y],
      [sign.x + 8, y],
    ]
    return branch(product, points, canvas.width, { width: 9.5, radius: [18, 18] })
  })
  const entry = course(
    [
      [0, middle],
      [screen.x + 20, middle],
    ],
    'ink',
    { width: 9.5 },
  )
  return (
    draws(entry, 0, true) +
    lines.join('') +
    above +
    place(accountScreen(account, screen.width, 'lagoon', 26), screen.x, middle - 88) +
    stops
      .map(
        ({ product, y }) =>
          place(signScreen(product, sign.width), sign.x, y - 34) + lands(node(sign.x, y, 7, 3.5), 8, product.move[1]),
      )
      .join('') +
    lands(node(screen.x, middle, 7, 3.5), 2) +
    lands(capsule(hub, middle, 26, 82, 4.5), 1)
  )
}

const drawing: Drawing = { wide: tabletCut(canvas, draw) }

export default drawing

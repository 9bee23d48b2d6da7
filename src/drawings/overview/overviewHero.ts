import { type Drawing, place } from '../kit/drawing.ts'
import { capsule } from '../kit/capsule.ts'
import { course } from '../kit/course.ts'
import { node, type Point, railPath } from '../kit/lines.ts'
import { above, draws, lands, signal } from '../kit/living.ts'
import { heroArt, heroCut, phoneArt, phoneCut } from '../kit/pageHero.ts'
import { type Account, accountScreen } from '../screens/account.ts'
import { type Product, signScreen } from '../screens/overviewSign.ts'

export const products: readonly Product[] = [
  {
    name: 'Accounts',
    detail: 'Kasuwa Online',
    icon: 'wallet',
    line: 'lagoon',
    move: [420000, 18],
    state: 'Settled',
  },
  { name: 'Card issuing', detail: 'Cloud hosting', icon: 'card', line: 'clay', move: [-14000, 25], state: 'Paid' },
  { name: 'Payouts', detail: 'Tunde Musa', icon: 'send', line: 'sun', move: [-94000, 32], state: 'Settled' },
  { name: 'Bill payments', detail: 'Electricity', icon: 'zap', line: 'sky', move: [-12000, 39], state: 'Paid' },
]

/** What the four leave in the account. */
export const account: Account = {
  name: 'One account',
  currency: 'NGN',
  balance: products.reduce((sum, { move: [change] }) => sum + change, 0),
  today: 420000,
  number: '0123 4567 89',
  owner: 'Adunni Foods',
  moves: products.map(({ move }) => move),
}

/** A line from the account to its glyph, and on; its signal runs the way of the money, once the line is there. */
export function branch(
  product: Product,
  points: readonly Point[],
  end: number,
  look: { width: number; radius: number[] },
) {
  const [change, moment] = product.move
  const [x, y] = points.at(-1) ?? [0, 0]
  const way = change > 0 ? [...points].reverse() : points
  const radius = change > 0 ? [...look.radius].reverse() : look.radius
  return (
    draws(course(points, product.line, look), 1) +
    draws(
      course(
        [
          [x, y],
          [end, y],
        ],
        product.line,
        look,
      ),
      moment,
    ) +
    signal(railPath(way, { radius }), moment - 9)
  )
}

/** One line comes in, four go on: the fan opens at 45 degrees, and the glyphs are in its wedge. */
function wide(): string {
  const middle = 232
  const pitch = 16
  const parts = 560
  const hub = 420
  const panelWidth = 340
  const glyphs = [
    [900, 64],
    [832, 176],
    [832, 288],
    [900, 400],
  ] as const
  const width = 340
  const drawn = products.map((product, rank) => {
    const [x, y] = glyphs[rank] ?? [0, 0]
    const from = middle + (rank - 1.5) * pitch
    const outer = rank === 0 || rank === 3
    const bend = outer ? parts : parts + pitch * (Math.SQRT2 - 1)
    const points: Point[] = [
      [hub, from],
      [bend, from],
      [bend + Math.abs(from - y), y],
      [x + 8, y],
    ]
    return branch(product, points, heroArt.right, { width: 11, radius: [outer ? 44 : 60, 44] })
  })
  const stations = products.map((product, rank) => {
    const [x, y] = glyphs[rank] ?? [0, 0]
    return place(signScreen(product, width), x, y - 34) + lands(node(x, y), 8, product.move[1])
  })
  const left = hub - panelWidth
  return (
    draws(
      course(
        [
          [heroArt.left, middle + 108],
          [-60, middle + 108],
          [48, middle],
          [left + 20, middle],
        ],
        'ink',
      ),
      0,
      true,
    ) +
    drawn.join('') +
    above +
    place(accountScreen(account, panelWidth, 'lagoon', 28), left, middle - 88) +
    stations.join('') +
    lands(node(left, middle), 2) +
    lands(capsule(hub, middle, 30, 96), 1)
  )
}

function small(): string {
  const x = 92
  const top = 14
  const foot = top + 176
  const first = foot + 70
  const pitch = 88
  const bend = 22
  const drawn = products.map((product, rank) => {
    const y = first + rank * pitch
    const at = 74 - rank * 14
    const points: Point[] = [
      [at, foot],
      [at, y - bend],
      [at + bend, y],
      [x + 8, y],
    ]
    return branch(product, points, phoneArt.width, { width: 9.5, radius: [26, 26] })
  })
  const stations = products.map((product, rank) => {
    const y = first + rank * pitch
    return place(signScreen(product, phoneArt.right - x), x, y - 34) + lands(node(x, y, 7, 3.5), 8, product.move[1])
  })
  return (
    draws(
      course(
        [
          [0, top + 88],
          [phoneArt.left + 20, top + 88],
        ],
        'ink',
        { width: 9.5 },
      ),
      0,
      true,
    ) +
    drawn.join('') +
    above +
    place(accountScreen(account, phoneArt.right - phoneArt.left), phoneArt.left, top) +
    stations.join('') +
    lands(node(phoneArt.left, top + 88, 7, 3.5), 2) +
    lands(capsule(53, foot, 64, 22, 4), 1)
  )
}

const drawing: Drawing = {
  wide: heroCut(484, wide),
  small: phoneCut(590, small),
}

export default drawing

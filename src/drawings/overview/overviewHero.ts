import { type Drawing, place } from '../kit/drawing.ts'
import { capsule } from '../kit/capsule.ts'
import { course } from '../kit/course.ts'
import { node } from '../kit/lines.ts'
import { heroArt, heroCut, phoneArt, phoneCut } from '../kit/pageHero.ts'
import { text } from '../kit/text.ts'
import { type Product, signScreen } from '../screens/overviewSign.ts'

const products: readonly Product[] = [
  { name: 'Accounts and wallets', detail: 'NGN, XAF and USD', icon: 'wallet', line: 'lagoon' },
  { name: 'Card issuing', detail: 'Mastercard, Visa, Verve', icon: 'card', line: 'clay' },
  { name: 'Payouts', detail: 'One person or a list', icon: 'send', line: 'sun' },
  { name: 'Bill payments', detail: 'Airtime, data, electricity', icon: 'zap', line: 'sky' },
]

/** One line comes in, four go on: the fan opens at 45 degrees, and the signs are in its wedge. */
function wide(): string {
  const middle = 232
  const pitch = 16
  const parts = 540
  const hub = 440
  const signs = [
    [812, 76],
    [744, 180],
    [744, 284],
    [812, 388],
  ] as const
  const drawn = products.map(({ line }, rank) => {
    const [, y] = signs[rank] ?? [0, 0]
    const from = middle + (rank - 1.5) * pitch
    const outer = rank === 0 || rank === 3
    const bend = outer ? parts : parts + pitch * (Math.SQRT2 - 1)
    return course(
      [
        [hub, from],
        [bend, from],
        [bend + Math.abs(from - y), y],
        [heroArt.right, y],
      ],
      line,
      { radius: [outer ? 44 : 60, 44] },
    )
  })
  const stations = products.map((product, rank) => {
    const [x, y] = signs[rank] ?? [0, 0]
    return place(signScreen(product, 268), x, y - 34) + node(x, y)
  })
  return (
    course(
      [
        [heroArt.left, middle + 108],
        [128, middle + 108],
        [236, middle],
        [hub, middle],
      ],
      'ink',
    ) +
    drawn.join('') +
    stations.join('') +
    capsule(hub, middle, 30, 96) +
    text(hub, middle - 66, 'One platform', { size: 16, weight: 600, anchor: 'middle' })
  )
}

function small(): string {
  const x = 92
  const first = 104
  const pitch = 88
  const bend = 22
  const drawn = products.map(({ line }, rank) => {
    const y = first + rank * pitch
    const at = 56 - rank * 14
    return course(
      [
        [at, 30],
        [at, y - bend],
        [at + bend, y],
        [phoneArt.width, y],
      ],
      line,
      { width: 9.5, radius: 26 },
    )
  })
  const stations = products.map((product, rank) => {
    const y = first + rank * pitch
    return place(signScreen(product, phoneArt.right - x), x, y - 34) + node(x, y, 7, 3.5)
  })
  return (
    course(
      [
        [phoneArt.width, 30],
        [35, 30],
      ],
      'ink',
      { width: 9.5 },
    ) +
    drawn.join('') +
    stations.join('') +
    capsule(35, 30, 64, 22, 4) +
    text(x, 14, 'One platform', { weight: 600 })
  )
}

const drawing: Drawing = {
  wide: heroCut(464, wide),
  small: phoneCut(442, small),
}

export default drawing

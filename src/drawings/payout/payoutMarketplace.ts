import { type Drawing, place } from '../kit/drawing.ts'
import { node, railPath, stroke } from '../kit/lines.ts'
import { smallArt, smallCut, wideArt, wideCanvas, wideCut } from '../kit/tabs.ts'
import { payoutSellersScreen, type Seller, sellerRow } from '../screens/payoutSellers.ts'

export const sellers: readonly Seller[] = [
  { name: 'Adunni Foods', account: '9012 4471 06', amount: 182400, line: 'lagoon' },
  { name: 'Bello Grains', account: '9012 4471 14', amount: 96600, line: 'clay' },
  { name: 'Tiko Studio', account: '9012 4471 22', amount: 61000, line: 'sky' },
]

const small = payoutSellersScreen(sellers, 'NGN', smallArt.width)

/** One line comes in at the middle row, and each row sends one on. */
const drawing: Drawing = {
  wide: wideCut(() => {
    const screen = payoutSellersScreen(sellers, 'NGN', 380)
    const [x, top] = [180, (wideArt.height - screen.height) / 2]
    const y = top + sellerRow(1)
    const climb = railPath(
      [
        [36, wideCanvas.height],
        [36, y + 90],
        [126, y],
        [x + 20, y],
      ],
      { radius: 46 },
    )
    const rows = sellers.map((_, index) => top + sellerRow(index))
    return (
      stroke(climb, 'sun', 11, 'butt') +
      rows.map((at) => stroke(`M${x + screen.width - 20} ${at}H${wideCanvas.width}`, 'sun', 11, 'butt')).join('') +
      place(screen, x, top) +
      node(x, y) +
      rows.map((at) => node(x + screen.width, at)).join('')
    )
  }),
  small: smallCut(small.height, () => {
    const rows = sellers.map((_, index) => sellerRow(index))
    return (
      stroke(`M-60 ${sellerRow(1)}H20`, 'sun', 10, 'butt') +
      rows.map((y) => stroke(`M${small.width - 20} ${y}H${small.width + 60}`, 'sun', 10, 'butt')).join('') +
      place(small, 0, 0) +
      node(0, sellerRow(1), 7, 3.5) +
      rows.map((y) => node(small.width, y, 7, 3.5)).join('')
    )
  }),
}

export default drawing

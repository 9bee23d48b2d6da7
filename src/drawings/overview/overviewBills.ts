import { type Drawing, place } from '../kit/drawing.ts'
import { featureCut, featureSmall, featureWide, leave } from '../kit/feature.ts'
import { type BoardBill, boardLine, boardScreen } from '../screens/overviewBoard.ts'

export const bills: readonly BoardBill[] = [
  { name: 'Electricity', detail: 'Office, Lagos', amount: 12000, paid: true },
  { name: 'Airtime', detail: '38 lines', amount: 114000, paid: true },
  { name: 'Data', detail: '12 lines', amount: 36000, paid: false },
]

function draw(art: typeof featureWide, top: number, line: number) {
  const screen = boardScreen(bills, 'NGN', art.screen)
  const x = (art.width - art.screen) / 2
  return featureCut(
    art,
    screen.height + 2 * top,
    () => leave('sky', art, 'left', x + 10, top + boardLine.y, line) + place(screen, x, top),
  )
}

const drawing: Drawing = { wide: draw(featureWide, 64, 10), small: draw(featureSmall, 32, 10) }

export default drawing

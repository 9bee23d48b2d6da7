import { type Drawing, place } from '../kit/drawing.ts'
import { node } from '../kit/lines.ts'
import { lineTo, smallArt, smallCut, through, wideCut } from '../kit/tabs.ts'
import { type DueBill, dueBillsScreen } from '../screens/dueBills.ts'

export const bills: readonly DueBill[] = [
  { name: 'Electricity', detail: 'Meter 4510 2210 07', icon: 'zap', amount: 12000 },
  { name: 'Airtime', detail: '38 lines', icon: 'phone', amount: 114000 },
  { name: 'Data', detail: '12 lines', icon: 'signal', amount: 36000 },
]

const drawing: Drawing = {
  wide: wideCut(() => {
    const screen = dueBillsScreen(bills, 'NGN', 420)
    const at = { x: 80, top: 80, width: screen.width, height: screen.height, dock: 210 }
    const { drawn, docks } = lineTo('sky', 'arrives', at)
    return drawn + place(screen, at.x, at.top) + docks.map(([x, y]) => node(x, y)).join('')
  }),
  small: smallCut(dueBillsScreen(bills, 'NGN', smallArt.width).height, () => {
    const screen = dueBillsScreen(bills, 'NGN', smallArt.width)
    return through('sky', 90) + place(screen, 0, 0) + node(0, 90, 7, 3.5)
  }),
}

export default drawing

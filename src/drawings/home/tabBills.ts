import { type Drawing, place } from '../kit/drawing.ts'
import { node } from '../kit/lines.ts'
import { climb, smallArt, smallCut, through, wideCut } from '../kit/tabs.ts'
import { type DueBill, dueBillsScreen } from '../screens/dueBills.ts'

export const bills: readonly DueBill[] = [
  { name: 'Electricity', detail: 'Meter 4510 2210 07', icon: 'zap', amount: 12000 },
  { name: 'Airtime', detail: '38 lines', icon: 'phone', amount: 114000 },
  { name: 'Data', detail: '12 lines', icon: 'signal', amount: 36000 },
]

const drawing: Drawing = {
  wide: wideCut(() => {
    const y = 210
    return climb('sky', 96, y, 66) + place(dueBillsScreen(bills, 'NGN', 420), 200, 80) + node(200, y)
  }),
  small: smallCut(dueBillsScreen(bills, 'NGN', smallArt.width).height, () => {
    const screen = dueBillsScreen(bills, 'NGN', smallArt.width)
    return through('sky', 90) + place(screen, 0, 0) + node(0, 90, 7, 3.5)
  }),
}

export default drawing

import { type Drawing, place } from './kit/drawing.ts'
import { node } from './kit/lines.ts'
import { climb, smallArt, smallCut, through, wideArt, wideCut } from './kit/tabs.ts'
import { type DriverPay, payoutDriversScreen } from './screens/payoutDrivers.ts'

export const drivers: readonly DriverPay[] = [
  { name: 'Tunde Musa', trips: 14, amount: 34010 },
  { name: 'Amaka Obi', trips: 11, amount: 28500 },
  { name: 'Samuel Ngassa', trips: 13, amount: 31490 },
]

const phone = payoutDriversScreen(drivers, 'NGN', 274)
/** The line meets the phone at the sum. */
const dock = 96

const drawing: Drawing = {
  wide: wideCut(() => {
    const [x, top] = [210, (wideArt.height - phone.height) / 2]
    return climb('sun', 36, top + dock, 90) + place(phone, x, top) + node(x, top + dock)
  }),
  small: smallCut(phone.height, () => {
    const x = (smallArt.width - phone.width) / 2
    return through('sun', dock) + place(phone, x, 0) + node(x, dock, 7, 3.5)
  }),
}

export default drawing

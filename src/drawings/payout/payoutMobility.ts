import { screenTab } from '../kit/screenTab.ts'
import { type DriverPay, payoutDriversScreen } from '../screens/payoutDrivers.ts'

export const drivers: readonly DriverPay[] = [
  { name: 'Tunde Musa', trips: 14, amount: 34010 },
  { name: 'Amaka Obi', trips: 11, amount: 28500 },
  { name: 'Samuel Ngassa', trips: 13, amount: 31490 },
]

export default screenTab({
  line: 'sun',
  way: 'arrives',
  screen: (width) => payoutDriversScreen(drivers, 'NGN', width),
  width: 274,
  // The line meets the phone at the sum.
  dock: 96,
})

import { screenTab } from '../kit/screenTab.ts'
import { type DriverPay, payoutDriversScreen } from '../screens/payoutDrivers.ts'

// By their vehicles: of the people of all drawings only one drives, and he is on the list of June.
export const drivers: readonly DriverPay[] = [
  { name: 'Van 2', trips: 14, amount: 34010 },
  { name: 'Bike 14', trips: 11, amount: 28500 },
  { name: 'Bike 15', trips: 13, amount: 31490 },
]

export default screenTab({
  line: 'sun',
  way: 'arrives',
  screen: (width) => payoutDriversScreen(drivers, 'NGN', width),
  width: 274,
  // The line meets the phone at the sum.
  dock: 96,
})

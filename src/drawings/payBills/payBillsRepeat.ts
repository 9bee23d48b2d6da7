import type { Drawing } from '../kit/drawing.ts'
import { feature } from '../kit/feature.ts'
import { type BillMonth, calendarDocks, calendarScreen } from '../screens/billsCalendar.ts'
import type { Repeat } from '../screens/billsRepeat.ts'

/** The bills that a person pays each month. */
export const repeats: readonly Repeat[] = [
  { name: 'Electricity', when: 'On the 1st', icon: 'zap', amount: 12000 },
  { name: 'Data', when: 'On the 12th', icon: 'signal', amount: 5000 },
  { name: 'Airtime', when: 'On the 25th', icon: 'smartphone', amount: 2000 },
]

/** They are on their dates in July. */
export const july: BillMonth = {
  name: 'July',
  starts: 0,
  length: 31,
  currency: 'NGN',
  bills: repeats.map((bill) => ({ ...bill, day: Number(/\d+/.exec(bill.when)) })),
}

const drawing: Drawing = feature({
  line: 'sky',
  side: 'right',
  screen: (width) => calendarScreen(july, width),
  docks: calendarDocks,
})

export default drawing

import { repeats } from '../bills/billsRepeat.ts'
import type { Drawing } from '../kit/drawing.ts'
import { feature } from '../kit/feature.ts'
import { type BillMonth, calendarDocks, calendarScreen } from '../screens/billsCalendar.ts'

/** The bills on repeat, on their dates in July. */
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

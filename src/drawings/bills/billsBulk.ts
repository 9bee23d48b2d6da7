import type { Drawing } from '../kit/drawing.ts'
import { pairPanel } from '../kit/pairPanel.ts'
import { type TopUp, topUpDock, topUpScreen } from '../screens/billsTopUp.ts'

/** Airtime for the field teams of a company: the 38 lines of its board. */
export const topUp: TopUp = {
  currency: 'NGN',
  each: 3000,
  teams: [
    { name: 'Sales', lines: 18 },
    { name: 'Drivers', lines: 12 },
    { name: 'Depot', lines: 8 },
  ],
}

/** Airtime for all teams of a company, paid in one payment. */
const drawing: Drawing = pairPanel('sky', (width) => topUpScreen(topUp, width, true), topUpDock)

export default drawing

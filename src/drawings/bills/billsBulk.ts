import { topUp } from '../business/businessBills.ts'
import type { Drawing } from '../kit/drawing.ts'
import { pairPanel } from '../kit/pairPanel.ts'
import { topUpDock, topUpScreen } from '../screens/billsTopUp.ts'

/** Airtime for all teams of a company, paid in one payment. */
const drawing: Drawing = pairPanel('sky', (width) => topUpScreen(topUp, width, true), topUpDock)

export default drawing

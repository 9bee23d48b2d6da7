import type { Drawing } from '../kit/drawing.ts'
import { screenTab } from '../kit/screenTab.ts'
import { type TopUp, topUpDock, topUpScreen } from '../screens/billsTopUp.ts'

/** Airtime for the field teams of a company: 38 lines. */
export const topUp: TopUp = {
  currency: 'NGN',
  each: 3000,
  teams: [
    { name: 'Sales', lines: 18 },
    { name: 'Drivers', lines: 12 },
    { name: 'Depot', lines: 8 },
  ],
}

const drawing: Drawing = screenTab({
  line: 'sky',
  way: 'arrives',
  screen: (width) => topUpScreen(topUp, width),
  width: 430,
  dock: topUpDock,
})

export default drawing

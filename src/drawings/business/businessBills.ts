import type { Drawing } from '../kit/drawing.ts'
import { screenTab } from '../kit/screenTab.ts'
import { type TopUp, topUpDock, topUpScreen } from '../screens/billsTopUp.ts'

/** Airtime for the shops of another company, before it is paid: 32 lines. */
const topUp: TopUp = {
  currency: 'NGN',
  each: 2500,
  teams: [
    { name: 'Shops', lines: 16 },
    { name: 'Market', lines: 12 },
    { name: 'Office', lines: 4 },
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

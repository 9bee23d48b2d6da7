import { topUp } from '../business/businessBills.ts'
import type { Drawing } from '../kit/drawing.ts'
import { pairPanel } from '../kit/pairPanel.ts'
import { type Repeat, repeatDock, repeatScreen } from '../screens/billsRepeat.ts'
import { topUpScreen } from '../screens/billsTopUp.ts'

export const repeats: readonly Repeat[] = [
  { name: 'Electricity', when: 'On the 1st', icon: 'zap', amount: 12000 },
  { name: 'Data', when: 'On the 12th', icon: 'signal', amount: 5000 },
  { name: 'Airtime', when: 'On the 25th', icon: 'smartphone', amount: 2000 },
]

/** As high as its neighbour, so that one line passes through both. */
const look = { currency: 'NGN', month: 'Each month', height: topUpScreen(topUp, 480).height } as const

const drawing: Drawing = pairPanel('sky', (width) => repeatScreen(repeats, look, width), repeatDock)

export default drawing

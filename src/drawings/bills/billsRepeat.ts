import { topUp } from '../business/businessBills.ts'
import type { Drawing } from '../kit/drawing.ts'
import { pairPanel, pairWide } from '../kit/pairPanel.ts'
import { type Repeat, repeatDock, repeatScreen } from '../screens/billsRepeat.ts'
import { topUpScreen } from '../screens/billsTopUp.ts'
import { board } from './billsHero.ts'

/** When bills of the board are paid again. */
const dates: readonly (readonly [name: string, when: string])[] = [
  ['Data, office', 'On the 2nd'],
  ['Airtime, reception', 'On the 20th'],
  ['Electricity, depot', 'On the 30th'],
]
export const officeRepeats: readonly Repeat[] = dates.flatMap(([name, when]) => {
  const bill = board.find((one) => one.name === name)
  return bill ? [{ name, when, icon: bill.icon, amount: bill.amount }] : []
})

/** As high as its neighbour, so that one line passes through both. */
const look = { currency: 'NGN', month: 'Each month', height: topUpScreen(topUp, pairWide.screen).height } as const

const drawing: Drawing = pairPanel('sky', (width) => repeatScreen(officeRepeats, look, width), repeatDock)

export default drawing

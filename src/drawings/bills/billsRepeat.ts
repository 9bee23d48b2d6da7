import { topUp } from './billsBulk.ts'
import type { Drawing } from '../kit/drawing.ts'
import { pairPanel, pairWide } from '../kit/pairPanel.ts'
import { type Repeat, repeatDock, repeatScreen } from '../screens/billsRepeat.ts'
import { topUpScreen } from '../screens/billsTopUp.ts'
import { board } from './billsHero.ts'

/** When bills of the board are paid again. */
const dates: readonly (readonly [name: string, where: string, when: string])[] = [
  ['Data', 'office', '2nd'],
  ['Airtime', 'reception', '20th'],
  ['Electricity', 'depot', '30th'],
]
export const officeRepeats: readonly Repeat[] = dates.flatMap(([name, where, when]) => {
  const bill = board.find((one) => one.name === `${name}, ${where}`)
  const place = where.charAt(0).toUpperCase() + where.slice(1)
  return bill ? [{ name, when: `${place}, ${when}`, icon: bill.icon, amount: bill.amount }] : []
})

/** As high as its neighbour, so that one line passes through both. */
const look = { currency: 'NGN', month: 'Each month', height: topUpScreen(topUp, pairWide.screen).height } as const

const drawing: Drawing = pairPanel('sky', (width) => repeatScreen(officeRepeats, look, width), repeatDock)

export default drawing

import { insetDrawing } from '../kit/insetDrawing.ts'
import { dayScreen, type Income } from '../screens/useCaseDay.ts'

/** The link that was paid last: one of those that make up the first amount of the day. */
export const paid = 15000

export const income: readonly Income[] = [
  { name: 'Payment links', icon: 'link', amount: 412000 },
  { name: 'Virtual accounts', icon: 'wallet', amount: 186500 },
  { name: 'Recurring', icon: 'calendar', amount: 61500 },
]

export default insetDrawing(520, 260, (width) => dayScreen(paid, income, 'NGN', width))

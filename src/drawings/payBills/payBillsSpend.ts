import type { Drawing } from '../kit/drawing.ts'
import { feature } from '../kit/feature.ts'
import { type Spend, spendDock, spendScreen } from '../screens/billsSpend.ts'

/** The bills of June, by kind, against a budget. The second panel of its page: the drawing is left of the words. */
export const spend: Spend = {
  month: 'June',
  currency: 'NGN',
  budget: 50000,
  kinds: [
    { name: 'Electricity', icon: 'zap', amount: 24000 },
    { name: 'Data', icon: 'signal', amount: 10000 },
    { name: 'Airtime', icon: 'smartphone', amount: 7500 },
  ],
}

const drawing: Drawing = feature({
  line: 'sky',
  side: 'left',
  screen: (width) => spendScreen(spend, width),
  docks: { wide: spendDock, small: spendDock },
})

export default drawing

import { screenTab } from '../kit/screenTab.ts'
import { type CardLimit, cardLimitsScreen } from '../screens/cardLimits.ts'

export const limits: readonly CardLimit[] = [
  { name: 'Search ads', spent: 1240, limit: 2000 },
  { name: 'Marketplace fees', spent: 480, limit: 600 },
  { name: 'Packaging', spent: 95, limit: 500 },
]

export default screenTab({
  line: 'clay',
  screen: (width) => cardLimitsScreen(limits, 'USD', width),
  width: 410,
})

import { screenTab } from '../kit/screenTab.ts'
import { type PayGroup, payoutGroupsScreen } from '../screens/payoutGroups.ts'

export const groups: readonly PayGroup[] = [
  { name: 'Office', people: 12, amount: 5412000 },
  { name: 'Shops', people: 18, amount: 6120000 },
  { name: 'Drivers', people: 12, amount: 3280000 },
]

export default screenTab({
  line: 'sun',
  way: 'hangs',
  screen: (width) => payoutGroupsScreen(groups, 'NGN', width),
  width: 400,
  // The line meets the sum that repeats.
  dock: -50,
})

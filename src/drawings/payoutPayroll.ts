import { type Drawing, place } from './kit/drawing.ts'
import { node } from './kit/lines.ts'
import { climb, smallArt, smallCut, through, wideArt, wideCut } from './kit/tabs.ts'
import { type PayGroup, payoutGroupsScreen } from './screens/payoutGroups.ts'

export const groups: readonly PayGroup[] = [
  { name: 'Office', people: 12, amount: 5412000 },
  { name: 'Shops', people: 18, amount: 6120000 },
  { name: 'Drivers', people: 12, amount: 3280000 },
]

const small = payoutGroupsScreen(groups, 'NGN', smallArt.width)

const drawing: Drawing = {
  wide: wideCut(() => {
    const screen = payoutGroupsScreen(groups, 'NGN', 400)
    const middle = wideArt.height / 2
    // The line meets the sum that repeats.
    const y = middle + screen.height / 2 - 50
    return climb('sun', 36, y, 90) + place(screen, 200, middle - screen.height / 2) + node(200, y)
  }),
  small: smallCut(small.height, () => {
    const y = small.height - 50
    return through('sun', y) + place(small, 0, 0) + node(0, y, 7, 3.5)
  }),
}

export default drawing

import { type Drawing, place } from '../kit/drawing.ts'
import { node } from '../kit/lines.ts'
import { climb, smallArt, smallCut, through, wideCut } from '../kit/tabs.ts'
import { conditionsScreen } from '../screens/conditions.ts'
import { type Goal, goalScreen } from '../screens/goal.ts'

export const goal: Goal = {
  name: 'Second van',
  currency: 'NGN',
  target: 900000,
  start: 55000,
  monthly: 65000,
  months: 9,
  stops: [
    [0, 'Sep'],
    [3, 'Dec'],
    [6, 'Mar'],
    [9, 'Jun'],
    [13, 'Oct'],
  ],
}

const drawing: Drawing = {
  wide: wideCut(() => {
    // The line meets the goal at the height of its rail.
    const y = 30 + 126
    return (
      climb('sun', 90, y, 80) +
      place(goalScreen(goal, 430), 190, 30) +
      place(conditionsScreen(320), 30, 290) +
      node(190, y) +
      node(90, 290)
    )
  }),
  small: smallCut(218 + 16 + 176, () => {
    return (
      through('sun', 126) +
      place(goalScreen(goal, smallArt.width), 0, 0) +
      place(conditionsScreen(smallArt.width), 0, 234) +
      node(0, 126, 7, 3.5)
    )
  }),
}

export default drawing

import { type Drawing, place } from '../kit/drawing.ts'
import { node } from '../kit/lines.ts'
import { climb, smallArt, smallCut, through, wideCut } from '../kit/tabs.ts'
import { conditionsScreen } from '../screens/conditions.ts'
import { type Goal, goalScreen } from '../screens/goal.ts'

export const companyGoal: Goal = {
  name: 'Cold room',
  currency: 'NGN',
  target: 960000,
  start: 60000,
  monthly: 90000,
  months: 6,
  stops: [
    [0, 'Jan'],
    [3, 'Apr'],
    [6, 'Jul'],
    [10, 'Nov'],
  ],
}

/** Height of the rail in the screen of the goal, at which the line meets it. */
const dock = 126

const drawing: Drawing = {
  // The conditions are before the goal: the line passes them first.
  wide: wideCut(() => {
    const conditions = { x: 30, y: 294, width: 320 }
    const goal = { x: 182, y: 36, width: 430 }
    const stem = 92
    return (
      climb('sun', stem, goal.y + dock, 76) +
      place(goalScreen(companyGoal, goal.width), goal.x, goal.y) +
      place(conditionsScreen(conditions.width), conditions.x, conditions.y) +
      node(goal.x, goal.y + dock) +
      node(stem, conditions.y)
    )
  }),
  small: smallCut(218 + 16 + 176, () => {
    return (
      through('sun', dock) +
      place(goalScreen(companyGoal, smallArt.width), 0, 0) +
      place(conditionsScreen(smallArt.width), 0, 234) +
      node(0, dock, 7, 3.5)
    )
  }),
}

export default drawing

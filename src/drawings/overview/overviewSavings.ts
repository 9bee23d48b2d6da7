import { answeringNode, answerSignal } from '../kit/answers.ts'
import { type Drawing, place } from '../kit/drawing.ts'
import { featureCut, featureSmall, featureWide, leave } from '../kit/feature.ts'
import { course } from '../kit/course.ts'
import { node, type Point, railPath } from '../kit/lines.ts'
import { conditionsScreen } from '../screens/conditions.ts'
import { type Goal, goalScreen } from '../screens/goal.ts'

/** Not the goal of the home page: that one is its own. */
export const bike: Goal = {
  name: 'Delivery bike',
  currency: 'NGN',
  target: 480000,
  start: 60000,
  monthly: 35000,
  months: 6,
  stops: [
    [0, 'Dec'],
    [3, 'Mar'],
    [6, 'Jun'],
    [12, 'Dec'],
  ],
}

/** Height of the rail in the screen of a goal, at which the line meets it. */
const rail = 126

const drawing: Drawing = {
  // From the conditions up to the goal: they are read before saving starts.
  wide: featureCut(featureWide, 554, () => {
    const goalAt = { x: 184, y: 64 }
    const conditions = { x: 44, y: 314 }
    const y = goalAt.y + rail
    const x = 104
    const way: Point[] = [
      [x, conditions.y],
      [x, y + 50],
      [x + 50, y],
      [goalAt.x, y],
    ]
    return (
      course(way, 'sun', { radius: 46 }) +
      answerSignal(railPath(way, { radius: 46 })) +
      leave('sun', featureWide, 'right', 400, y) +
      place(goalScreen(bike, 460), goalAt.x, goalAt.y) +
      place(conditionsScreen(340, true), conditions.x, conditions.y) +
      answeringNode(node(goalAt.x, y)) +
      node(x, conditions.y)
    )
  }),
  small: featureCut(featureSmall, 474, () => {
    const width = featureSmall.screen
    const x = (featureSmall.width - width) / 2
    return (
      leave('sun', featureSmall, 'right', 200, 32 + rail, 10) +
      place(goalScreen(bike, width), x, 32) +
      place(conditionsScreen(width), x, 266) +
      node(x + width, 32 + rail, 7, 3.5)
    )
  }),
}

export default drawing

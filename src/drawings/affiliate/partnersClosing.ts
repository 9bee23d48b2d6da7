import { capsule } from '../kit/capsule.ts'
import { closingDrawing, closingEnds } from '../kit/closing.ts'
import { course } from '../kit/course.ts'
import { node } from '../kit/lines.ts'
import { above, draws, lands } from '../kit/living.ts'

const middle = 210
const [start, bend] = [60, 150]

/** The junction of the partner pages on sun: two lines leave one station, each for a path of its own. */
export default closingDrawing(({ isSmall }) => {
  const branch = (side: 1 | -1) =>
    draws(
      course(
        [
          [start, middle + side * 9],
          [bend, middle + side * 9],
          [bend + 81, middle + side * 90],
          [closingEnds.right, middle + side * 90],
        ],
        side < 0 ? 'lagoon' : 'clay',
        { width: 13, radius: 44 },
      ),
    )
  // Where the panel is narrow it might cut a node in two: there the nodes are nearer.
  const [upper, lower] = isSmall ? [270, 300] : [330, 380]
  return (
    branch(-1) +
    branch(1) +
    above +
    capsule(start, middle, 32, 92) +
    lands(node(upper, middle - 90, 10, 5), 4) +
    lands(node(lower, middle + 90, 10, 5), 5)
  )
})

import { closingArt } from '../../theme/art.ts'
import { capsule } from '../kit/capsule.ts'
import { course } from '../kit/course.ts'
import { cut, type Drawing } from '../kit/drawing.ts'
import { node } from '../kit/lines.ts'

const { canvas, x, y, height } = closingArt

/** The junction of the partner pages on sun: two lines leave one station, each for a path of its own. */
function draw(nodes: string): string {
  const middle = height / 2
  const [start, bend] = [60, 150]
  const branch = (side: 1 | -1) =>
    course(
      [
        [start, middle + side * 9],
        [bend, middle + side * 9],
        [bend + 81, middle + side * 90],
        [canvas.width, middle + side * 90],
      ],
      side < 0 ? 'lagoon' : 'clay',
      { width: 13, radius: 44 },
    )
  return branch(-1) + branch(1) + capsule(start, middle, 32, 92) + nodes
}

// Where the panel is narrow it might cut a node in two: there it has none.
const drawing: Drawing = {
  wide: cut({ x: -x, y: -y, ...canvas }, () =>
    draw(node(330, height / 2 - 90, 10, 5) + node(380, height / 2 + 90, 10, 5)),
  ),
  small: cut({ x: -x, y: -y, ...canvas }, () => draw('')),
}

export default drawing

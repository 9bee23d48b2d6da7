import { closingArt } from '../../theme/art.ts'
import { course } from '../kit/course.ts'
import { cut, type Drawing } from '../kit/drawing.ts'
import { icon, type IconName } from '../kit/icons.ts'
import { node } from '../kit/lines.ts'

const { canvas, x, y, height } = closingArt

/** The three kinds of bill, as the page shows them above. */
const kinds: readonly IconName[] = ['smartphone', 'signal', 'zap']

/** A line in ink climbs from the panel's edge and passes a station for each kind of bill. */
function draw(start: number, first: number, stride: number, radius: number): string {
  const middle = height / 2
  const size = radius * 0.84
  const climb = (first - radius - start) * 0.7
  const line = course(
    [
      [start, canvas.height - y],
      [start, middle + climb],
      [start + climb, middle],
      [canvas.width, middle],
    ],
    'ink',
    { width: 13, radius: 40 },
  )
  const stations = kinds.map((name, index) => {
    const at = first + index * stride
    return node(at, middle, radius, 6) + icon(name, at - size / 2, middle - size / 2, { size })
  })
  return line + stations.join('')
}

// Where the panel is narrow the stations stand closer, so that it cuts none of them.
const drawing: Drawing = {
  wide: cut({ x: -x, y: -y, ...canvas }, () => draw(36, 154, 136, 36)),
  small: cut({ x: -x, y: -y, ...canvas }, () => draw(16, 96, 94, 29)),
}

export default drawing

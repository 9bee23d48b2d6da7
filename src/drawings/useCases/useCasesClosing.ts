import { closingArt } from '../../theme/art.ts'
import { capsule } from '../kit/capsule.ts'
import { cut, type Drawing } from '../kit/drawing.ts'
import { node, stroke } from '../kit/lines.ts'
import type { Colour } from '../kit/shapes.ts'

const { canvas, x, y } = closingArt

const pitch = 20
const trunk: readonly Colour[] = ['lagoon', 'clay', 'paper', 'ink']
const branches: readonly Colour[] = ['lagoon', 'clay', 'ink']

/** The trunk of the page on sun, with three of its branches, the first of them at `heights[0]`. */
function draw(left: number, top: number, heights: readonly number[], stop: number): string {
  const width = pitch * trunk.length
  const middle = left + width / 2
  const lines = trunk.map((colour, rank) => {
    const at = left + pitch * (rank + 0.5)
    return stroke(`M${at} ${top}V${canvas.height - y}`, colour, 13, 'butt')
  })
  const stations = heights.map((at, rank) => {
    const colour = branches[rank] ?? 'ink'
    return (
      stroke(`M${middle} ${at}H${canvas.width}`, colour, 13, 'butt') +
      capsule(middle, at, width + 24, 40) +
      (stop > 0 ? node(stop, at, 10, 5) : '')
    )
  })
  return lines.join('') + stations.join('')
}

// On a phone words are above: there the trunk ends in its first station.
const drawing: Drawing = {
  wide: cut({ x: -x, y: -y, ...canvas }, () => draw(160, -y, [90, 210, 330], 380)),
  small: cut({ x: -x, y: -y, ...canvas }, () => draw(32, 112, [112, 212, 312], 250)),
}

export default drawing

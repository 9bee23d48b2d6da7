import { deskArt } from '../../theme/artPages.ts'
import { cut, type Drawing } from '../kit/drawing.ts'
import { stroke } from '../kit/lines.ts'
import { above, draws, lands } from '../kit/living.ts'
import { sunNode } from '../kit/sunNode.ts'
import { engineer, manager, support } from '../screens/aboutDesks.ts'

const { wide, small } = deskArt
/** Space beside the art, for the desk's edge on its way to the edge of the page. */
const beside = (art: { width: number; canvas: number }) => (art.width * (art.canvas - 1)) / 2

/** Puts a thing at a place, in another size. */
export const shift = (x: number, y: number, scale: number, svg: string) =>
  `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">${svg}</g>`

const drawing: Drawing = {
  // Three desks side by side, whose edge is one line.
  wide: cut({ x: -beside(wide), y: 80, width: wide.width * wide.canvas, height: wide.height, kind: 'desk' }, () => {
    const edge = stroke(`M${-beside(wide)} 312H${wide.width + beside(wide)}`, 'lagoonHi', 14, 'butt')
    const legs = [60, 440, 840, 1220].map((x) => stroke(`M${x} 320V420`, 'ink3', 8, 'butt'))
    return (
      legs.join('') +
      draws(edge) +
      above +
      shift(0, 0, 1, engineer()) +
      shift(410, 0, 1, support()) +
      shift(862, 0, 1, manager()) +
      [175, 585, 1012].map((x) => lands(sunNode(x, 312, 13, 6), 9)).join('')
    )
  }),
  // Below one another: each has its own edge, from one side of the page to the other.
  small: cut(
    { x: -beside(small), y: 30, width: small.width * small.canvas, height: small.height, kind: 'desk' },
    () => {
      const things = [engineer(), support(), manager()]
      const edges = things.map((_, rank) =>
        draws(stroke(`M${-beside(small)} ${rank * 220 + 190}H${small.width + beside(small)}`, 'lagoonHi', 11, 'butt')),
      )
      return (
        edges.join('') +
        above +
        things.map((thing, rank) => shift([0, -8, -10][rank] ?? 0, rank * 220 - 60, 0.8, thing)).join('') +
        things.map((_, rank) => lands(sunNode(140, rank * 220 + 190, 10, 5), 9)).join('')
      )
    },
  ),
}

export default drawing

import type { Drawing } from '../kit/drawing.ts'
import { stroke } from '../kit/lines.ts'
import { above, draws, lands } from '../kit/living.ts'
import { tabletCut } from '../kit/pageHero.ts'
import { sunNode } from '../kit/sunNode.ts'
import { folder, laptop, support } from '../screens/aboutDesks.ts'
import { shift } from './aboutDesks.ts'

/* From 640 to 1199 px, edge to edge: the three desks on one line, without the cup and the telephone, for which there is no room. */
const width = 768
const scale = 0.72
const edge = 226
/** The upper edge of a desk below the top of its things, in their own px. */
const below = 305

const drawing: Drawing = {
  wide: tabletCut({ width, height: 300 }, () => {
    const things = [
      { x: 18, svg: laptop(), middle: 175 },
      { x: 228, svg: support(), middle: 175 },
      { x: 536, svg: folder(), middle: 150 },
    ]
    const legs = [66, 384, 702].map((x) => stroke(`M${x} ${edge + 6}V300`, 'ink3', 7, 'butt'))
    return (
      legs.join('') +
      draws(stroke(`M0 ${edge}H${width}`, 'lagoonHi', 11, 'butt')) +
      above +
      things.map(({ x, svg }) => shift(x, edge - 5 - below * scale, scale, svg)).join('') +
      things.map(({ x, middle }) => lands(sunNode(x + middle * scale, edge, 10, 5), 9)).join('')
    )
  }),
}

export default drawing

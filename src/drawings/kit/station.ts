import { stationArt } from '../../theme/art.ts'
import { type Cut, cut, type Drawing, place, type Screen } from './drawing.ts'
import { node } from './lines.ts'

/** A station's screen alone, with the node where the vertical line of a narrow page arrives. */
export function stationCut(screen: Screen, hasNode: boolean): Cut {
  const { x, y, bottom } = stationArt
  const canvas = { x: -x, y: -y, width: screen.width + 2 * x, height: y + screen.height + bottom }
  return cut(canvas, () => place(screen, 0, 0) + (hasNode ? node(0, Math.round(screen.height / 2)) : ''))
}

/** A drawing of one cut, shown at all widths below 1200 px. */
export function station(makeScreen: (width: number) => Screen, hasNode = false): Drawing {
  return { wide: stationCut(makeScreen(stationArt.width), hasNode) }
}

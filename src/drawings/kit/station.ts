import { stationArt } from '../../theme/art.ts'
import { type Cut, cut, type Drawing, place, type Screen } from './drawing.ts'

/** A station's screen alone: on a narrow page the line runs down beside it. */
export function stationCut(screen: Screen): Cut {
  const { x, y, bottom } = stationArt
  return cut(
    { x: -x, y: -y, width: screen.width + 2 * x, height: y + screen.height + bottom, blur: x / 2, kind: 'station' },
    () => place(screen, 0, 0),
  )
}

/** A drawing of one cut, shown at all widths below 1200 px. */
export function station(makeScreen: (width: number) => Screen): Drawing {
  return { wide: stationCut(makeScreen(stationArt.width)) }
}

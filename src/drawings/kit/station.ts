import { stationArt } from '../../theme/art.ts'
import { type Cut, cut, type Drawing, place, type Screen } from './drawing.ts'

/** A station's screen alone: on a narrow page the line runs down beside it. */
export function stationCut(screen: Screen, kind: 'station' | 'wideStation' = 'station'): Cut {
  const scale = screen.width / stationArt.width
  const { x, y, bottom } = stationArt
  return cut(
    {
      x: -x * scale,
      y: -y * scale,
      width: screen.width + 2 * x * scale,
      height: screen.height + (y + bottom) * scale,
      blur: x / 2,
      kind,
    },
    () => place(screen, 0, 0),
  )
}

/** A drawing of one cut, shown at all widths below 1200 px. */
export function station(makeScreen: (width: number) => Screen): Drawing {
  return { wide: stationCut(makeScreen(stationArt.width)) }
}

/** A drawing whose screen is as wide as a third of the page where three of them stand on one line. */
export function wideStation(makeScreen: (width: number) => Screen): Drawing {
  const cutOf = (width: number) => stationCut(makeScreen(width), 'wideStation')
  return { wide: cutOf(stationArt.wideWidth), small: cutOf(stationArt.width) }
}

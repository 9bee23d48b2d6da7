import { type Drawing, place, type Screen } from './drawing.ts'
import { type Line, node } from './lines.ts'
import { lineTo, smallArt, smallCut, type TabWay, through, wideArt, wideCut } from './tabs.ts'

interface Look {
  line: Line
  screen: (width: number) => Screen
  /** Width of the screen in the wide cut; the small one has at most 300. */
  width: number
  /** Where the line meets the screen: px below its upper edge, or above its lower one when negative; else its middle. */
  dock?: number
  /** How the line comes to it in the wide cut. */
  way?: TabWay
}

/** The picture of a tab that holds one screen, and of the line that meets it. */
export function screenTab({ line, screen, width, dock, way = 'climbs' }: Look): Drawing {
  const dockOf = ({ height }: Screen) => (dock === undefined ? height / 2 : dock < 0 ? height + dock : dock)
  const wide = screen(width)
  const small = screen(Math.min(width, smallArt.width))
  return {
    wide: wideCut(() => {
      // Left of the screen the line needs room for its climb; a phone is in the middle rather than at the right.
      const share = way === 'climbs' ? 0.84 : way === 'hangs' ? 0.6 : 0.4
      const x = Math.min(240, Math.round((wideArt.width - width) * share))
      const top = Math.round((wideArt.height - wide.height) / 2)
      const y = top + dockOf(wide)
      const { drawn, docks } = lineTo(line, way, { x, top, width, height: wide.height, dock: y })
      return drawn + place(wide, x, top) + docks.map(([left, height]) => node(left, height)).join('')
    }),
    small: smallCut(small.height, () => {
      const x = (smallArt.width - small.width) / 2
      const y = dockOf(small)
      return through(line, y) + place(small, x, 0) + node(x, y, 7, 3.5)
    }),
  }
}

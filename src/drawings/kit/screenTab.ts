import { type Drawing, place, type Screen } from './drawing.ts'
import { type Line, node } from './lines.ts'
import { climb, smallArt, smallCut, through, wideArt, wideCut } from './tabs.ts'

interface Look {
  line: Line
  screen: (width: number) => Screen
  /** Width of the screen in the wide cut; the small one has at most 300. */
  width: number
  /** Where the line meets the screen: px below its upper edge, or above its lower one when negative; else its middle. */
  dock?: number
}

/** The picture of a tab that holds one screen: the line climbs to it and goes on behind it. */
export function screenTab({ line, screen, width, dock }: Look): Drawing {
  const dockOf = ({ height }: Screen) => (dock === undefined ? height / 2 : dock < 0 ? height + dock : dock)
  const wide = screen(width)
  const small = screen(Math.min(width, smallArt.width))
  return {
    wide: wideCut(() => {
      // Left of the screen the line needs room for its climb; a phone is in the middle rather than at the right.
      const x = Math.min(240, Math.round((wideArt.width - width) * 0.84))
      const top = Math.round((wideArt.height - wide.height) / 2)
      const y = top + dockOf(wide)
      return climb(line, 36, y, Math.min(90, x - 60)) + place(wide, x, top) + node(x, y)
    }),
    small: smallCut(small.height, () => {
      const x = (smallArt.width - small.width) / 2
      const y = dockOf(small)
      return through(line, y) + place(small, x, 0) + node(x, y, 7, 3.5)
    }),
  }
}

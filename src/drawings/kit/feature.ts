import { panelRoom } from '../../theme/artPages.ts'
import { answeringNode, answerSignal } from './answers.ts'
import { type Cut, cut, type Drawing, place, type Screen } from './drawing.ts'
import { type Line, node, stroke } from './lines.ts'

/*
 * The picture of a tint panel bleeds: its line leaves the panel and runs on to the edge of the page. The art is as wide
 * as the panel and lies in the middle of a canvas 3.5 times as wide, so it has 1.25 widths of line on either side: at a
 * panel of 690 px enough for a window of 3000 px. The page clips what runs past its edge.
 */
const bleed = panelRoom
export const featureWide = { width: 688, screen: 520 }
export const featureSmall = { width: 352, screen: 304 }
/** Free room above and below the screen of the art. */
const room = { wide: 68, small: 32 }

/** The side on which the line leaves the panel; `both` is a line that passes through. */
export type Side = 'left' | 'right' | 'both'

/** One cut of a feature picture; x counts from the left edge of the panel. */
export function featureCut(art: { width: number }, height: number, draw: () => string): Cut {
  return cut({ x: -art.width * bleed, width: art.width * (1 + 2 * bleed), height, kind: 'panel' }, draw)
}

/** The line from `x` in the art past the edge of the canvas, at the height `y`. */
export function leave(line: Line, art: { width: number }, side: Side, x: number, y: number, width = 11): string {
  const from = side === 'right' ? x : -art.width * bleed
  const to = side === 'left' ? x : art.width * (1 + bleed)
  return stroke(`M${from} ${y}H${to}`, line, width, 'butt')
}

interface Feature {
  line: Line
  side: Side
  /** The screen at a width of 520 px (wide) or 304 px (small). */
  screen: (width: number) => Screen
  /** The height in the screen at which the line docks. */
  docks: { wide: number; small: number }
}

/** A feature picture of one screen: it is in the middle of the panel, and the line docks at its edge. */
export function feature({ line, side, screen, docks }: Feature): Drawing {
  const draw = (size: 'wide' | 'small') => {
    const art = size === 'wide' ? featureWide : featureSmall
    const drawn = screen(art.screen)
    const x = (art.width - art.screen) / 2
    const y = room[size] + docks[size]
    const ring = size === 'wide' ? ([8, 4] as const) : ([7, 3.5] as const)
    return featureCut(art, drawn.height + 2 * room[size], () => {
      // A line behind the screen: it shows on the sides it leaves by.
      const middle = art.width / 2
      return (
        leave(line, art, side, middle, y, size === 'wide' ? 11 : 10) +
        answerSignal(side === 'right' ? `M${art.width} ${y}H${x + art.screen}` : `M0 ${y}H${x}`) +
        place(drawn, x, room[size]) +
        (side === 'right' ? '' : answeringNode(node(x, y, ...ring))) +
        (side === 'left' ? '' : answeringNode(node(x + art.screen, y, ...ring)))
      )
    })
  }
  return { wide: draw('wide'), small: draw('small') }
}

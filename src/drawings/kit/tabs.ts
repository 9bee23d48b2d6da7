import { type Cut, cut } from './drawing.ts'
import { type Line, type Point, railPath, stroke } from './lines.ts'

/*
 * The picture of a tab bleeds: its line runs on to the edges of the panel, and how far they are depends on the page.
 * Wide: the art fills the upper left two thirds of the canvas, in both directions, and the line runs through the rest.
 * Small: the art is 300 of 420 px wide, in the middle, and the line enters on the left and leaves on the right.
 */
export const wideArt = { width: 640, height: 506 }
export const wideCanvas = { width: wideArt.width * 1.5, height: wideArt.height * 1.5 }
export const smallArt = { width: 300 }
const smallBleed = 60
/** Room for the shadow above and below the small art. */
const smallRoom = { top: 20, bottom: 40 }

/** The wide cut of a tab: the line climbs from the lower edge to a screen and leaves on the right. */
export function wideCut(draw: () => string): Cut {
  return cut(wideCanvas, draw)
}

/** The line of a wide cut: up from the lower edge at `x`, one bend to the height `y`, out on the right. */
export function climb(line: Line, x: number, y: number, run = 76): string {
  const points: readonly Point[] = [
    [x, wideCanvas.height],
    [x, y + run],
    [x + run, y],
    [wideCanvas.width, y],
  ]
  return stroke(railPath(points, { radius: 46 }), line, 11, 'butt')
}

/** The small cut of a tab, `height` px high at a width of 300. */
export function smallCut(height: number, draw: () => string): Cut {
  const canvas = {
    x: -smallBleed,
    y: -smallRoom.top,
    width: smallArt.width + 2 * smallBleed,
    height: height + smallRoom.top + smallRoom.bottom,
  }
  return cut(canvas, draw)
}

/** The line of a small cut from edge to edge, in at `y`, out at `leaves`; what lies between is drawn by a card. */
export function through(line: Line, y: number, leaves = y): string {
  const ends: readonly (readonly [number, number, number])[] =
    leaves === y
      ? [[-smallBleed, smallArt.width + smallBleed, y]]
      : [
          [-smallBleed, 10, y],
          [smallArt.width - 10, smallArt.width + smallBleed, leaves],
        ]
  return ends.map(([from, to, at]) => stroke(`M${from} ${at}H${to}`, line, 10, 'butt')).join('')
}

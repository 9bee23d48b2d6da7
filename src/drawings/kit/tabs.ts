import { tabArt } from '../../theme/artPages.ts'
import { type Cut, cut } from './drawing.ts'
import { type Line, type Point, railPath, stroke } from './lines.ts'

/*
 * The picture of a tab bleeds: its line runs on to the edges of the panel, and how far they are depends on the page.
 * Wide: the art fills the upper left two thirds of the canvas, in both directions, and the line runs through the rest.
 * Small: the art is 300 of 420 px wide, in the middle, and the line enters on the left and leaves on the right.
 */
export const { wide: wideArt, small: smallArt } = tabArt
export const wideCanvas = { width: wideArt.width * wideArt.canvas, height: wideArt.height * wideArt.canvas }
const smallBleed = smallArt.side

/** The wide cut of a tab: the line climbs from the lower edge to a screen and leaves on the right. */
export function wideCut(draw: () => string): Cut {
  return cut({ ...wideCanvas, kind: 'tab' }, draw)
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

/** How the line of a tab meets its screen: the three take turns on a page. */
export type TabWay = 'climbs' | 'hangs' | 'arrives'

interface Docked {
  x: number
  top: number
  width: number
  height: number
  /** Height at which the line meets the side of the screen. */
  dock: number
}

/** The line of a wide cut around one screen, and the points at which it meets it. */
export function lineTo(line: Line, way: TabWay, { x, top, width, height, dock }: Docked) {
  const right = x + width
  const draw = (points: readonly Point[]) => stroke(railPath(points, { radius: 46 }), line, 11, 'butt')
  // From the lower edge to the left side, and on behind the screen.
  if (way === 'climbs') return { drawn: climb(line, 36, dock, Math.min(90, x - 60)), docks: [[x, dock]] as const }
  const level = [right - 20, dock] as const
  if (way === 'hangs') {
    // In on the right, out below.
    const stem = x + Math.round(width / 4)
    const foot = top + height
    const drawn =
      draw([[wideCanvas.width, dock], level]) +
      draw([
        [stem, foot - 20],
        [stem, wideCanvas.height],
      ])
    const docks = [
      [right, dock],
      [stem, foot],
    ] as const
    return { drawn, docks }
  }
  // From the right, lower than the screen's side, up to it: there it ends.
  const run = 84
  const drawn = draw([[wideCanvas.width, dock + run], [right + 30 + run, dock + run], [right + 30, dock], level])
  return { drawn, docks: [[right, dock]] as const }
}

/** The small cut of a tab, `height` px high at a width of 300. */
export function smallCut(height: number, draw: () => string): Cut {
  const canvas = {
    x: -smallBleed,
    y: -smallArt.top,
    width: smallArt.width + 2 * smallBleed,
    height: height + smallArt.top + smallArt.bottom,
    kind: 'tab' as const,
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

import { type Cut, cut } from './drawing.ts'
import { icon, type IconName } from './icons.ts'
import { node, type Point, railPath, stroke } from './lines.ts'
import { box, type Colour, paint } from './shapes.ts'
import { sunNode } from './sunNode.ts'
import { text } from './text.ts'

/*
 * Scenes: places and things, 640 by 420. The line is always a real thing in the room: the edge of a counter, a cable, a
 * stripe on the wall. Words are 23 px and up, so that they stay readable in the narrowest window.
 */

const size = { width: 640, height: 420, kind: 'scene' } as const

/** A scene on its background. */
export function sceneCut(background: Colour, draw: () => string): Cut {
  return cut(size, () => box(0, 0, size.width, size.height, { fill: background }) + draw())
}

interface Ink {
  fill?: Colour
  width?: number
  colour?: Colour
}

/** A thing drawn by its outline, which is ink and 5 px wide unless told otherwise. */
export function outline(path: string, { fill, width = 5, colour = 'ink' }: Ink = {}): string {
  const drawn = stroke(path, colour, width)
  return fill ? drawn.replace('fill="none"', `fill="${paint(fill)}"`) : drawn
}

/** A thing with four corners; a `width` of 0 has no outline. */
export function slab(
  [x, y, width, height]: readonly [number, number, number, number],
  radius: number,
  fill: Colour,
  { width: edgeWidth = 5, colour = 'ink' }: Ink = {},
): string {
  return box(x, y, width, height, { radius, fill, ...(edgeWidth > 0 && { edge: colour, edgeWidth }) })
}

/** A round thing. */
export function disc(x: number, y: number, radius: number, fill: Colour, edgeWidth = 5): string {
  const edge = edgeWidth > 0 ? ` stroke="${paint('ink')}" stroke-width="${edgeWidth}"` : ''
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${paint(fill)}"${edge}/>`
}

/** The line of a scene, as wide as a thing. */
export function thickLine(points: readonly Point[], colour: Colour, radius = 34): string {
  return stroke(railPath(points, { radius }), colour, 14)
}

/** A station of a scene; the sun one is where the money happens. */
export function stop(x: number, y: number, isSun = false): string {
  return isSun ? sunNode(x, y, 15, 7) : node(x, y, 15, 7)
}

/** Words of a scene. */
export function lettering(x: number, y: number, words: string, style: Parameters<typeof text>[3] = {}): string {
  return text(x, y, words, { size: 24, weight: 600, ...style })
}

/** A tick, or another icon, as a part of a scene. */
export function mark(name: IconName, x: number, y: number, edge: number, colour: Colour): string {
  return icon(name, x, y, { size: edge, colour, width: 2.9 })
}

/** A slip of paper that says what happened: what it is for, and how much. */
export function slip(x: number, y: number, width: number, what: string, amount: string): string {
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="92" rx="16" fill="${paint('paper')}" filter="url(#shadow)"/>` +
    lettering(x + 20, y + 38, what, { weight: 500, fill: 'text2' }) +
    lettering(x + 20, y + 73, amount, { size: 28, face: 'condensed' }) +
    mark('check', x + width - 42, y + 20, 22, 'lagoonText')
  )
}

/** A plant in a pot. */
export function plant(x: number, y: number): string {
  return (
    outline(`M${x - 20} ${y - 42}h40l-6 42h-28z`, { fill: 'paper' }) +
    outline(
      `M${x} ${y - 44}V${y - 100}M${x} ${y - 60}c-34 0-40-22-40-40c30 0 40 16 40 40M${x} ${y - 76}c32 0 38-22 38-38c-30 0-38 16-38 38`,
      { fill: 'lagoon' },
    )
  )
}

import type { CanvasKind } from '../../theme/artPages.ts'
import { tokens } from '../../theme/tokens.ts'
import { atRest, isAnswering } from './answers.ts'
import { above, isLiving, still } from './living.ts'

/**
 * One cut of a drawing. `svg` returns the complete markup with plain `<text>`; `scripts/outline/outline.ts` makes the file.
 * `living` returns what a page has in its HTML where something in the drawing moves, or null: its layers from below, lines
 * and screens, all of one size. They hold no `xmlns`. `answering` returns the markup of `svg` together with what is shown
 * while the pointer is on the panel, or null where the drawing does not answer.
 */
export interface Cut {
  width: number
  height: number
  /** What blocks may count on that lay it out. */
  kind: CanvasKind
  svg: () => string
  living: () => string[] | null
  answering: () => string | null
}

/** A drawing as the modules of `src/drawings` export it; `small` is shown below 640 px. */
export interface Drawing {
  wide: Cut
  small?: Cut
}

/** A drawn screen: markup whose top left corner is 0, 0, and its size in px. */
export interface Screen {
  width: number
  height: number
  svg: string
}

/** Puts a screen at a place of the composition. */
export function place(screen: Screen, x: number, y: number): string {
  return `<g transform="translate(${x} ${y})">${screen.svg}</g>`
}

// The region is generous because the flattest panel, the bill chip, is lower than its shadow is deep. Without the colour
// space some renderers tint so faint a shadow.
const shadow = (blur: number) =>
  '<filter id="shadow" x="-.4" y="-1" width="1.8" height="3" color-interpolation-filters="sRGB">' +
  `<feDropShadow dy="${Math.round(blur * 0.55)}" stdDeviation="${blur}" flood-color="${tokens.ink}" ` +
  'flood-opacity=".12"/></filter>'

interface Canvas {
  /** Left edge of the canvas in the coordinates of the art. */
  x?: number
  /** Top edge of the canvas in the coordinates of the art. */
  y?: number
  width: number
  height: number
  /** Softness of the shadows in px. A canvas that leaves twice as much free around its screens clips none of them. */
  blur?: number
  /** What blocks may count on; "plain" without it. */
  kind?: CanvasKind
}

/** Makes one cut from its canvas and a function that draws the art: lines first, then screens, nodes last. */
export function cut(canvas: Canvas, draw: () => string): Cut {
  const { x = 0, y = 0, width, height, blur = 18, kind = 'plain' } = canvas
  const box = `viewBox="${x} ${y} ${width} ${height}" fill="${tokens.ink}"`
  const file = (art: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${box}>${shadow(blur)}${art}</svg>`
  return {
    width,
    height,
    kind,
    svg: () => file(still(atRest(draw()))),
    answering: () => {
      const art = draw()
      return isAnswering(art) ? file(still(art)) : null
    },
    living: () => {
      const art = atRest(draw())
      if (!isLiving(art)) return null
      // Phones and tablets draw no soft shadow beside something that moves: the panels have an edge.
      const isFlat = width < 1200
      return art.split(above).map((layer) => {
        const flat = isFlat ? layer.replaceAll(' filter="url(#shadow)"', '') : layer
        return `<svg ${box}>${flat.includes('url(#shadow)') ? shadow(blur) : ''}${flat}</svg>`
      })
    },
  }
}

import { closingArt } from '../../theme/art.ts'
import { type Cut, cut, type Drawing } from './drawing.ts'
import { icon, type IconName } from './icons.ts'
import { states } from './living.ts'
import { box, hairline } from './shapes.ts'
import { text } from './text.ts'

const { canvas, x, y } = closingArt

/** Where the panel cuts lines that run on to the right, and how far down and up one may come from its edges. */
export const closingEnds = { right: canvas.width, bottom: canvas.height - y, top: -y }

/** Where a screen or the first station begins on a phone: below the words. */
export const closingLeft = 20

/** What the two cuts differ in: a narrow panel shows the left 400 px only, at half the size. */
export interface ClosingLook {
  isSmall: boolean
  /** Sizes of a heading, and of all other words. */
  head: number
  body: number
}

/** One cut of the drawing of a closing banner. */
export function closingCut(draw: () => string): Cut {
  return cut({ x: -x, y: -y, ...canvas, kind: 'closing' }, draw)
}

/** The drawing of a closing banner, for a wide panel and for a narrow one. */
export function closingDrawing(draw: (look: ClosingLook) => string): Drawing {
  const cutOf = (look: ClosingLook) => closingCut(() => draw(look))
  return {
    wide: cutOf({ isSmall: false, head: 17, body: 15 }),
    small: cutOf({ isSmall: true, head: 24, body: 21 }),
  }
}

/** The white background of what a closing shows: flat, as it lies on a colour. */
export function closingPanel(width: number, height: number): string {
  return box(0, 0, width, height, { radius: 18 })
}

/** A word that becomes true at a moment, with its glyph before it; `before` is what was true until then. */
export function turns(
  [left, baseline, size]: readonly [number, number, number],
  before: string,
  after: string,
  moment: number,
): string {
  const said = (words: string, glyph: IconName, fill: 'skyText' | 'lagoonText') =>
    icon(glyph, left, baseline - size * 0.85, { size, colour: fill, width: 2.4 }) +
    text(left + size * 1.4, baseline, words, { size, weight: 600, fill })
  return states([
    [said(before, 'clock', 'skyText'), 0],
    [said(after, 'check', 'lagoonText'), moment],
  ])
}

/** A line of a list: what it is, how much, and when it is done. */
export interface ClosingRow {
  name: string
  sum?: string | undefined
  moment: number
}

/** Lines below one another from `top` on, each as high as `pitch`; their glyphs change from waiting to done. */
export function closingRows(rows: readonly ClosingRow[], top: number, pitch: number, width: number, size: number) {
  const pad = 24
  return rows
    .map(({ name, sum, moment }, index) => {
      const edge = top + index * pitch
      const baseline = edge + pitch / 2 + size * 0.36
      const glyph = (drawn: IconName, colour: 'clayText' | 'lagoonText') =>
        icon(drawn, width - pad - size * 1.2, baseline - size * 0.95, { size: size * 1.2, colour, width: 2.4 })
      return (
        hairline(pad, edge, width - pad) +
        text(pad, baseline, name, { size, weight: 600 }) +
        (sum ? text(width - pad - size * 1.7, baseline, sum, { size, weight: 600, anchor: 'end' }) : '') +
        states([
          [glyph('clock', 'clayText'), 0],
          [glyph('check', 'lagoonText'), moment],
        ])
      )
    })
    .join('')
}

import { icon, type IconName } from './icons.ts'
import type { Line } from './lines.ts'
import { box, type Colour, paint } from './shapes.ts'

interface TextStyle {
  size?: number
  weight?: 500 | 600
  fill?: Colour
  anchor?: 'start' | 'middle' | 'end'
  /** `condensed` is the width of figures and headings (84 %), `mono` the face of code, and of {@link references}. */
  face?: 'sans' | 'condensed' | 'mono'
}

const faces = { sans: '', condensed: ' class="c"', mono: ' class="m"' }

/** Numbers of accounts, meters, tokens and cards: `9012 4471 03`, `•••• 3180`. One number has one face on all its screens. */
export const references = /\b\d{4} \d{2}|•{4} \d{4}/

/** One line of words; x and y give the baseline. A reference is in the mono face whatever is asked for. */
export function text(x: number, y: number, words: string, style: TextStyle = {}): string {
  const { size = 14, fill = 'ink', anchor = 'start' } = style
  const isReference = references.test(words)
  const face = isReference ? 'mono' : (style.face ?? 'sans')
  // The file for them has one weight.
  const weight = isReference ? 500 : (style.weight ?? 500)
  return (
    `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}"${fill === 'ink' ? '' : ` fill="${paint(fill)}"`}` +
    `${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}${faces[face]}>${words}</text>`
  )
}

/** Secondary words: 13 px in the softer tone. */
export function caption(x: number, y: number, words: string, style: TextStyle = {}): string {
  return text(x, y, words, { size: 13, fill: 'text2', ...style })
}

/** A capsule with a state or a currency; `right` is its right edge. */
export function tag(right: number, y: number, width: number, words: string, line: Line = 'lagoon'): string {
  const style: TextStyle = { size: 13, weight: 600, fill: `${line}Text`, anchor: 'middle' }
  return (
    box(right - width, y, width, 24, { radius: 12, fill: `${line}Tint` }) +
    text(right - width / 2, y + 16.5, words, style)
  )
}

/** Initials in a disc. */
export function avatar(x: number, y: number, initials: string, line: Line): string {
  const style: TextStyle = { size: 13, weight: 600, fill: `${line}Text`, anchor: 'middle' }
  return `<circle cx="${x}" cy="${y}" r="17" fill="${paint(`${line}Tint`)}"/>${text(x, y + 4.6, initials, style)}`
}

/** An icon on a tinted tile. */
export function tile(x: number, y: number, size: number, name: IconName, line: Line): string {
  const inset = (size - 18) / 2
  return (
    box(x, y, size, size, { radius: size > 36 ? 11 : 10, fill: `${line}Tint` }) +
    icon(name, x + inset, y + inset, { colour: `${line}Text`, width: 2 })
  )
}

/** The main button of a screen. */
export function button(x: number, y: number, width: number, height: number, words: string): string {
  return (
    box(x, y, width, height, { radius: height / 2, fill: 'ink' }) +
    text(x + width / 2, y + height / 2 + 5, words, { weight: 600, fill: 'paper', anchor: 'middle' })
  )
}

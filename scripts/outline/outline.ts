import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'
import { faceFile, faces } from './faces.ts'
import { shorten } from './shorten.ts'
import { packageVersion } from '../lib/packageVersion.ts'

interface Face {
  name: string
  font: Font
  /** Added after every letter, and after a space as well, in em: as the styles of the same words in the page have it. */
  spacing: number
  wordSpacing: number
  /** Font units to one unit of the outlines. Large figures need finer outlines than words of 13 to 17 px. */
  unit: number
}

const open = new Map<string, Face>()

// Loaded on first use: with a warm cache nothing needs the libraries.
const load = createRequire(import.meta.url)

/** The face of a `<text>`: class `c` is the condensed width of figures, `m` the mono face, none the plain one. */
function face(kind: string, weight: number): Face {
  const name = `${kind}${weight}`
  const known = open.get(name)
  if (known) return known
  const { create } = load('fontkit') as typeof import('fontkit')
  const font = create(readFileSync(faceFile(name)))
  const [spacing, wordSpacing, unit] = kind === 'c' ? [-0.02, 0.05, 3] : [0, 0, 5]
  const made = { name, font, spacing, wordSpacing, unit }
  open.set(name, made)
  return made
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
/** The words between the tags of a `<text>`. */
export const plainWords = (content: string): string => content.replace(/&\w+;/g, (entity) => entities[entity] ?? entity)

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** 0 → a, 51 → Z, 52 → aa. */
function shortName(index: number): string {
  const rest = Math.floor(index / letters.length)
  return (rest > 0 ? shortName(rest - 1) : '') + letters.charAt(index % letters.length)
}

const round = (value: number, digits: number) => Number(value.toFixed(digits))

/** A `<text>` element, taken apart. */
interface Words {
  words: string
  kind: string
  weight: number
  size: number
  x: number
  y: number
  anchor: string
  fill: string | undefined
}

function readText(attributes: string, content: string): Words {
  const read = (name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1]
  const kind = read('class') ?? ''
  return {
    words: plainWords(content),
    kind,
    weight: Number(read('font-weight') ?? 500),
    size: Number(read('font-size') ?? 16),
    x: Number(read('x') ?? 0),
    y: Number(read('y') ?? 0),
    anchor: read('text-anchor') ?? 'start',
    fill: read('fill'),
  }
}

/** Sets a text: its glyphs with their places in font units from the left end, the width and the left end in px. */
function set(text: Words) {
  const { name, font, spacing, wordSpacing, unit } = face(text.kind, text.weight)
  for (const letter of text.words) {
    if (font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) continue
    throw new Error(`the text "${text.words}" needs "${letter}", which the font does not have.`)
  }
  const layout = font.layout(text.words, text.kind === 'm' ? [] : ['tnum'])
  let pen = 0
  const glyphs = layout.glyphs.map((glyph, index) => {
    const position = layout.positions[index]
    const x = pen + (position?.xOffset ?? 0)
    const after = glyph.codePoints[0] === 32 ? spacing + wordSpacing : spacing
    pen += (position?.xAdvance ?? 0) + after * font.unitsPerEm
    return { glyph, x }
  })
  const scale = text.size / font.unitsPerEm
  const width = pen * scale
  const left = text.x - width * ({ middle: 0.5, end: 1 }[text.anchor] ?? 0)
  return { name, unit, glyphs, scale, width, left }
}

/**
 * Where the words of a `<text>` are: left end and width in px, in the coordinates of the element.
 * @param attributes what is between `<text ` and `>`
 * @throws when the font lacks a letter
 */
export function measureText(attributes: string, content: string): { left: number; width: number } {
  const { left, width } = set(readText(attributes, content))
  return { left, width }
}

/** What says where a text is and how it is set, and says nothing of an outline. */
const setting = / ?\b(?:x|y|font-size|font-weight|text-anchor)="[^"]*"/g

/**
 * Turns a `<text>` into one path at the same place, with the attributes that do not set text.
 * @param attributes what is between `<text ` and `>`
 * @throws when the font lacks a letter
 */
export function textAsPath(attributes: string, content: string): string {
  const text = readText(attributes, content)
  const { unit, glyphs, scale, left } = set(text)
  const data = glyphs.map(({ glyph, x }) =>
    glyph.path
      .scale(1 / unit, -1 / unit)
      .translate(x / unit, 0)
      .toSVG(),
  )
  const rest = attributes.replace(setting, '').trim()
  const transform = `translate(${round(left, 1)} ${text.y})scale(${round(scale * unit, 4)})`
  return `<path${rest && ` ${rest}`} transform="${transform}" d="${data.join('')}"/>`
}

/** Draws each glyph once and refers to it from then on. */
class Outlines {
  private readonly ids = new Map<string, string>()
  private readonly paths: string[] = []

  /** A `<text>` as a group of references. */
  run(attributes: string, content: string): string {
    const text = readText(attributes, content)
    const { name, unit, glyphs, scale, left } = set(text)
    const uses = glyphs.map(({ glyph, x }) => {
      const id = this.id(`${name}-${glyph.id}`, () => glyph.path.scale(1 / unit, -1 / unit).toSVG())
      const at = Math.round(x / unit)
      return id && `<use href="#${id}"${at === 0 ? '' : ` x="${at}"`}/>`
    })
    const transform = `translate(${round(left, 1)} ${text.y})scale(${round(scale * unit, 4)})`
    return `<g transform="${transform}"${text.fill ? ` fill="${text.fill}"` : ''}>${uses.join('')}</g>`
  }

  definitions(): string {
    return shorten(`<defs>${this.paths.join('')}</defs>`, 0)
  }

  /** The name of a glyph; empty for one that draws nothing, such as a space. */
  private id(key: string, path: () => string): string {
    const known = this.ids.get(key)
    if (known !== undefined) return known
    const data = path()
    const id = data === '' ? '' : shortName(this.paths.length)
    if (id) this.paths.push(`<path id="${id}" d="${data}"/>`)
    this.ids.set(key, id)
    return id
  }
}

/**
 * Turns every `<text>` of a drawing into outlines, because a picture file sees no fonts of the page, and shortens the
 * markup. The same text gives the same bytes.
 * @param name the drawing, for messages
 * @param svg complete markup with plain `<text>` elements
 * @throws when a font lacks a letter, or when a `<text>` has children
 */
export function outline(name: string, svg: string): string {
  return named(name, () => {
    const outlines = new Outlines()
    const drawn = replaceTexts(svg, (attributes, content) => outlines.run(attributes, content))
    return shorten(
      drawn.replace(/<svg [^>]*>/, (root) => root + outlines.definitions()),
      2,
    )
  })
}

/** The same for markup that nobody is sent: it only becomes pixels, for which shortening it would take longer than all else. */
export function outlineAtLength(name: string, svg: string): string {
  return named(name, () => replaceTexts(svg, textAsPath))
}

function replaceTexts(svg: string, outlined: (attributes: string, content: string) => string): string {
  const drawn = svg.replace(/<text ([^>]*)>([^<]*)<\/text>/g, (_, attributes: string, content: string) =>
    outlined(attributes, content),
  )
  if (drawn.includes('<text')) throw new Error('a <text> may hold words only.')
  return drawn
}

/** Says of which drawing an error is. */
function named<T>(name: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`Drawing "${name}": ${reason}`, { cause: error })
  }
}

/** Everything that decides what {@link outline} makes of a text, besides the code. */
export function outlineBasis(): (string | Uint8Array)[] {
  return [
    packageVersion('fontkit'),
    packageVersion('svgo'),
    ...Object.keys(faces).map((name) => readFileSync(faceFile(name))),
  ]
}

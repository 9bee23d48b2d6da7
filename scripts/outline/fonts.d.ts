/** What is used of the two packages for fonts, which have no types of their own. */
declare module 'fontkit' {
  export interface Path {
    scale(x: number, y: number): Path
    translate(x: number, y: number): Path
    toSVG(): string
  }

  export interface Glyph {
    id: number
    /** The characters that it stands for. */
    codePoints: number[]
    advanceWidth: number
    path: Path
  }

  export interface Font {
    unitsPerEm: number
    /** The code points that it has glyphs for. */
    characterSet: number[]
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string, features?: string[]): { glyphs: Glyph[]; positions: { xAdvance: number; xOffset: number }[] }
  }

  export function create(bytes: Uint8Array): Font
}

declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options: {
      variationAxes: Readonly<Record<string, number | { min: number; max: number }>>
      keepAllGlyphs?: boolean
      /** The OpenType features that stay; all when absent. */
      keepFeatures?: string[]
      noHinting?: boolean
      targetFormat: 'woff2'
    },
  ): Promise<Uint8Array>
}

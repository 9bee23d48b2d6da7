/** The few parts of fontkit that `scripts/outline/` uses; the package has no types. */
declare module 'fontkit' {
  export interface Point {
    x: number
    y: number
    onCurve: boolean
    endContour: boolean
    copy(): Point
  }

  export interface Component {
    dx: number
    dy: number
  }

  /** An outline as the compressed file holds it, at the default weight and width. */
  export interface RawGlyph {
    numberOfContours: number
    points?: Point[]
    components?: Component[]
  }

  export interface Glyph {
    id: number
    path: { commands: { command: string; args: number[] }[] }
  }

  export interface Run {
    glyphs: Glyph[]
    positions: { xAdvance: number; xOffset: number; yOffset: number }[]
  }

  export interface Font {
    unitsPerEm: number
    stream: { constructor: new (bytes: Uint8Array) => object }
    fvar: { axis: { axisTag: string; defaultValue: number }[] }
    hasGlyphForCodePoint(codePoint: number): boolean
    getGlyph(id: number): Glyph
    layout(text: string, features?: string[]): Run
    constructor: new (stream: object, coordinates: number[]) => Font
    // Internals, for which see variation.ts
    _transformedGlyphs: RawGlyph[]
    _variationProcessor: { transformPoints(id: number, points: Point[]): void } | null
  }

  export function create(bytes: Uint8Array): Font
}

import { createRequire } from 'node:module'
import type { Font, Glyph, Point, RawGlyph } from 'fontkit'

type DecodedGlyph = Glyph & { _font: Font; _decode(): RawGlyph }

const point = (x: number, y: number): Point => ({
  x,
  y,
  onCurve: true,
  endContour: true,
  copy: () => point(x, y),
})

/** The outline of a glyph at the font's weight and width. */
function vary(font: Font, id: number): RawGlyph {
  const raw = font._transformedGlyphs[id] ?? { numberOfContours: 0 }
  const components = raw.components ?? []
  const isComposite = raw.numberOfContours < 0
  const own = isComposite ? components.map(({ dx, dy }) => point(dx, dy)) : (raw.points ?? []).map((p) => p.copy())
  // Four points for the edges of the glyph follow in the tables; advances come from another table, so they stay zero.
  const edges = [point(0, 0), point(0, 0), point(0, 0), point(0, 0)]
  font._variationProcessor?.transformPoints(id, [...own, ...edges])
  if (!isComposite) return { ...raw, points: own }
  const moved = components.map((component, index) => ({ ...component, dx: own[index]?.x ?? 0, dy: own[index]?.y ?? 0 }))
  return { ...raw, components: moved }
}

/**
 * One weight and width of a variable font in WOFF2 form.
 * fontkit 2.0 varies only uncompressed fonts (`getVariation` reads the compressed bytes as if they were tables), so the
 * outlines are varied here: the default font decompresses them, the new one is told to vary them on reading.
 * @param bytes content of the `.woff2` file
 * @param settings values of the axes, `{ wght: 600, wdth: 84 }`; an axis that is not named keeps its default
 */
export function openVariation(bytes: Uint8Array, settings: Readonly<Record<string, number>>): Font {
  // Loaded on first use: with a warm cache nothing needs the library.
  const { create } = createRequire(import.meta.url)('fontkit') as typeof import('fontkit')
  const base = create(bytes)
  base.getGlyph(0)
  const coordinates = base.fvar.axis.map(({ axisTag, defaultValue }) => settings[axisTag.trim()] ?? defaultValue)
  const font = new base.constructor(new base.stream.constructor(bytes), coordinates)
  font._transformedGlyphs = base._transformedGlyphs
  const glyphs = Object.getPrototypeOf(font.getGlyph(0)) as DecodedGlyph
  glyphs._decode = function decode(this: DecodedGlyph) {
    return vary(this._font, this.id)
  }
  return font
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { drawingFiles, drawingSizes } from '../../../scripts/outline/drawings.ts'
import { cacheFolder } from '../../../scripts/lib/cache.ts'
import { drawings, makeDrawings } from '../../../scripts/outline/makeDrawings.ts'
import { outline } from '../../../scripts/outline/outline.ts'
import { sample } from '../../support/sample.ts'

const isLayers = ({ path }: { path: string }) => path.includes('.living.')
const files = drawingFiles().filter((file) => !isLayers(file))
const layers = drawingFiles().filter(isLayers)
/** The head of a page, or the one drawing of a whole section. */
const isLarge = (path: string) => /Hero|Steps|cardWeave/.test(path)
const budget = (path: string) => (isLarge(path) ? 12 : 5) * 1024

describe('drawing files', () => {
  it('are one or two for each drawing', () => {
    const sizes = drawingSizes()
    expect(Object.keys(sizes)).toEqual(Object.keys(drawings))
    const addresses = Object.values(sizes).flatMap(({ wide, small }) => [wide.src, ...(small ? [small.src] : [])])
    expect(files.map(({ path }) => path)).toEqual(addresses)
    expect(sizes.homeHero?.wide).toMatchObject({ width: 2880, height: 800 })
  })

  it.each(files)('$path is a picture without fonts, within its budget', ({ path, text }) => {
    expect(path).toMatch(/^\/assets\/drawings\/\w+(\.small|\.answers)?\.[A-Za-z\d]{8}\.svg$/)
    expect(text).toMatch(/^<svg [^>]*viewBox="[-\d. ]+"[^>]*>.*<\/svg>$/s)
    expect(text).not.toMatch(/<text|font-|var\(|NaN|undefined|<script|url\((?!#)/)
    expect(brotliCompressSync(text).length).toBeLessThanOrEqual(budget(path))
  })

  it('are made again when what is kept of one was damaged', () => {
    const folder = join(cacheFolder, 'drawings')
    const kept = readdirSync(folder).filter((name) => name.startsWith('whyFees-'))
    expect(kept).toHaveLength(1)
    for (const name of kept) writeFileSync(join(folder, name), readFileSync(join(folder, name)).fill('x', 200, 210))
    const { made } = makeDrawings()
    expect(made.drawings.whyFees?.wide.src).toBe(drawingSizes().whyFees?.wide.src)
  })

  it('have layers where something moves, within the budget of a page', () => {
    const cuts = Object.values(drawings).flatMap(({ wide, small }) => (small ? [wide, small] : [wide]))
    expect(layers).toHaveLength(cuts.filter((cut) => cut.living()).length)
    for (const { path, text } of layers) {
      expect(brotliCompressSync(text).length, path).toBeLessThanOrEqual(2.6 * 1024)
      expect(text, path).not.toMatch(/ style=|NaN|undefined|<script/)
    }
  })

  it('have ids of their own, as a page shows several', () => {
    const ids = layers.flatMap(({ text }) => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('refer only to what they define', () => {
    for (const { text } of [...files, ...layers]) {
      const known = new Set([...text.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id))
      const used = [...text.matchAll(/(?:href="|url\()#([\w-]+)/g)].map(([, id]) => id)
      expect(used.filter((id) => !known.has(id))).toEqual([])
    }
  })
})

describe('outline', () => {
  const svg = (words: string) =>
    `<svg viewBox="0 0 9 9"><text x="4" y="8" font-size="14" class="c">${words}</text></svg>`

  it('gives the same bytes for the same text', () => {
    for (const { wide } of sample(Object.values(drawings), 4, 'outlined twice'))
      expect(outline('x', wide.svg())).toBe(outline('x', wide.svg()))
  })

  it('draws each letter once', () => {
    const text = outline('x', svg('1001'))
    expect(text.match(/<path/g)).toHaveLength(2)
    expect(text.match(/<use/g)).toHaveLength(4)
  })

  it('names the drawing and the text when a letter is missing', () => {
    expect(() => outline('homeHero', svg('₦ 12'))).toThrow('Drawing "homeHero": the text "₦ 12" needs "₦"')
  })

  it('refuses what it cannot turn into outlines', () => {
    expect(() => outline('homeHero', svg('<tspan>1</tspan>'))).toThrow('may hold words only')
  })
})

import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { create } from 'fontkit'
import { preprocessCSS, resolveConfig } from 'vite'
import { describe, expect, it } from 'vitest'
import { brightrail } from '../../../scripts/dev/plugin.ts'
import { families } from '../../../scripts/generate/siteFonts.ts'
import { filesUnder } from '../../../scripts/lib/cache.ts'
import { lacking } from '../../../src/content/slips/fonts.gen.ts'
import { contentOf } from '../content/support.ts'

const rules = readFileSync('src/theme/fonts.gen.css', 'utf8').match(/@font-face\{[^}]*\}/g) ?? []
/** Name of the file and code points of each face, as the stylesheet has them. */
const faces = rules.map((rule) => ({
  name: /url\("\.\/fonts\/(\w+)\.woff2"\)/.exec(rule)?.[1] ?? '',
  codes: [...rule.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/g)].flatMap(([, from = '', to = from]) => {
    const first = parseInt(from, 16)
    return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, index) => first + index)
  }),
}))
const fileOf = (name: string) => `src/theme/fonts/${name}.woff2`

/** What the styles of the site and of the guide say of fonts. The overlay of the development server has its own. */
const styles = ['src', 'scripts/guide/style']
  .flatMap(filesUnder)
  .filter((file) => /\.(?:tsx?|css)$/.test(file) && !/\.gen\.|^src\/(?:dev|drawings)\//.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
  .replace(/@font-face \{[^}]*\}/g, '')
const numbers = (pattern: RegExp) => [...styles.matchAll(pattern)].map(([, value]) => Number(value))
const rangeOf = (values: number[]) => ({ min: Math.min(...values), max: Math.max(...values) })

describe('the fonts of the site', () => {
  it('have 30 kB at most for running text, 9 for code samples, and 1.5 for the figures of references', () => {
    expect(statSync(fileOf('sans')).size).toBeLessThanOrEqual(30_000)
    expect(statSync(fileOf('mono')).size).toBeLessThanOrEqual(9_000)
    expect(statSync(fileOf('figures')).size).toBeLessThanOrEqual(1_500)
  })

  it.each(faces)('$name has a glyph for every character for which it is asked', ({ name, codes }) => {
    const font = create(readFileSync(fileOf(name)))
    expect(codes.filter((code) => !font.hasGlyphForCodePoint(code))).toEqual([])
  })

  it('have each character once in a family', () => {
    for (const { files } of families) {
      const codes = faces.filter(({ name }) => name in files).flatMap((face) => face.codes)
      expect(codes.length).toBeGreaterThan(files.figures ? 11 : 200)
      expect(new Set(codes).size).toBe(codes.length)
    }
  })

  it('vary as far as the styles ask, and no further', () => {
    const weights = rangeOf(numbers(/(?:font-?weight: |font: `?)(\d{3})/gi))
    const widths = rangeOf(numbers(/(?:font-?stretch: '?(?=\d+%)|condensed\()(\d+)/gi))
    expect(families.map(({ axes }) => axes)).toEqual([
      { wght: weights, wdth: widths },
      { wght: weights },
      // Drawings have references in one weight (src/drawings/kit/text.ts).
      { wght: { min: 500, max: 500 } },
    ])
  })

  it('are narrow in a block only together with a wider space between words', () => {
    expect(numbers(/fontStretch: '(\d+)%/g).filter((width) => width < 100)).toEqual([])
    expect(numbers(/condensed\((\d+)\)/g).length).toBeGreaterThan(10)
  })

  it('keep the features that the styles ask for', () => {
    const asked = new Set(
      [...styles.matchAll(/font-?(?:feature-?settings|variant[-\w]*): ['"]?([^'",;}]+)/gi)].map(([, one]) => one),
    )
    expect([...asked]).toEqual(['tabular-nums'])
    const equalWidths = (digits: string) => {
      const { glyphs } = create(readFileSync(fileOf('sans'))).layout(digits, ['tnum'])
      return new Set(glyphs.map(({ advanceWidth }) => advanceWidth)).size === 1
    }
    expect(equalWidths('0123456789')).toBe(true)
  })
  it('lack what the check says that they lack', () => {
    const codes = new Set(faces.filter(({ name }) => name.startsWith('sans')).flatMap((face) => face.codes))
    const pattern = new RegExp(lacking, 'u')
    const differing = Array.from({ length: 0x3000 }, (_, code) => code).filter((code) => {
      const character = String.fromCodePoint(code)
      return !/[\p{Z}\p{C}\p{DI}]/u.test(character) && pattern.test(character) === codes.has(code)
    })
    expect(differing).toEqual([])
  })

  it('have every character of the documents, or their editors are told', () => {
    const paths = filesUnder('pages').filter((path) => path.endsWith('.json'))
    const texts = Object.fromEntries(paths.map((path) => [path.slice('pages/'.length), readFileSync(path, 'utf8')]))
    const told = new Set(
      contentOf(texts)
        .findings()
        .filter(({ code }) => code === 'otherFont')
        .map(({ file }) => file),
    )
    const isLacking = new RegExp(lacking, 'u')
    const silent = paths.filter((path) => isLacking.test(readFileSync(path, 'utf8')) && !told.has(path))
    expect(paths.length).toBeGreaterThan(10)
    expect(silent.filter((path) => !readFileSync(path, 'utf8').includes('"otherFont"'))).toEqual([])
  })
})

it('in development the faces are shown however late they come', async () => {
  const plugins = [brightrail(resolve('pages'), '2026-12-01')]
  const config = await resolveConfig({ configFile: false, plugins }, 'serve')
  const file = resolve('src/theme/site.css')
  const { code } = await preprocessCSS(readFileSync(file, 'utf8'), file, config)
  const late = rules.filter((rule) => rule.includes('font-display:optional'))
  expect(code.match(/font-display:\s*\w+/g)).toEqual([...late.map(() => 'font-display:block'), 'font-display:swap'])
  expect(faces.filter((_, at) => !late.includes(rules[at] ?? '')).map(({ name }) => name)).toEqual(['figures'])
})

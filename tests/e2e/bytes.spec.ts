import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { allScriptsOf, dist, documentOf, files, htmlOf, read, routes, scripts, scriptsOf } from './support/dist.ts'
import { boot } from './support/react.ts'
import { expect, served as test } from './support/site.ts'

/** The size in bytes as a visitor downloads it: brotli at its best, which the build has left beside the larger files. */
const compressed = (path: string) => {
  const file = join(dist(), path)
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size
  return brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

const sheets = () => files().filter((path) => path.endsWith('.css'))
const sheetsOf = (path: string) =>
  [...read(path).matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
const pages = [...routes().map(htmlOf), '/404.html']

/** Each change may pass a limit, on any page; and without a browser these tests take no time. */
const always = { tag: '@always' }

/** The home page shows the longest story. */
const htmlLimit = (path: string) => (path === '/index.html' ? 18_000 : 16_000)

test(
  'SPEED-1 every page, with the styles and the drawing of its first screen in it, is at most 16 kB, the home page 18 kB',
  always,
  () => {
    const sizes = pages.map((path) => ({ path, size: compressed(path) }))
    expect(sizes.filter(({ path, size }) => size > htmlLimit(path))).toEqual([])
  },
)

test(
  'SPEED-1 only a page with a drawing that lives has the rules for it, the same on all, and the script only where one waits',
  always,
  () => {
    const styles = new Set<string>()
    for (const path of pages) {
      const html = read(path)
      const [, living] = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css)
      expect.soft(living !== undefined, path).toBe(html.includes(' data-living="'))
      if (living !== undefined) styles.add(living)
      expect.soft(/ src="\/assets\/living-/.test(html), path).toBe(html.includes(' data-living=""'))
      // No still picture is left in the place of the layers, and no id is there twice.
      expect.soft(html, path).not.toContain('data-cuts')
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      expect
        .soft(
          ids.filter((id, at) => ids.indexOf(id) !== at),
          path,
        )
        .toEqual([])
    }
    expect(styles.size).toBe(1)
    expect(brotliCompressSync([...styles].join('')).length).toBeLessThanOrEqual(1_000)
    for (const path of scripts().filter((one) => one.startsWith('/assets/living-')))
      expect(compressed(path)).toBeLessThanOrEqual(600)
  },
)

test('SPEED-1 in the HTML the words of the first screen come before its drawing', always, () => {
  for (const path of pages) {
    const html = read(path)
    const drawing = html.indexOf(' data-living="go"')
    if (drawing > 0) expect.soft(html.indexOf('<h1'), path).toBeLessThan(drawing)
  }
})

test(
  'SPEED-1 a page that begins with a hero is painted without a stylesheet, which follows in its first block',
  always,
  () => {
    const early = pages.filter((path) => {
      const [head = '', first = ''] = read(path).split(/(?=<div data-block=")/)
      const [before = '', after] = first.split('<link rel="stylesheet"')
      if (!before.startsWith('<div data-block="hero"')) return false
      expect.soft(head, path).not.toContain('rel="stylesheet"')
      expect.soft(after, path).toMatch(/^[^>]*><\/div>/)
      return true
    })
    expect(early.length).toBeGreaterThan(pages.length / 2)
  },
)

test('SPEED-1 every page has the same styles in it, and links two stylesheets of at most 6 kB together', always, () => {
  const linked = pages.map((path) => ({ path, sheets: sheetsOf(path) }))
  expect(new Set(pages.map((path) => /<style>(.*?)<\/style>/s.exec(read(path))?.[1])).size).toBe(1)
  expect(new Set(linked.map((page) => page.sheets[1])).size).toBe(1)
  const heavy = linked.filter((page) => page.sheets.reduce((sum, path) => sum + compressed(path), 0) > 6_000)
  expect(heavy).toEqual([])
  expect(new Set(linked.flatMap((page) => page.sheets))).toEqual(new Set(sheets()))
})

/** The selectors of a stylesheet, of those that take others in parentheses as one. */
const selectorsOf = (css: string) =>
  [...css.matchAll(/([^{}@;]+)\{/g)].flatMap(([, list = '']) => list.split(/,(?![^()]*\))/)).map((one) => one.trim())

/** The parts of a selector, from the outermost element to the one that it is about. */
const partsOf = (selector: string) =>
  selector.replace(/(?<!:is|:where)\((?:[^()]|\([^()]*\))*\)/g, '').split(/[\s>+~]+/)

test('SPEED-1 no change makes browsers look at the styles of a whole page again', always, () => {
  const inline = [...read('/index.html').matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css)
  // What the page as a whole says of itself, and what any :has() depends on, concerns all that the last part may mean.
  const far = [...inline, ...sheets().map((path) => read(path))]
    .flatMap(selectorsOf)
    .filter((one) => /:has\(|^(?:html|:root)?\[/.test(one) && partsOf(one).length > 1)
  expect(far.length).toBeGreaterThan(5)
  expect(far.filter((one) => !/^[a-z]|[.#[]/.test(partsOf(one).at(-1) ?? ''))).toEqual([])
})

test('SPEED-1 the script before React is at most 1.5 kB', always, () => {
  expect(compressed(boot)).toBeLessThanOrEqual(1_500)
})

/** A calendar and a form are small applications: what they need comes with their pages only. */
const limitOf = (route: string) =>
  / data-block="(?:booking|form)" data-live/.test(read(htmlOf(route))) ? 80_000 : 76_000

const sizeOf = (paths: Iterable<string>) => [...paths].reduce((sum, path) => sum + compressed(path), 0)

test(
  'SPEED-1 a page loads at most 76 kB of script by itself, and 80 kB where it has a calendar or a form',
  always,
  () => {
    const sizes = routes().map((route) => ({ route, limit: limitOf(route), size: sizeOf(scriptsOf(route)) }))
    expect(sizes.filter(({ size, limit }) => size > limit)).toEqual([])
  },
)

test(
  'SPEED-1 no script uses the data of languages, whose first use in a browser costs as much as drawing a page',
  always,
  () => {
    expect(scripts().filter((path) => /\btoLocale|\bIntl\b|\blocaleCompare\b/.test(read(path)))).toEqual([])
  },
)

test(
  'SPEED-1 with the code of all blocks a page has loaded at most 102 kB of script, in at most 10 files and that for drawings',
  always,
  () => {
    const all = routes().map(allScriptsOf)
    expect(all.map(sizeOf).filter((size) => size > 102_000)).toEqual([])
    const others = all.map((paths) => paths.filter((path) => !path.startsWith('/assets/living-')))
    expect(others.filter(({ length }) => length > 10)).toEqual([])
  },
)

test(
  'SPEED-1 a document with the styles that it brings is at most 10 kB, so four of them are at most 40 kB',
  always,
  () => {
    const sizes = [...routes().map(documentOf), '/404.json'].map((path) => ({ path, size: compressed(path) }))
    expect(sizes.filter(({ size }) => size > 10_000)).toEqual([])
  },
)

test('SEC-1 SPEED-1 T-S4 no page has code of its own, or a script that it waits for', always, () => {
  for (const path of pages) {
    const html = read(path)
    // Data for machines is no code: the browser runs nothing of that type. The page has it once, and no text ends it early.
    const data = html.match(/<script type="application\/ld\+json">[^<]*<\/script>\n<\/head>/g) ?? []
    expect.soft(data, path).toHaveLength(html.includes('content="noindex"') ? 0 : 1)
    const code = html.replace(data[0] ?? '', '')
    const tags = (name: string) => [...code.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => tag)
    // From this site, with a checksum, and not waited for.
    const isSound = (tag: string) =>
      [/ src="\/assets\//, / integrity="sha384-/, / (?:async|defer)\b/].every((part) => part.test(tag))
    expect
      .soft(
        tags('script').filter((tag) => !isSound(tag)),
        `${path}: scripts`,
      )
      .toEqual([])
    expect.soft(tags('style').length, `${path}: style elements`).toBe(html.includes(' data-living="') ? 2 : 1)
    expect.soft(new Set(tags('style')), `${path}: style elements`).toEqual(new Set(['<style>']))
    expect.soft(html.match(/<[^>]* (?:style|on[a-z]+)="/g), `${path}: attributes with code`).toBeNull()
    expect.soft(html, path).not.toMatch(/(?:href|src|action)="\s*(?:javascript|data|vbscript):/i)
    expect.soft(html, path).not.toMatch(/>[^<]*\b(?:undefined|NaN)\b[^<]*<|\[object Object\]/)
  }
})

test('T-S16 no source map and no name of a development tool is in the site', always, () => {
  expect(files().filter((path) => path.endsWith('.map'))).toEqual([])
  for (const path of scripts())
    expect(read(path)).not.toMatch(/sourceMappingURL|@vite|__vite_|import\.meta\.hot|react-refresh/)
  const texts = files().filter((path) => /\.(?:html|js|css|json|webmanifest|txt|xml)$/.test(path))
  const telling =
    /__brightrail|brightrail:(?:token|studio|files|tab)|brightrail-token|id="studio"|src\/studio|codemirror|cm-editor/i
  expect(texts.filter((path) => telling.test(read(path)))).toEqual([])
})

test('T-S6 the checksums in the pages are those of the files', always, () => {
  for (const [, path = '', sum] of read('/index.html').matchAll(
    /(?:src|href)="(\/assets\/[^"]+)" integrity="sha384-([^"]+)"/g,
  )) {
    expect(
      createHash('sha384')
        .update(readFileSync(join(dist(), path)))
        .digest('base64'),
      path,
    ).toBe(sum)
  }
})

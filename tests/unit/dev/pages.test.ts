import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildPage } from '../../../scripts/build/pages.ts'
import type { CodeLoader } from '../../../scripts/dev/code.ts'
import { LiveContent } from '../../../scripts/dev/liveContent.ts'
import * as ownCode from '../../../scripts/dev/ownCode.ts'
import * as pageCode from '../../../scripts/dev/pageCode.ts'
import { Pages } from '../../../scripts/dev/pages.ts'
import { loadContent } from '../../../scripts/lib/readContent.ts'
import { BlockError, createRenderer } from '../../../src/entryServer.tsx'
import { documentAddress, notFoundRoute } from '../../../src/model/route.ts'
import { pageBuildOf } from '../../support/pageBuild.ts'
import { sample } from '../../support/sample.ts'

const content = new LiveContent('pages')
let pages: Pages
let loadCode = () => Promise.resolve<typeof pageCode>(pageCode)

beforeAll(async () => {
  content.load(ownCode)
  const loader = { pages: () => loadCode() } as CodeLoader
  pages = new Pages(content, loader, '<script src="/tools.js"></script>')
  await pages.renew()
})
afterEach(async () => {
  loadCode = () => Promise.resolve(pageCode)
  await pages.renew()
})

const htmlAt = (path: string) => pages.html(path, documentAddress(path))

/** Changes a document as somebody does who saves it. */
function save(key: string, change: (text: string) => string): void {
  content.apply(new Map([[key, change(readFileSync(join('pages', key), 'utf8'))]]))
}

/** The HTML without the addresses and names of what is made from code, and without what only one of both has. */
function common(html: string): string[] {
  return html
    .replace(/<html[^>]*>/, (tag) => tag.replace(/ data-(?:hash|site|code|react|client|frame)="[^"]*"/g, ''))
    .replace(/<style[^>]*>.*?<\/style>\n?/gs, '')
    .replace(/<link rel="stylesheet"[^>]*>\n?/g, '')
    .replace(/<script (?!type="application)[^>]*><\/script>\n?/g, '')
    .replace(/(<link rel="preload" href=")[^"]*/, '$1')
    .split(/(?<=>)/)
}

describe('the page of the development server', () => {
  const loaded = loadContent('pages').content
  const build = pageBuildOf(loaded, { boot: '/boot.js' })
  const routes = loaded.routes().map(({ route }) => route)
  const inDepth = routes.filter((route) => route.split('/').length > 2)
  buildPage(build, '/case-studies')

  test.each(['/', ...sample(inDepth, 1, 'deep'), ...sample(routes, 4, 'pages'), notFoundRoute])(
    'DOC-5 %s is that of a build, but for the addresses of code',
    (route) => {
      const built = buildPage(build, route)?.html ?? ''
      const shown = htmlAt(route === notFoundRoute ? `/${route}` : route)
      expect(common(shown)).toEqual(common(built))
      expect(shown).toContain('<script src="/tools.js">')
    },
  )

  test('has a rule for each class in it, so it can be read before any script has run', () => {
    const html = htmlAt('/')
    const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
    const rules = /<style data-emotion[^>]*>([^<]*)</.exec(html)?.[1] ?? ''
    const ids = classes.filter((name) => name.startsWith('b-'))
    expect(ids.length).toBeGreaterThan(50)
    expect(ids.filter((id) => !rules.includes(`.${id}`))).toEqual([])
  })

  test('an address without a page, and an example of a block', () => {
    const missing = htmlAt('/nothing-here')
    expect(missing).toContain('npm run new page nothing-here')
    expect(missing).toContain('<footer')
    const example = htmlAt('/__gallery/stats/1')
    expect(example).toContain('data-block="stats"')
    expect(example).not.toMatch(/<footer|<header/)
    expect(pages.frame('/__gallery/stats/1')).toBeUndefined()
    const still = pages.html('/__gallery/stats/1', '', null)
    expect(still).toContain('data-block="stats"')
    expect(still).not.toContain('<script')
  })
})

describe('the frame', () => {
  test('is another one after a change of the site, and after none of a page', () => {
    const before = pages.frameHash('/about')
    save('about.json', (text) => text.replace(/"title": "/, '"title": "About: '))
    expect(pages.frameHash('/about')).toBe(before)
    save('_site.json', (text) => text.replace(/"legal": "[^"]*"/, '"legal": "Another sentence."'))
    expect(pages.frameHash('/about')).not.toBe(before)
    const { top, foot, styles } = pages.frame('/about') ?? {}
    expect([top?.startsWith('<a '), foot?.includes('Another sentence.')]).toEqual([true, true])
    expect(styles).toContain('.b-')
  })
})

describe('what cannot be drawn', () => {
  test('DOC-8 code that does not compile: it is told, and pages stay what they were', async () => {
    loadCode = () => Promise.reject(new Error('hero.tsx:3 is no code'))
    await pages.renew()
    expect(pages.error('/about')).toBe('hero.tsx:3 is no code')
    expect(htmlAt('/about')).toContain('<h1')
  })

  test('DOC-8 a block that throws: its page comes empty, inside its frame, and it is told where the block is', async () => {
    const page = (_: unknown, __: unknown, [place = '']: readonly string[]) => {
      throw new BlockError('hero', place, 'planted')
    }
    loadCode = () => Promise.resolve({ ...pageCode, createRenderer: () => ({ ...createRenderer(), page }) })
    await pages.renew()
    const html = htmlAt('/about')
    expect(html).toContain('<div id="root"></div>')
    expect(html).toContain('<footer')
    const { file } = content.page('/about').document
    expect(pages.error('/about')).toContain(`${file}#/blocks/0: the block "hero" could not be drawn: planted`)
    loadCode = () => Promise.resolve(pageCode)
    await pages.renew()
    expect(pages.error('/about')).toBeUndefined()
  })
})

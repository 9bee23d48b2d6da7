import { describe, expect, test } from 'vitest'
import { createContent } from '../../../src/content/store/index.ts'
import type { SiteContent } from '../../../src/studio/server/messages.ts'
import type { News } from '../../../src/studio/store/messages.ts'
import { inFormWords } from '../../../src/studio/store/formWords.ts'
import { StudioStore } from '../../../src/studio/store/studioStore.ts'
import { site } from './siteContent.ts'

const { files, today } = site
const key = 'compliance.json'
const text = files.find(([one]) => one === key)?.[1] ?? ''
const titled = (title: string) => text.replace(/("blocks": \[\s*\{[^{}]*?"title": )"[^"]*"/, `$1"${title}"`)

/** A store with the site's documents, and what it has told. */
function start(more: Partial<SiteContent> = {}) {
  const told: News[] = []
  const store = new StudioStore((news) => told.push(news))
  store.load({ ...site, ...more })
  const of = <Kind extends News['kind']>(kind: Kind) =>
    told.filter((news): news is Extract<News, { kind: Kind }> => news.kind === kind)
  return { store, told, of }
}

describe('the store of the studio', () => {
  test('draws what is shown before the rest of the site has been read, as it is drawn after it', () => {
    const lists = files.find(([one, words]) => !one.startsWith('_') && words.includes('"folder"'))?.[0] ?? ''
    for (const shown of [key, lists]) {
      const { store, of } = start()
      store.show(shown)
      store.draw(false)
      const [first] = of('drawn')
      expect(first?.drawn?.page.blocks.length).toBeGreaterThan(0)
      expect(store.readRest(0)).toBe(false)
      expect(store.readRest()).toBe(true)
      // Nothing else came: it was whole.
      expect(of('drawn')).toEqual([first])
    }
  })

  test('draws a page with a block of an unknown kind as it is now, with that block in its place', () => {
    const { store, of } = start()
    const { blocks, ...page } = JSON.parse(titled('The title of now')) as { blocks: object[] }
    const [first, ...rest] = blocks
    const write = (more: object[]) => store.set(key, JSON.stringify({ ...page, blocks: [first, ...more, ...rest] }), 1)
    store.show(key)
    write([{ type: 'testimonal', words: 'Said by a customer' }])
    store.draw(false)
    const drawn = of('drawn').at(-1)?.drawn
    expect(drawn?.page.blocks[1]).toEqual({ type: 'testimonal', called: 'testimonal' })
    expect(drawn?.page.blocks.map(({ type }) => type)).toEqual(
      [first, { type: 'testimonal' }, ...rest].map((block) => (block as { type: string }).type),
    )
    expect(JSON.stringify(drawn?.page.blocks[0])).toContain('The title of now')
    // A block of which nothing can be drawn, and one that is of no kind at all.
    write([{ type: 'testimonal' }, { type: 'hero' }, {}])
    store.draw(false)
    expect(of('drawn').at(-1)?.drawn?.page.blocks.slice(1, 4)).toEqual([
      { type: 'testimonal', called: 'testimonal' },
      { type: 'notDrawn', name: 'Hero' },
      { type: 'notDrawn' },
    ])
  })

  test('draws what is written elsewhere when something cannot be drawn, and that as it was before', () => {
    const { store, of } = start()
    const shown = 'faqs.json'
    const words = files.find(([one]) => one === shown)?.[1] ?? ''
    const page = JSON.parse(words) as { description?: string; blocks: Record<string, unknown>[] }
    const at = page.blocks.findIndex(({ type }) => type === 'faq')
    const { items = [], ...faq } = page.blocks[at] as { items?: { question: string; anchor?: string }[] }
    const write = (one: Record<string, unknown>, value: Record<string, unknown> = page) => {
      store.set(shown, JSON.stringify({ ...value, blocks: page.blocks.toSpliced(at, 1, one) }), 1)
      store.draw(false)
      return of('drawn').at(-1)?.drawn?.page as typeof page | undefined
    }
    const [first, ...rest] = items
    store.show(shown)
    const before = write({ ...faq, items: [{ ...first, anchor: 'as-it-was' }, ...rest] })
    const asItWas = { question: 'Do you follow?', anchor: 'as-it-was' }
    // A text that changes beside a field that cannot be drawn, and a field that is missing.
    const wrong = write({
      ...faq,
      title: 'Now',
      items: [{ ...first, question: 'Do you follow?', anchor: 'Not one' }, ...rest],
    })
    const [, ...drawn] = (before?.blocks[at]?.items ?? []) as { question: string }[]
    expect(drawn).toHaveLength(rest.length)
    expect(wrong?.blocks[at]).toMatchObject({
      title: 'Now',
      items: [asItWas, ...drawn.map(({ question }) => ({ question }))],
    })
    const { description, ...without } = page
    expect(write({ ...faq, title: 'Then', items }, without)).toMatchObject({ description })
    expect(write({ ...faq, title: 'Then' })?.blocks[at]).toMatchObject({
      title: 'Then',
      items: items.map(() => ({})),
    })
    // What was never right is left out.
    expect(
      write({ ...faq, items: [...items, { question: 'New?', answer: 'Yes.', anchor: '?' }] })?.blocks[at],
    ).toHaveProperty(`items.${items.length}.question`, 'New?')
  })

  test('draws a page from which all blocks were taken away', () => {
    const { store, of } = start()
    store.show(key)
    store.set(key, JSON.stringify({ ...(JSON.parse(text) as object), blocks: [] }), 1)
    store.draw(false)
    expect(of('drawn').at(-1)?.drawn?.page.blocks).toEqual([])
  })

  test('draws a page that is broken from the start as the server drew it last, however it is opened', () => {
    const broken = files.map(([one, words]): [string, string] => [one, one === key ? '{' : words])
    for (const isOpenedFirst of [true, false]) {
      const { store, of } = start({ files: broken, lastDrawn: [[key, titled('The title of before')]] })
      if (isOpenedFirst) store.set(key, '{', 1)
      store.show(key)
      store.draw(false)
      expect(JSON.stringify(of('drawn').at(-1)?.drawn?.page.blocks[0])).toContain('The title of before')
    }
  })

  test('tells what is wrong with a document by itself at once, and the same of it with the whole site', () => {
    const { store, told, of } = start()
    store.readRest()
    store.check()
    store.set(key, titled('x'), 1)
    store.checkOwn(key)
    store.check()
    expect(told.slice(-2).map(({ kind }) => kind)).toEqual(['own', 'findings'])
    const content = createContent({ root: 'pages', today, drawings: {} })
    for (const [one, words] of files) content.set(one, one === key ? titled('x') : words)
    const own = of('findings')
      .at(-1)
      ?.findings.filter(({ file }) => file === 'pages/compliance.json')
    const inForm = content.findings().map((one) => inFormWords(one, one.file.slice('pages/'.length)))
    expect(of('findings').at(-1)?.findings).toEqual(inForm)
    expect(own?.some(({ code }) => code === 'tooShort')).toBe(true)
    expect(of('own')[0]?.findings).toEqual(own)
  })

  test('keeps what the others say of a document until they have been looked at again', () => {
    const { store, of } = start()
    store.readRest()
    const [title = ''] = /"title": "[^"]*"/.exec(files.find(([one]) => one === 'about.json')?.[1] ?? '') ?? []
    const same = text.replace(/"title": "[^"]*"/, title)
    store.set(key, same, 1)
    store.checkOwn(key)
    store.check()
    const whole = of('findings')
      .at(-1)
      ?.findings.filter(({ file }) => file === 'pages/compliance.json')
    expect(whole?.some(({ code }) => code === 'titleTwice')).toBe(true)
    store.set(key, `${same} `, 2)
    store.checkOwn(key)
    expect(of('own').at(-1)?.findings).toEqual(whole)
  })

  test('tells the pages of the site before it has read them, in the order that they have then', () => {
    const { store, of } = start()
    const first = of('overview').at(-1)?.overview
    expect(first?.isWhole).toBe(false)
    expect(first?.shared).toEqual([])
    expect(first?.tokens.map(([name]) => name)).toContain('brand')
    store.readRest()
    store.check()
    const whole = of('overview').at(-1)?.overview
    expect(whole?.isWhole).toBe(true)
    expect(whole?.shared.length).toBeGreaterThan(0)
    const places = (all = first) => all?.pages.map(({ key: one, route }) => [one, route])
    expect(places(first)).toEqual(places(whole))
    expect(whole?.pages.every(({ title }) => title !== '')).toBe(true)
  })

  test('tells what the site consists of once, and again only when that is something else', () => {
    const { store, told, of } = start()
    store.readRest()
    store.check()
    told.splice(0, told.length - 1)
    const save = (words: string) => {
      store.change({ files: [{ key, text: words, revision: '' }], media: [], shown: [] }, [])
      store.check()
    }
    save(titled('Another title of a block'))
    expect(of('overview')).toHaveLength(1)
    save(text.replace(/"title": "[^"]*"/, '"title": "Another title | {brand}"'))
    expect(of('overview')).toHaveLength(2)
  })
})

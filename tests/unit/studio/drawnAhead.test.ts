import { describe, expect, test } from 'vitest'
import { applyEdits, createSource, setValue } from '../../../src/content/json/index.ts'
import { kindOf } from '../../../src/model/route.ts'
import { keepSame } from '../../../src/studio/core/keepSame.ts'
import { DrawnAhead, drawAhead } from '../../../src/studio/store/drawnAhead.ts'
import type { Drawn, News } from '../../../src/studio/store/messages.ts'
import { StudioStore } from '../../../src/studio/store/studioStore.ts'
import { site } from './siteContent.ts'

const { files } = site

/** The site's documents in a store, and how it draws the one that is shown. */
function begin() {
  const told: News[] = []
  const store = new StudioStore((news) => told.push(news))
  store.load(site)
  const draw = () => {
    store.draw(true)
    const last = told.findLast((news) => news.kind === 'drawn')
    if (!last?.drawn) throw new Error('Nothing is drawn.')
    return last.drawn
  }
  return { store, draw }
}
const { store, draw } = begin()

const textOf = (key: string) => files.find(([one]) => one === key)?.[1] ?? ''

/** How a page is drawn before and after a text of it is another one, and what can be known of that without the store. */
function drawnBoth(key: string, pointer: string, text: string) {
  const before = textOf(key)
  store.show(key)
  const first = draw()
  const after = applyEdits(before, setValue(createSource(key, before), pointer, text))
  const values = { before: JSON.parse(before) as unknown, after: JSON.parse(after) as unknown }
  const ahead = drawAhead(first, `pages/${key}`, { ...values, after: keepSame(values.before, values.after) })
  store.set(key, after, 1)
  const last = draw()
  store.set(key, before, 1)
  return { first, ahead, last }
}

/** A place of each text that a kind of block can have: the first one that the site's pages have of it. */
function textsOfBlocks(): [key: string, pointer: string][] {
  const found = new Map<string, [key: string, pointer: string]>()
  const visit = (value: unknown, key: string, pointer: string, field: string) => {
    if (typeof value === 'string') found.set(field, found.get(field) ?? [key, pointer])
    else if (typeof value === 'object' && value !== null) {
      for (const [name, part] of Object.entries(value))
        visit(part, key, `${pointer}/${name}`, Array.isArray(value) ? `${field}/*` : `${field}/${name}`)
    }
  }
  for (const [key, text] of files) {
    const { blocks = [] } = JSON.parse(text) as { blocks?: { type: string }[] }
    if (kindOf(key) !== 'page') continue
    for (const [at, block] of blocks.entries()) visit({ ...block, type: 0 }, key, `/blocks/${at}`, block.type)
  }
  return [...found.values()]
}

describe('a page that is drawn before the store has answered', () => {
  test('is what the store draws then, whichever text of a block has changed', () => {
    let known = 0
    for (const [key, pointer] of textsOfBlocks()) {
      for (const text of ['Another one', '', 'Long '.repeat(300)]) {
        const { first, ahead, last } = drawnBoth(key, pointer, text)
        if (!ahead) continue
        known++
        expect.soft(ahead, `${key} ${pointer}`).not.toEqual(first)
        expect.soft(ahead, `${key} ${pointer}`).toEqual(last)
      }
    }
    expect(known).toBeGreaterThan(300)
  })

  test('is left to the store where a text is not drawn as it is written, or is no text', () => {
    expect(drawnBoth('index.json', '/blocks/0/title', 'Another one').ahead).not.toBeNull()
    expect(drawnBoth('index.json', '/blocks/0/title', 'Of {brand}').ahead).toBeNull()
    expect(drawnBoth('index.json', '/title', 'Of the page itself').ahead).toBeNull()
    expect(drawnBoth('index.json', '/blocks/0/id', 'another').ahead).toBeNull()
    const drawn = drawnBoth('index.json', '/blocks/0/title', 'Another one').first
    const of = (blocks: object[]) => ({ blocks })
    const [one, other] = [of([{ type: 'hero', title: 'A' }]), of([{ type: 'hero', title: 'B', lead: 'C' }])]
    expect(drawAhead(drawn, 'pages/index.json', { before: one, after: other })).toBeNull()
    expect(drawAhead(drawn, 'pages/index.json', { before: one, after: one })).toBeNull()
    // The page shows another text there than the one that has changed.
    expect(drawAhead(drawn, 'pages/index.json', { before: one, after: of([{ type: 'hero', title: 'B' }]) })).toBeNull()
  })
})

describe('what is shown between a key and the answer to it', () => {
  const page = (...titles: string[]) =>
    ({
      key: 'a.json',
      pointers: titles.map((_, at) => `pages/a.json#/blocks/${at}`),
      page: { title: 'A', blocks: titles.map((title) => ({ type: 'hero', title })) },
    }) as unknown as Drawn
  const value = (title: string) => ({ blocks: [{ type: 'hero', title }] })
  const titlesOf = (drawn: Drawn | null) => drawn?.page.blocks.map((block) => 'title' in block && block.title)
  const beginWith = () => {
    const ahead = new DrawnAhead()
    const shown = ahead.hear(null, page('a'), 1) as Drawn
    const type = (from: Drawn, before: string, after: string, version: number) =>
      ahead.draw(from, 'pages/a.json', { before: value(before), after: value(after) }, version)
    return { ahead, shown, type }
  }

  test('is the page with all keys, also when an answer to an earlier one comes', () => {
    const { ahead, shown, type } = beginWith()
    const two = type(type(shown, 'a', 'ab', 2), 'ab', 'abc', 3)
    expect(titlesOf(two)).toEqual(['abc'])
    expect(ahead.hear(two, page('ab'), 2)).toBe(two)
    expect(ahead.hear(two, page('abc'), 3)).toBe(two)
  })

  test('is what the store draws, where that is something else', () => {
    const { ahead, shown, type } = beginWith()
    const next = type(shown, 'a', 'ab', 2)
    expect(titlesOf(ahead.hear(next, page('AB'), 2))).toEqual(['AB'])
  })

  test('is the page as it was, where the store draws nothing new', () => {
    const { ahead, shown, type } = beginWith()
    const next = type(shown, 'a', 'ab', 2)
    expect(ahead.settle(next, 1)).toBe(next)
    expect(titlesOf(ahead.settle(next, 2))).toEqual(['a'])
  })
})

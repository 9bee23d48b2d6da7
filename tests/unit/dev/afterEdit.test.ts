import { expect, test } from 'vitest'
import type { Page } from '../../../src/model/schema.gen.ts'
import type { PageDocument } from '../../../src/model/document.ts'
import { afterEdit } from '../../../src/dev/afterEdit.ts'

/** A page whose blocks are written as `type text`. */
function pageOf(blocks: string[], names?: string[]): PageDocument {
  const made = blocks.map((words) => ({ type: words.split(' ')[0], title: words }))
  const page = { title: '', description: '', index: true, blocks: made } as unknown as Page
  return { route: '/a', file: '', hash: '', site: '', code: '', page, ...(names && { names }) }
}
const before = ['hero a', 'faq a', 'faq b', 'tabs a']
const names = ['h', 'fa', 'fb', 't']
const after = (blocks: string[]) => afterEdit(pageOf(before, names), pageOf(blocks)).names ?? []

test('a block keeps its name when its words change', () => {
  expect(after(['hero A', 'faq A', 'faq B', 'tabs A'])).toEqual(names)
  expect(after(['hero a', 'faq a', 'faq B', 'tabs a'])).toEqual(names)
})

test('a block keeps its name wherever it is', () => {
  expect(after(['tabs a', 'faq b', 'hero a', 'faq a'])).toEqual(['t', 'fb', 'h', 'fa'])
  expect(after(['faq b', 'tabs A'])).toEqual(['fb', 't'])
})

test('a new block takes nobody else’s name', () => {
  const [first, , second, third, fourth, last] = after(['faq new', 'hero a', 'faq a', 'faq b', 'passage', 'tabs a'])
  expect([second, third, last]).toEqual(['fa', 'fb', 't'])
  expect(new Set([...names, first, fourth]).size).toBe(6)
  expect(after(['faq new', ...before])[0]).not.toBe(first)
})

test('of several blocks of one type that changed, those of one title are the same', () => {
  const made = (blocks: [title: string, text: string][], given?: string[]) => {
    const page = pageOf([], given)
    page.page.blocks = blocks.map(([title, text]) => ({ type: 'passage', title, text })) as unknown as Page['blocks']
    return page
  }
  const old = made([['a', 'one']], ['A'])
  const next = made([
    ['b', 'one'],
    ['a', 'two'],
  ])
  expect(afterEdit(old, next).names?.[1]).toBe('A')
})

test('where nobody has named them, route and place do', () => {
  expect(afterEdit(pageOf(before), pageOf(before)).names).toEqual(['/a 0 hero', '/a 1 faq', '/a 2 faq', '/a 3 tabs'])
})

test('a block that is as it was is the same object, wherever it is now', () => {
  const shown = pageOf(before, names)
  const [hero, , faq, tabs] = shown.page.blocks
  const next = pageOf(['tabs a', 'faq b', 'hero A', 'tabs a'])
  const [first, second, third, fourth] = afterEdit(shown, next).page.blocks
  expect(first).toBe(tabs)
  expect(second).toBe(faq)
  expect(third).not.toBe(hero)
  expect(fourth).toBe(next.page.blocks[3])
})

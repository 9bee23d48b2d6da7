import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../scripts/test/random.ts'
import { seed } from '../../../scripts/test/seed.ts'
import { decide, decideAll, merge } from '../../../src/studio/session/merge.ts'
import { isFull } from '../../support/sample.ts'

type Block = { type: string; id?: string; [field: string]: unknown }
interface Page {
  title: string
  blocks: Block[]
}

const base = `${JSON.stringify(
  {
    title: 'A page',
    blocks: [
      { type: 'hero', id: 'top', title: 'Hello', lead: 'Words' },
      { type: 'faq', title: 'Questions' },
      { type: 'banner', id: 'end', title: 'Bye' },
    ],
  },
  null,
  2,
)}\n`
const changed = (change: (page: Page) => unknown, text = base) => {
  const page = JSON.parse(text) as Page
  change(page)
  return `${JSON.stringify(page, null, 2)}\n`
}
const block = (page: Page, type: string) => page.blocks.find((one) => one.type === type) as Block
const merged = (mine: (page: Page) => unknown, theirs: (page: Page) => unknown) =>
  merge('pages/x.json', base, changed(mine), changed(theirs))
const types = (text: string) => (JSON.parse(text) as Page).blocks.map(({ type }) => type)

describe('changes that do not touch are both there', () => {
  test.each<[string, (page: Page) => unknown, (page: Page) => unknown]>([
    ['two fields of a block', (p) => (block(p, 'hero').title = 'A'), (p) => (block(p, 'hero').lead = 'B')],
    ['two blocks', (p) => (block(p, 'faq').title = 'A'), (p) => (block(p, 'banner').title = 'B')],
    ['page and block', (p) => (p.title = 'A'), (p) => (block(p, 'banner').title = 'B')],
    ['a new field, a field that goes', (p) => (block(p, 'faq').lead = 'A'), (p) => delete block(p, 'hero').lead],
    ['the same change', (p) => (p.title = 'A'), (p) => (p.title = 'A')],
    ['a block that goes', (p) => p.blocks.splice(1, 1), (p) => (block(p, 'hero').title = 'B')],
  ])('%s', (_, mine, theirs) => {
    const { text, conflicts } = merged(mine, theirs)
    expect(conflicts).toEqual([])
    expect(text).toBe(changed(theirs, changed(mine)))
  })

  test('my new block follows the block that it followed', () => {
    const { text, conflicts } = merged(
      (p) => p.blocks.splice(2, 0, { type: 'steps' }),
      (p) => p.blocks.splice(1, 0, { type: 'stats' }),
    )
    expect(conflicts).toEqual([])
    expect(types(text)).toEqual(['hero', 'stats', 'faq', 'steps', 'banner'])
  })

  test('a block that both have removed', () => {
    const without = (page: Page) => page.blocks.splice(1, 1)
    expect(merged(without, without)).toEqual({ text: changed(without), conflicts: [] })
  })

  test('my order, and their words', () => {
    const { text, conflicts } = merged(
      (p) => p.blocks.reverse(),
      (p) => (block(p, 'faq').title = 'B'),
    )
    expect(conflicts).toEqual([])
    expect(types(text)).toEqual(['banner', 'faq', 'hero'])
    expect(text).toContain('"B"')
  })
})

describe('what touches is a conflict, with theirs in the text and mine in the conflict', () => {
  test.each<[string, (page: Page) => unknown, (page: Page) => unknown, object]>([
    [
      'the same field',
      (p) => (block(p, 'hero').title = 'A'),
      (p) => (block(p, 'hero').title = 'B'),
      { pointer: '/blocks/0', block: 'Hero', field: 'title', mine: 'A', theirs: 'B' },
    ],
    [
      'a field of the page',
      (p) => (p.title = 'A'),
      (p) => (p.title = 'B'),
      { pointer: '', block: '', field: 'title', mine: 'A', theirs: 'B' },
    ],
    [
      'a block that I removed and they changed',
      (p) => p.blocks.splice(1, 1),
      (p) => (block(p, 'faq').title = 'B'),
      { pointer: '/blocks/1', field: '', mine: undefined, theirs: { type: 'faq', title: 'B' } },
    ],
    [
      'a block that they removed and I changed',
      (p) => (block(p, 'faq').title = 'A'),
      (p) => p.blocks.splice(1, 1),
      { pointer: null, field: '', mine: { type: 'faq', title: 'A' }, theirs: undefined },
    ],
  ])('%s', (_, mine, theirs, expected) => {
    const { text, conflicts } = merged(mine, theirs)
    expect(conflicts).toMatchObject([expected])
    expect(text).toBe(changed(theirs))
    const decided = conflicts.reduce((now, conflict) => decide('pages/x.json', now, conflict), text)
    expect(new Set(types(decided))).toEqual(new Set(types(changed(mine))))
    expect(JSON.stringify(JSON.parse(decided)).includes('"B"')).toBe(false)
  })
})

test('nothing of mine: their text as it is, to the byte', () => {
  const theirs = readFileSync('pages/payout.json', 'utf8').replaceAll('\n', '\r\n')
  const other = theirs.replace('Pay one person', 'Pay somebody')
  expect(merge('pages/payout.json', theirs, theirs, other)).toEqual({ text: other, conflicts: [] })
  expect(merge('pages/payout.json', theirs, other, theirs)).toEqual({ text: other, conflicts: [] })
})

test('random changes of both sides: whatever only one of them has changed is in the text', () => {
  const random = createRandom(`merge ${seed}`)
  const below = (most: number) => Math.floor(random() * most)
  for (let turn = 0; turn < (isFull ? 2000 : 150); turn++) {
    const change = (mark: string) => (page: Page) => {
      for (let step = below(4); step >= 0; step--) {
        const one = page.blocks[below(page.blocks.length)]
        if (one && below(3) > 0) one[['title', 'lead', 'note'][below(3)] as string] = `${mark}${step}`
        else if (below(2))
          page.blocks.splice(below(page.blocks.length + 1), 0, { type: 'steps', id: `${mark}${step}${turn}` })
        else page.title = `${mark}${step}`
      }
    }
    const [mine, theirs] = [changed(change('m')), changed(change('t'))]
    const { text, conflicts } = merge('pages/x.json', base, mine, theirs)
    const [was, own, other, now] = [base, mine, theirs, text].map((one) => JSON.parse(one) as Page) as [
      Page,
      Page,
      Page,
      Page,
    ]
    const known = (page: Page) => new Set(page.blocks.map(({ id, type }) => id ?? type))
    expect(known(now)).toEqual(new Set([...known(own), ...known(other)]))
    for (const { id, type, ...fields } of was.blocks) {
      const of = (page: Page) => page.blocks.find((one) => one.id === id && one.type === type) as Block
      for (const key of new Set(['title', 'lead', 'note', ...Object.keys(fields)])) {
        const [first, left, right, result] = [fields[key], of(own)[key], of(other)[key], of(now)[key]]
        const expected = left === first ? right : right === first || right === left ? left : right
        expect(result).toEqual(expected)
        const isConflict = left !== first && right !== first && left !== right
        expect(
          conflicts.some(
            ({ block: words, field, theirs: value }) => words !== '' && field === key && value === right,
          ) || !isConflict,
        ).toBe(true)
      }
    }
  }
})

describe('decisions', () => {
  test('are of the blocks that are meant, also after others have come, gone and moved', () => {
    const { text, conflicts } = merged(
      (p) => {
        block(p, 'banner').title = 'Mine'
        p.blocks.splice(1, 1)
        p.blocks.splice(0, 0, { type: 'stats' }, { type: 'steps' })
      },
      (p) => {
        block(p, 'banner').title = 'Theirs'
        block(p, 'hero').title = 'Hi'
      },
    )
    expect(conflicts).toMatchObject([{ pointer: '/blocks/3', field: 'title', mine: 'Mine', theirs: 'Theirs' }])
    const decided = decideAll('pages/x.json', { text, conflicts }, () => true)
    expect(types(decided)).toEqual(['stats', 'steps', 'hero', 'banner'])
    expect(block(JSON.parse(decided) as Page, 'banner').title).toBe('Mine')
    expect(decideAll('pages/x.json', { text, conflicts }, () => false)).toBe(text)
  })

  test('of several blocks at once: those that go, go from the end', () => {
    const { text, conflicts } = merged(
      (p) => p.blocks.splice(0, 2),
      (p) => {
        block(p, 'hero').title = 'Theirs'
        block(p, 'faq').title = 'Theirs'
      },
    )
    expect(conflicts).toHaveLength(2)
    expect(types(decideAll('pages/x.json', { text, conflicts }, () => true))).toEqual(['banner'])
  })
})

import { describe, expect, test } from 'vitest'
import { applyEdits, createSource } from '../../../src/content/json/index.ts'
import {
  type Act,
  addBlock,
  addRow,
  copyShared,
  moveBlock,
  pasteBlock,
  removeBlock,
  removeRow,
  repeatBlock,
  repeatRow,
  writeField,
  writeText,
} from '../../../src/studio/session/acts.ts'

const page = {
  title: 'A page',
  blocks: [
    { type: 'hero', id: 'top', title: 'Hello', links: [{ text: 'Go', href: '/' }] },
    { type: 'banner', id: 'end', title: 'Bye' },
  ],
}
const text = `${JSON.stringify(page, null, 2)}\n`
const source = createSource('pages/x.json', text)
const done = ({ edits }: Act) => JSON.parse(applyEdits(text, edits)) as typeof page
const types = (act: Act) => done(act).blocks.map(({ type }) => type)

describe('an act has a name for people, and says what is selected after it', () => {
  test.each<[Act, string, string]>([
    [writeField(source, '/blocks/0/title', 'Hello you'), 'title changed', '/blocks/0/title'],
    [writeField(source, '/blocks/0/lead', 'More'), 'lead added', '/blocks/0/lead'],
    [writeField(source, '/blocks/0/id', undefined), 'anchor removed', '/blocks/0/id'],
    [addRow(source, '/blocks/0/links', 1, { text: 'On', href: '/' }), 'Button added', '/blocks/0/links/1'],
    [removeRow(source, '/blocks/0/links/0'), 'Button removed', '/blocks/0'],
    [repeatRow(source, '/blocks/0/links/0'), 'Button duplicated', '/blocks/0/links/1'],
    [writeText(source, '/blocks/0/lead', 'More'), 'lead added', '/blocks/0/lead'],
    [moveBlock(source, 1, 0), 'Banner moved up', '/blocks/0'],
    [addBlock(source, 1, { type: 'faq' }), 'Questions and answers added', '/blocks/1'],
    [removeBlock(source, 1), 'Banner removed', '/blocks/0'],
    [repeatBlock(source, 0), 'Hero duplicated', '/blocks/1'],
  ])('%j', (act, name, select) => {
    expect([act.name, act.select]).toEqual([name, select])
    expect(() => done(act)).not.toThrow()
  })
})

test('a new field goes where the schema has it', () => {
  expect(Object.keys(done(writeField(source, '/blocks/0/lead', 'More')).blocks[0] ?? {})).toEqual([
    'type',
    'id',
    'title',
    'lead',
    'links',
  ])
})

test('nothing is written where nothing changes', () => {
  expect(writeField(source, '/blocks/0/title', 'Hello').edits).toEqual([])
  expect(writeField(source, '/blocks/0/lead', undefined).edits).toEqual([])
})

test('blocks go where they are sent', () => {
  expect(types(moveBlock(source, 0, 1))).toEqual(['banner', 'hero'])
  expect(types(addBlock(source, 2, { type: 'faq' }))).toEqual(['hero', 'banner', 'faq'])
})

test('a block that is written twice has an id of its own', () => {
  expect(done(repeatBlock(source, 0)).blocks.map(({ id }) => id)).toEqual(['top', 'top-2', 'end'])
  const pasted = pasteBlock(source, 0, '{ "type": "faq", "id": "end" }')
  expect(done(pasted).blocks.map(({ id }) => id)).toEqual(['end-2', 'top', 'end'])
})

describe('the last row of a list', () => {
  const own = createSource(
    'x.json',
    JSON.stringify({
      blocks: [
        { type: 'hero', title: 'Hello', links: [{ text: 'Go', href: '/' }] },
        { type: 'faq', title: 'Asked', items: [{ question: 'Why?', answer: 'So.' }] },
        { type: 'hero', layout: 'line', title: 'Hello', jumps: [{ text: 'On', href: '#on', line: 'sun' }] },
      ],
    }),
  )
  const after = (pointer: string) => {
    const { edits } = removeRow(own, pointer)
    return (JSON.parse(applyEdits(own.text, edits)) as typeof page).blocks
  }

  test('goes with its list where the list may be left out', () => {
    expect(after('/blocks/0/links/0')[0]).toEqual({ type: 'hero', title: 'Hello' })
    expect(after('/blocks/2/jumps/0')[2]).not.toHaveProperty('jumps')
  })

  test('leaves a list that the block cannot do without', () => {
    expect(after('/blocks/1/items/0')[1]).toHaveProperty('items', [])
  })

  test('leaves the blocks of a page', () => {
    const single = createSource('x.json', '{ "title": "A page", "blocks": [{ "type": "hero" }] }')
    expect(applyEdits(single.text, removeBlock(single, 0).edits)).toBe('{ "title": "A page", "blocks": [] }')
  })
})

describe('a running text', () => {
  const written = `{ "blocks": [\n  { "type": "passage", "text": ["One.", "Two."] }\n] }\n`
  const own = createSource('x.json', written)
  const after = (words: string | undefined) => applyEdits(written, writeText(own, '/blocks/0/text', words).edits)

  test('stays a list of paragraphs', () => {
    expect(after('One.\n\nTwo, and more.\n\nThree.')).toBe(written.replace('"Two."', '"Two, and more.","Three."'))
    expect(after('One.\n\nTwo.')).toBe(written)
  })

  test('is removed when it is taken away', () => {
    expect(after(undefined)).toBe('{ "blocks": [\n  { "type": "passage" }\n] }\n')
  })
})

describe('blocks of a shared document, copied for one page', () => {
  const shared = JSON.stringify({ title: 'End', blocks: [page.blocks[1], { type: 'faq', id: 'end-2' }] }, null, 2)
  const own = (block: object) =>
    createSource('x.json', JSON.stringify({ blocks: [page.blocks[0], block, page.blocks[1]] }))
  const after = (block: object) => {
    const from = own(block)
    return (JSON.parse(applyEdits(from.text, copyShared(from, 1, shared).edits)) as typeof page).blocks
  }

  test('take the place of the block that shows them, with ids of their own', () => {
    const blocks = after({ type: 'shared', use: 'end' })
    expect(blocks.map(({ type, id }) => `${type} ${id}`)).toEqual([
      'hero top',
      'banner end-3',
      'faq end-2',
      'banner end',
    ])
  })

  test('keep the colour that the page has chosen', () => {
    expect(after({ type: 'shared', use: 'end', tone: 'ink' }).map((block) => 'tone' in block && block.tone)).toEqual([
      false,
      'ink',
      false,
      false,
    ])
  })
})

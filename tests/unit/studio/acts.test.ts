import { describe, expect, test } from 'vitest'
import { applyEdits, createSource } from '../../../src/content/json/index.ts'
import {
  type Act,
  addBlock,
  addRow,
  moveBlock,
  nameField,
  pasteBlock,
  removeBlock,
  removeRow,
  repeatBlock,
  writeField,
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
    [addRow(source, '/blocks/0/links', 1, { text: 'On', href: '/' }), 'Link added', '/blocks/0/links/1'],
    [removeRow(source, '/blocks/0/links/0'), 'Link removed', '/blocks/0/links'],
    [moveBlock(source, 1, 0), 'Banner moved up', '/blocks/0'],
    [addBlock(source, 1, { type: 'faq' }), 'Questions and answers added', '/blocks/1'],
    [removeBlock(source, 1), 'Banner removed', '/blocks/0'],
    [repeatBlock(source, 0), 'Hero duplicated', '/blocks/1'],
    [nameField(source, '/blocks/0/title', 'titel'), 'title renamed', '/blocks/0/titel'],
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

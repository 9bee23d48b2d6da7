import { expect, test } from 'vitest'
import { ownersOf } from '../../../src/studio/core/marks.ts'
import type { Editing, StudioState } from '../../../src/studio/core/state.ts'

test('blocks that are drawn belong to those of the document; shared ones to their use', () => {
  const value = {
    blocks: [{ type: 'hero' }, { type: 'shared', use: 'a' }, { type: 'tabs' }, { type: 'shared', use: 'a' }],
  }
  const shared = ['pages/_shared/a.json#/blocks/0', 'pages/_shared/a.json#/blocks/1']
  const pointers = ['pages/x.json#/blocks/0', ...shared, 'pages/x.json#/blocks/2', ...shared]
  const types = ['hero', 'passage', 'faq', 'tabs', 'passage', 'faq']
  const drawn = { pointers, page: { blocks: types.map((type) => ({ type })) } }
  const state = { root: 'pages', drawn } as unknown as StudioState
  const owners = (key: string, blocks: object[]) => ownersOf(state, { key, value: { blocks } } as unknown as Editing)
  expect(owners('x.json', value.blocks)).toEqual([0, 1, 1, 2, 3, 3])
  expect(owners('_shared/a.json', [{ type: 'passage' }, { type: 'faq' }])).toEqual([-1, 0, 1, -1, 0, 1])
  // The page is as it was before this one came, which cannot be drawn.
  const [first = {}, ...rest] = value.blocks
  expect(owners('x.json', [first, { type: 'testimonal' }, ...rest])).toEqual([0, 2, 2, 3, 4, 4])
  expect(owners('x.json', [{ type: 'testimonal' }, ...rest])).toEqual([-1, 1, 1, 2, 3, 3])
})

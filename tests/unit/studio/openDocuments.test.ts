import { afterEach, expect, test, vi } from 'vitest'
import { OpenDocuments } from '../../../src/studio/core/openDocuments.ts'

vi.mock('idb-keyval', () => ({ createStore: () => undefined, keys: () => Promise.resolve([]) }))
afterEach(() => vi.unstubAllGlobals())

test('the store has a text before anything is drawn for it: both work at the same time', async () => {
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('addEventListener', () => {})
  const text = '{ "title": "A" }'
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ text, revision: '0' })))
  const told: string[] = []
  const documents = new OpenDocuments({
    wrote: (_key, written) => told.push(written),
    changed: () => told.push('drawn'),
    tookOver: () => {},
    broughtBack: () => {},
    warn: () => {},
  })
  const { document } = await documents.open('a.json')
  told.length = 0
  document.dispatch({ changes: { from: text.length - 3, insert: 'B' } })
  expect(told[0]).toBe('{ "title": "AB" }')
  expect(told.slice(1)).not.toContain(told[0])
  expect(told.slice(1)).toContain('drawn')
})

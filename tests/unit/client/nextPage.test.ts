import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadPage } from '../../../src/client/nextPage.ts'

const here = { document: '/index.json', hash: 'h', site: '/site.json', code: 'c', policy: '' }
const next = { route: '/payout', site: '/site.json', code: 'c' }
const never = () => new Promise<never>(() => {})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { documentElement: { dataset: here } })
  vi.stubGlobal('fetch', async () => Response.json(next))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What loading comes to once nothing more happens but that time passes; `'waiting'`: to nothing. */
async function outcome(route: string, load?: () => Promise<void>): Promise<unknown> {
  let found: unknown = 'waiting'
  void loadPage(route, load).then((document) => {
    found = document
  })
  await vi.advanceTimersByTimeAsync(60_000)
  return found
}

test('NAV-7 a page is drawn when its document and the code of its blocks have come', async () => {
  expect(await outcome('/a', async () => {})).toEqual(next)
})

test('NAV-7 T-R2 what fails or never comes is left to a full load', async () => {
  expect(await outcome('/b', never), 'code that never comes').toBeNull()
  expect(await outcome('/c', () => Promise.reject(new Error('planted'))), 'code that fails').toBeNull()
  vi.stubGlobal('fetch', never)
  expect(await outcome('/d'), 'a document that never comes').toBeNull()
  vi.stubGlobal('fetch', () => Promise.reject(new Error('planted')))
  expect(await outcome('/e'), 'a document that fails').toBeNull()
})

import { expect, test, vi } from 'vitest'
import { followMoves } from '../../../src/studio/core/moved.ts'
import type { OpenDocuments } from '../../../src/studio/core/openDocuments.ts'
import type { Studio } from '../../../src/studio/core/studio.ts'
import { StudioStore } from '../../../src/studio/store/studioStore.ts'

/** What the documents say that are gone. */
const seen = new Map([
  ['_shared/notice.json', '{ "type": "banner", "text": "Closed on Friday" }'],
  ['pay-out.json', '{"$schema":"../x.json","title":"Payouts","redirectFrom":["/payout"],"blocks":[]}'],
])

/** A studio with these documents open, whose files are gone, of which the first is shown; and the store of what is left. */
function studioWith(...gone: string[]) {
  const store = new StudioStore(() => {})
  const text = JSON.stringify({ title: 'Team', redirectFrom: ['/about'], blocks: [] })
  const others = [
    ['_shared/menu.json', '{"type":"banner","text":"Closed on Friday"}'],
    ['payout.json', '{"title":"Payouts","blocks":[]}'],
  ] as [string, string][]
  const site = { root: 'pages', today: '2026-11-25', drawings: {} }
  const none = { lastDrawn: [], unreadable: [], strays: [], media: [], shown: [] }
  store.load({ ...site, ...none, files: [['team.json', text], ...others] })
  store.readRest()
  const keys = [...gone, 'payout.json']
  const documents = {
    gone,
    keys,
    view: (key: string) => ({ source: { text: seen.get(key) ?? '{}' } }),
    forget: vi.fn<(key: string) => void>((key) => void keys.splice(keys.indexOf(key), 1)),
  }
  const studio = {
    store: {
      ask: (_: string, key: string, own: string) => Promise.resolve(store.questions.movedTo(key, own)),
      order: vi.fn<Studio['store']['order']>(),
    },
    state: { editing: { key: gone[0], selected: '/title' } },
    open: vi.fn<Studio['open']>(),
    toast: vi.fn<Studio['toast']>(),
  }
  const follow = () => followMoves(studio as unknown as Studio, documents as unknown as OpenDocuments)
  return { documents, studio, follow }
}

test('the page that is shown is shown at its new address, and its old file is no longer checked', async () => {
  const { studio, documents, follow } = studioWith('about.json')
  await follow()
  expect(documents.keys).toEqual(['payout.json'])
  const change = { files: [{ key: 'about.json', gone: true }], media: [], shown: [] }
  expect(studio.store.order).toHaveBeenCalledWith({ kind: 'files', change, open: ['payout.json'] })
  expect(studio.open).toHaveBeenCalledWith('team.json', '/title')
  expect(studio.toast).toHaveBeenCalledWith('This page has moved: it is at /team now.')
})

test('one that was deleted stays as it is, and one that is not shown is only closed', async () => {
  const { studio, documents, follow } = studioWith('faqs.json', 'about.json')
  await follow()
  expect(documents.forget.mock.calls).toEqual([['about.json']])
  expect(studio.open).not.toHaveBeenCalled()
})

test('one that moved back to its old address is followed by its words, and so is a shared file with another name', async () => {
  const { studio, follow } = studioWith('pay-out.json')
  await follow()
  expect(studio.open).toHaveBeenCalledWith('payout.json', '/title')
  const shared = studioWith('_shared/notice.json')
  await shared.follow()
  expect(shared.studio.open).toHaveBeenCalledWith('_shared/menu.json', '/title')
  expect(shared.studio.toast).toHaveBeenCalledWith('This file has moved: it is _shared/menu.json now.')
})

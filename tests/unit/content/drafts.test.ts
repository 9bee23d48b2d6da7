import { expect, test, vi } from 'vitest'
import type { Content } from '../../../src/content/store/index.ts'
import { baseText, baseTexts } from './base.ts'
import { contentOf } from './support.ts'

const description = 'A page that hands something to a service, as an editor might paste it from elsewhere.'
const form = { type: 'form', main: true, title: 'Write to us', reasons: [{ text: 'Cards' }, { text: 'Payouts' }] }
const pageWith = (fields: object) =>
  JSON.stringify({ title: 'A page', description, index: false, blocks: [{ ...form, ...fields }] })
const actionOf = (content: Content) =>
  (content.draft('x.json')?.page.blocks[0] as { action?: string } | undefined)?.action
const titleOf = (content: Content, key = 'about.json') => content.draft(key)?.page.title
const about = (title: string) => baseText('about.json').replace(/"title": "[^"]*"/, `"title": "${title}"`)

test('SEC-2 a draft draws nothing of a service that the site does not allow, and keeps what was there before', () => {
  const content = contentOf(baseTexts)
  content.set('x.json', pageWith({ recaptchaKey: 'key', recaptchaScript: 'https://evil.example/x.js' }))
  expect(content.draft('x.json')).toBeNull()
  content.set('x.json', pageWith({ action: '/messages' }))
  expect(actionOf(content)).toBe('/messages')
  for (const action of ['https://evil.example/collect', '{supportEmail}', '{links.signUp}']) {
    content.set('x.json', pageWith({ action }))
    expect(actionOf(content), action).toBe('/messages')
  }
  content.set('x.json', pageWith({ action: 'https://app.cal.com/messages' }))
  expect(actionOf(content)).toBe('https://app.cal.com/messages')
})

test('a page with an unknown field is drawn beside it', () => {
  const content = contentOf({
    ...baseTexts,
    'about.json': about('First').replace('"blocks"', '"unknown": 1, "blocks"'),
  })
  expect(titleOf(content)).toBe('First')
})

test('a file that is broken, or cannot be read, is drawn as it last was', () => {
  const content = contentOf({ ...baseTexts, 'about.json': about('First') })
  content.set('about.json', about('First').slice(0, -3))
  content.set('about.json', about('First').replace('"blocks"', '"blokcs"'))
  expect(titleOf(content)).toBe('First')
  content.fail('about.json', 'it is locked')
  expect(titleOf(content)).toBe('First')
  content.set('about.json', about('Second'))
  expect(titleOf(content)).toBe('Second')
  content.delete('about.json')
  expect(content.draft('about.json')).toBeNull()
})

test('so is the document of the site, with the values of its tokens', () => {
  const content = contentOf(baseTexts)
  content.set('_site.json', '{')
  expect(content.draftSite()?.brand).toBe('Rail')
  expect(titleOf(content, 'index.json')).toBe('Rail: accounts and cards')
})

test('a store takes over what an earlier one could draw', () => {
  const earlier = contentOf({ ...baseTexts, 'about.json': about('First') })
  earlier.set('about.json', '{')
  const later = contentOf({ ...baseTexts, 'about.json': '{', 'index.json': about('Newer') })
  later.inherit(earlier)
  expect(titleOf(later)).toBe('First')
  expect(titleOf(later, 'index.json')).toBe('Newer')
})

test('what would be wrong with another text leaves everything as it is', () => {
  const content = contentOf({ ...baseTexts, 'about.json': '{' })
  const before = content.findings()
  expect(content.findingsWith('about.json', about('Fixed'))).toEqual([])
  expect(content.findingsWith('new.json', '{').map(({ file }) => file)).toEqual(['pages/about.json', 'pages/new.json'])
  expect(content.findings()).toBe(before)
  expect([content.text('about.json'), content.draft('about.json')]).toEqual(['{', null])
  content.set('index.json', baseText('index.json').replace('"title"', '"titel"'))
  expect(content.findings().map(({ file }) => file)).toEqual(['pages/about.json', 'pages/index.json'])
})

/** How often each file was parsed by `act`, of those that were parsed at all. */
function parsedBy(texts: Record<string, string>, act: () => void): Record<string, number> {
  const parse = vi.spyOn(JSON, 'parse')
  act()
  const asked = parse.mock.calls.map(([text]) => text)
  parse.mockRestore()
  const counts = Object.entries(texts).map(([key, text]) => [key, asked.filter((one) => one === text).length] as const)
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

/** Words that make the check look at a document a second time. */
const suspect = { ...baseTexts, 'about.json': about('We are the TODO of a leading world-class platform') }

test('no document is parsed twice in a build', () => {
  const parsed = parsedBy(suspect, () => {
    const content = contentOf(suspect)
    content.findings()
    content.site()
    for (const { route, key } of [...content.routes(), { route: '404', key: '_404.json' }]) {
      content.page(route)
      content.release(key)
    }
  })
  expect(parsed).toEqual(Object.fromEntries(Object.keys(suspect).map((key) => [key, 1])))
})

test('nor in a save of a page that is open, and what uses it is not parsed again', () => {
  const content = contentOf(baseTexts)
  content.findings()
  content.release()
  content.draft('about.json')
  content.draftSite()
  content.findings()
  const save = (text: string) => {
    content.set('about.json', text)
    content.draft('about.json')
    content.draftSite()
    content.findings()
    content.release()
  }
  expect(parsedBy(suspect, () => save(suspect['about.json'] ?? ''))).toEqual({ 'about.json': 1 })
  const faulty = { ...baseTexts, 'about.json': '{ "title": "Broken" }' }
  expect(parsedBy(faulty, () => save(faulty['about.json']))).toEqual({ 'about.json': 1 })
  expect(parsedBy(suspect, () => save(suspect['about.json'] ?? ''))).toEqual({ 'about.json': 1 })
})

test('what was let go and is not open is parsed again when it is drawn', () => {
  const content = contentOf(baseTexts)
  expect(content.page('/about')).not.toBeNull()
  content.release('about.json')
  expect(parsedBy(baseTexts, () => content.page('/about'))).toEqual({ 'about.json': 1 })
})

import { describe, expect, test } from 'vitest'
import type { Content } from '../../../src/content/store/index.ts'
import { baseTexts } from './base.ts'
import { contentOf } from './support.ts'
import { sample } from '../../support/sample.ts'

/** Changes that a document can see of another one: each takes the texts and gives the key and its new text. */
const changes: Record<string, (text: (key: string) => string) => [string, string | null]> = {
  'a word': (text) => ['about.json', text('about.json').replace('Who we are', 'Who we are now')],
  'a mistake of words': (text) => ['index.json', text('index.json').replace('Money on one rail', 'TODO')],
  'an anchor': (text) => ['about.json', text('about.json').replaceAll('"story"', '"history"')],
  'a place of another page': (text) => ['index.json', text('index.json').replace('/about#our-story', '/#story')],
  'a link to a place that is not there': (text) => [
    'index.json',
    text('index.json').replace('/about#our-story', '/about#their-past'),
  ],
  'a tab': (text) => ['about.json', text('about.json').replace('"value": "wallets"', '"value": "purses"')],
  'a title': (text) => [
    'index.json',
    text('index.json').replace('{brand}: accounts and cards', 'About the company | Rail'),
  ],
  'a page out of search engines': (text) => ['about.json', text('about.json').replace('{', '{ "index": false,')],
  'a link that is gone': (text) => ['index.json', text('index.json').replaceAll('/about', '/')],
  'the words of shared blocks': (text) => [
    '_shared/closing.json',
    text('_shared/closing.json').replace('"secondaryLink"', '"primaryLinkText": "About us", "secondaryLink"'),
  ],
  'a ground': (text) => [
    'index.json',
    text('index.json').replace('"use": "closing"', '"use": "closing", "tone": "ink"'),
  ],
  'shared blocks without a ground': () => [
    '_shared/closing.json',
    '{ "title": "Closing call", "blocks": [{ "type": "richText", "id": "closing", "text": "See it with your own case." }] }',
  ],
  'shared blocks with a fault': () => ['_shared/closing.json', '{'],
  'no shared blocks': () => ['_shared/closing.json', null],
  'a token': (text) => [
    '_site.json',
    text('_site.json').replace('"brand": "Rail"', '"brand": "The rail that carries all of your money for you"'),
  ],
  'a brand that is written out elsewhere': (text) => [
    '_site.json',
    text('_site.json').replace('"brand": "Rail"', '"brand": "Money"'),
  ],
  'a token that is not written like one': (text) => [
    'about.json',
    text('about.json').replace('mailto:{email}', 'mailto:{e-mail}'),
  ],
  'links of the same words': (text) => [
    'index.json',
    text('index.json').replace('"links": [', '"links": [{ "text": "About us", "href": "/about?tab=wallets" }, '),
  ],
  'a word that is out': (text) => [
    '_site.json',
    text('_site.json').replace(
      '"texts"',
      '"phrases": [{ "words": ["rail"], "why": "It is worn out.", "instead": "Write line." }], "texts"',
    ),
  ],
  'an address that is missing': (text) => [
    '_site.json',
    text('_site.json').replace('"signUp": "https://app.rail.example/signUp",', ''),
  ],
  'a site with another fault': () => [
    '_site.json',
    (baseTexts['_site.json'] ?? '').replace('"brand": "Rail",', '').replace('https://app.rail.example/signUp', '#here'),
  ],
  'no site': () => ['_site.json', null],
  'a page less': () => ['about.json', null],
  'a page more': (text) => ['team.json', text('index.json').replace('accounts and cards', 'the people behind it')],
  'a fault of syntax': () => ['about.json', '{ "title": '],
  'a page that cannot be read': () => ['index.json', '}{'],
  'a page with a fault of shape': (text) => [
    'about.json',
    text('about.json').replace('"contents": true', '"contents": 3'),
  ],
  'a page without its shared blocks': (text) => [
    'index.json',
    text('index.json').replace(/,\s*\{ "type": "shared"[^}]*\}/, ''),
  ],
  'shared blocks that do not exist': (text) => [
    'index.json',
    text('index.json').replace('"use": "closing"', '"use": "opening"'),
  ],
  'a page for unknown addresses with a fault': () => ['_404.json', '{}'],
}

const apply = (content: Content, key: string, text: string | null) =>
  text === null ? content.delete(key) : content.set(key, text)

describe('DOC-7 after a change the findings are those of a store that read everything anew', () => {
  const names = Object.keys(changes)
  const pairs = names.flatMap((first) => names.map((second) => [first, second] as const))

  test.each(sample(pairs, 300, 'pairs of changes'))('%s, then %s, and back', (...pair) => {
    const texts: Record<string, string | null> = { ...baseTexts }
    const content = contentOf(baseTexts)
    content.findings()
    const fresh = () =>
      contentOf(
        Object.fromEntries(Object.entries(texts).flatMap(([key, text]) => (text === null ? [] : [[key, text]]))),
      )
    for (const name of pair) {
      const [key, text] = changes[name]?.((known) => texts[known] ?? baseTexts[known] ?? '') ?? ['', null]
      texts[key] = text
      apply(content, key, text)
      expect(content.findings()).toEqual(fresh().findings())
    }
    for (const key of Object.keys(texts)) {
      texts[key] = baseTexts[key] ?? null
      apply(content, key, texts[key])
      expect(content.findings()).toEqual(fresh().findings())
    }
    expect(content.findings()).toEqual([])
  })
})

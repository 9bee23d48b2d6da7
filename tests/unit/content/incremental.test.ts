import { describe, expect, test } from 'vitest'
import type { Content } from '../../../src/content/store/index.ts'
import { baseTexts } from './base.ts'
import { contentOf } from './support.ts'
import { sample } from '../../support/sample.ts'
import { takeTurns } from '../../support/turns.ts'

takeTurns('content incremental')

type Row = [key: string, from: string | RegExp, to: string] | [key: string, text: string | null]

/** Changes that a document can see of another one: a part of a text that is replaced, or a text that takes its place. */
const changes: Record<string, Row> = {
  'a word': ['about.json', 'Who we are', 'Who we are now'],
  'a mistake of words': ['index.json', 'Money on one rail', 'TODO'],
  'an anchor': ['about.json', /"story"/g, '"history"'],
  'a place of another page': ['index.json', '/about#our-story', '/#story'],
  'a link to a place that is not there': ['index.json', '/about#our-story', '/about#their-past'],
  'a tab': ['about.json', '"value": "wallets"', '"value": "purses"'],
  'a title': ['index.json', '{brand}: accounts and cards', 'About the company | Rail'],
  'a page out of search engines': ['about.json', '{', '{ "index": false,'],
  'a page that becomes a draft': ['about.json', '{', '{ "draft": true,'],
  'a link that is gone': ['index.json', /\/about/g, '/'],
  'the words of shared blocks': [
    '_shared/closing.json',
    '"secondaryLink"',
    '"primaryLinkText": "About us", "secondaryLink"',
  ],
  'a background': ['index.json', '"use": "closing"', '"use": "closing", "tone": "ink"'],
  'shared blocks without a background': [
    '_shared/closing.json',
    '{ "title": "Closing call", "blocks": [{ "type": "richText", "id": "closing", "text": "See it with your own case." }] }',
  ],
  'shared blocks with an error': ['_shared/closing.json', '{'],
  'no shared blocks': ['_shared/closing.json', null],
  'a token': ['_site.json', '"brand": "Rail"', '"brand": "The rail that carries all of your money for you"'],
  'a brand that is written out elsewhere': ['_site.json', '"brand": "Rail"', '"brand": "Money"'],
  'a token that is not written like one': ['about.json', 'mailto:{email}', 'mailto:{e-mail}'],
  'links of the same words': [
    'index.json',
    '"links": [',
    '"links": [{ "text": "About us", "href": "/about?tab=wallets" }, ',
  ],
  'a word that is out': [
    '_site.json',
    '"texts"',
    '"phrases": [{ "words": ["rail"], "why": "It is worn out.", "instead": "Write line." }], "texts"',
  ],
  'an address that is missing': ['_site.json', '"signUp": "https://app.rail.example/signUp",', ''],
  'a site with another error': [
    '_site.json',
    (baseTexts['_site.json'] ?? '').replace('"brand": "Rail",', '').replace('https://app.rail.example/signUp', '#here'),
  ],
  'no site': ['_site.json', null],
  'a page less': ['about.json', null],
  'a page more': ['team.json', (baseTexts['index.json'] ?? '').replace('accounts and cards', 'the people behind it')],
  'a syntax error': ['about.json', '{ "title": '],
  'a page that cannot be read': ['index.json', '}{'],
  'a page with an error of shape': ['about.json', '"contents": true', '"contents": 3'],
  'a page without its shared blocks': ['index.json', /,\s*\{ "type": "shared"[^}]*\}/, ''],
  'shared blocks that do not exist': ['index.json', '"use": "closing"', '"use": "opening"'],
  'a page for unknown addresses with an error': ['_404.json', '{}'],
}

const apply = (content: Content, key: string, text: string | null) =>
  text === null ? content.delete(key) : content.set(key, text)

describe('DOC-7 after a change the findings are those of a store that read everything anew', () => {
  const names = Object.keys(changes)
  const pairs = names.flatMap((first) => names.map((second) => [first, second] as const))

  test.each(sample(pairs, 80, 'pairs of changes'))('%s, then %s, and back', (...pair) => {
    const texts: Record<string, string | null> = { ...baseTexts }
    const content = contentOf(baseTexts)
    content.findings()
    const fresh = () =>
      contentOf(
        Object.fromEntries(Object.entries(texts).flatMap(([key, text]) => (text === null ? [] : [[key, text]]))),
      )
    for (const name of pair) {
      const [key, from, to] = changes[name] as Row
      const text =
        to === undefined || from === null
          ? (from as string | null)
          : (texts[key] ?? baseTexts[key] ?? '').replace(from, to)
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

  test('when all documents have gone and come again', () => {
    const content = contentOf(baseTexts)
    expect(content.findings()).toEqual([])
    for (const key of Object.keys(baseTexts)) content.delete(key)
    expect(content.findings().map(({ code }) => code)).toEqual(['noPages'])
    for (const [key, text] of Object.entries(baseTexts)) content.set(key, text)
    expect(content.findings()).toEqual([])
  })
})

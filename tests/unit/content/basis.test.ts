import { expect, test } from 'vitest'
import { textHash } from '../../../scripts/lib/readings/index.ts'
import { drawingSizes } from '../../../scripts/outline/drawings.ts'
import { baseSite } from '../../../scripts/rules/cases.ts'
import { type ContentOptions, createContent } from '../../../src/content/store/index.ts'

const drawings = drawingSizes()
const hero = drawings.startHero as (typeof drawings)[string]

type Texts = Record<string, string>

function replaced(texts: Texts, key: string, from: string, to: string): Texts {
  expect(texts[key]).toContain(from)
  return { ...texts, [key]: texts[key]?.replace(from, to) ?? '' }
}

const team = JSON.stringify({
  title: 'The team of the winter | {brand}',
  description: 'Who works on the rail in winter, what they do all day, and how you reach them when you need them most.',
  until: '2026-12-31',
  blocks: [{ type: 'hero', title: 'The team' }],
})
const notice = '{ "type": "passage", "text": "We are closed over the holidays.", "from": "2026-12-24" }, '
const linked = replaced(baseSite(), 'about.json', '"href": "#story"', '"href": "/team"')
const dated = replaced(linked, 'about.json', '{ "type": "shared"', `${notice}{ "type": "shared"`)
const base: Texts = { ...dated, 'team.json': team }
const changed = (key: string, from: string, to: string) => replaced(base, key, from, to)

function aboutPage(texts: Texts, options: Partial<ContentOptions>) {
  const content = createContent({ root: 'pages', drawings, today: '2026-12-01', hash: textHash, ...options })
  for (const [key, text] of Object.entries(texts)) content.set(key, text)
  expect(content.findings().filter(({ severity }) => severity === 'error')).toEqual([])
  return { page: content.page('/about'), basis: content.basis('/about') }
}
const before = () => aboutPage(base, {})

test.each<[string, () => Texts, Partial<ContentOptions>]>([
  ['its own text', () => changed('about.json', 'Who we are', 'Who they are'), {}],
  ['a shared document on it', () => changed('_shared/closing.json', 'See it', 'Look at it'), {}],
  ['a token', () => changed('_site.json', '"brand": "Rail"', '"brand": "Road"'), {}],
  ['the day', () => base, { today: '2026-12-24' }],
  ['the end of a page to which it leads', () => changed('team.json', '2026-12-31', '2026-11-30'), {}],
  ['the name of the folder', () => base, { root: 'other' }],
  [
    'the file of a drawing',
    () => base,
    { drawings: { ...drawings, startHero: { ...hero, wide: { ...hero.wide, src: '/other.svg' } } } },
  ],
])('a page has another basis with %s', (_what, texts, options) => {
  const [earlier, later] = [before(), aboutPage(texts(), options)]
  expect(later.page).not.toEqual(earlier.page)
  expect(later.basis).not.toBe(earlier.basis)
  expect([earlier.basis, later.basis]).not.toContain(null)
})

test('and the same one with another text of a page that it does not show; none without a hash', () => {
  const later = aboutPage(changed('index.json', 'Money on one rail', 'Money on rails'), {})
  expect(later).toEqual(before())
  const content = createContent({ root: 'pages', drawings })
  for (const [key, text] of Object.entries(base)) content.set(key, text)
  expect([content.page('/about') === null, content.basis('/about')]).toEqual([false, null])
})

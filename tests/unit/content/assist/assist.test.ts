import { describe, expect, it } from 'vitest'
import { complete, explainAt, type Offer, targetAt } from '../../../../src/content/assist/index.ts'
import { blockFindings, blockSchema, blockTypes } from '../../../../src/content/schema/index.ts'
import { parseJson } from '../../../../src/content/parse/index.ts'
import { rules } from '../../../../src/content/rules/index.ts'
import { applyEdits } from '../../../../src/content/json/index.ts'
import { baseTexts } from '../base.ts'
import { contentOf } from '../support.ts'

const page = (title: string, ...blocks: object[]) => JSON.stringify({ title, blocks })
const site = JSON.stringify({
  brand: 'Brightrail',
  url: 'https://example.org',
  links: { signUp: 'https://app.example.org' },
})
const tabs = { type: 'tabs', items: [{ value: 'payroll', label: 'Payroll', title: 'Payroll' }] }

const content = contentOf(
  {
    '_site.json': site,
    'index.json': page('Home | {brand}', { type: 'shared', use: 'closing' }),
    'payout.json': page('Payout | {brand}', { type: 'hero', id: 'steps', title: 'Payout' }, tabs),
    'stories/acorn.json': page('Acorn | {brand}', { type: 'hero', title: 'Acorn' }),
    'stories/birch.json': page('Birch | {brand}', { type: 'hero', title: 'Birch' }),
    '_shared/partners.json': JSON.stringify({
      blocks: [{ type: 'partners', partners: [{ name: 'Acorn Books' }, { name: 'Birch Foods' }] }],
    }),
    '_shared/closing.json': JSON.stringify({ blocks: [{ type: 'banner', id: 'ask', title: 'Ask us' }] }),
  },
  undefined,
  { 'team.jpg': {} },
)

const iconsOfKinds = blockSchema('kinds')?.properties?.items?.items?.properties?.icon?.enum

/** The text of a page with one block in which `|` is the caret, and where that is. */
function written(marked: string): [text: string, offset: number] {
  const all = `{ "title": "About us", "blocks": [${marked}] }`
  return [all.replace('|', ''), all.indexOf('|')]
}

const offers = (marked: string, key = 'about.json'): Offer[] => complete(content, key, ...written(marked))
const labels = (marked: string) => offers(marked).map(({ label }) => label)

/** The text after an offer was taken. */
function taken(marked: string, label: string): string {
  const [text] = written(marked)
  const offer = offers(marked).find((one) => one.label === label)
  if (!offer) throw new Error(`${label} is not offered`)
  return applyEdits(text, [{ offset: offer.start, length: offer.end - offer.start, text: offer.text }])
}

describe('a value that refers to something', () => {
  it('is a page, with its title', () => {
    const found = offers('{ "type": "banner", "primaryLink": "/|" }')
    expect(found.find(({ label }) => label === '/payout')).toMatchObject({
      kind: 'page',
      detail: 'Payout | Brightrail',
    })
    expect(found.map(({ label }) => label)).toEqual(expect.arrayContaining(['/', '{links.signUp}']))
    expect(found.map(({ label }) => label)).not.toContain('{brand}')
  })

  it('is a file with shared entries, or one of them', () => {
    expect(labels('{ "type": "partners", "shared": "|" }')).toEqual(['partners'])
    expect(labels('{ "type": "partners", "shared": "partners", "only": ["|"] }')).toEqual([
      'Acorn Books',
      'Birch Foods',
    ])
    const [text, offset] = written('{ "type": "partners", "shared": "part|ners" }')
    expect(targetAt(content, 'about.json', text, offset)).toMatchObject({ key: '_shared/partners.json' })
  })

  it('is a folder that can be listed, or a page of it', () => {
    expect(offers('{ "type": "caseStudies", "folder": "|" }')).toMatchObject([
      { kind: 'folder', label: 'stories', detail: '2 pages', text: '"stories"' },
    ])
    expect(labels('{ "type": "caseStudies", "folder": "stories", "only": ["birch", "|"] }')).toEqual(['acorn', 'birch'])
    expect(labels('{ "type": "caseStudies", "except": ["|"], "folder": "stories" }')).toEqual(['acorn', 'birch'])
    const [text, offset] = written('{ "type": "caseStudies", "folder": "stories", "only": ["bi|rch"] }')
    expect(targetAt(content, 'about.json', text, offset)).toMatchObject({ key: 'stories/birch.json' })
  })

  it('is a place or a tab of the page that is named', () => {
    expect(labels('{ "type": "banner", "primaryLink": "/payout#|" }')).toEqual(['/payout#steps', '/payout?tab=payroll'])
    expect(labels('{ "type": "banner", "primaryLink": "/payout?tab=|" }')).toContain('/payout?tab=payroll')
    expect(labels('{ "type": "banner", "primaryLink": "/#|" }')).toEqual(['/#ask'])
  })

  it('is a place of the page itself', () => {
    const [text, offset] = written('{ "type": "banner", "primaryLink": "#|" }')
    expect(complete(content, 'payout.json', text, offset).map(({ label }) => label)).toContain('#steps')
  })

  it('is written over the whole value, with the comma that is missing', () => {
    expect(taken('{ "type": "banner", "primaryLink": "/pa|x" }', '/payout')).toContain('"primaryLink": "/payout" }')
    expect(taken('{ "type": "banner", "primaryLink": | "title": "a" }', '/payout')).toContain('"/payout", "title"')
  })

  it('is a link in running text, and only there', () => {
    const text = '{ "type": "richText", "text": "See [our work](/|) now." }'
    expect(taken(text, '/payout')).toContain('"See [our work](/payout) now."')
    expect(labels('{ "type": "banner", "title": "See [our work](/|) now." }')).toEqual([])
  })

  it('is a token after a brace, but not after two', () => {
    expect(taken('{ "type": "banner", "title": "Why {br|}?" }', '{brand}')).toContain('"Why {brand}?"')
    expect(labels('{ "type": "banner", "title": "Why {{br|" }')).toEqual([])
    expect(offers('{ "type": "banner", "title": "{|" }')[0]).toMatchObject({ label: '{brand}', detail: 'Brightrail' })
  })

  it('is a shared block, with what it is and where it is shown', () => {
    const [offer] = offers('{ "type": "shared", "use": "|" }')
    expect(offer).toMatchObject({ label: 'closing', detail: 'Banner, 1st block', about: '1 page shows it: /.' })
  })

  it('is a drawing or a picture', () => {
    expect(labels('{ "type": "hero", "drawing": { "name": "|" } }')).toEqual([
      'homeHero',
      'payoutHero',
      'startHero',
      'tabWallets',
    ])
    expect(labels('{ "type": "picture", "picture": { "src": "|" } }')).toEqual(['team.jpg'])
  })

  it('is a drawing of which its words, its page and its colour are told', () => {
    const small = contentOf(baseTexts)
    const all = complete(small, 'about.json', ...written('{ "type": "hero", "drawing": { "name": "|" } }'))
    const { about = '', detail } = all.find(({ label }) => label === 'startHero') ?? {}
    expect(detail).toContain('/about')
    expect(about).toContain('On /about it is described so: "Four lines leave one rail and reach four places."')
    expect(all.find(({ label }) => label === 'tabWallets')?.about).toBe('It has no words. No page shows it.')
  })
})

describe('a value of a choice', () => {
  it('is one of its words', () => {
    expect(labels('{ "type": "banner", "tone": "|" }')).toEqual(blockSchema('banner')?.properties?.tone?.enum)
    expect(labels('{ "type": "|" }')).toEqual(blockTypes)
    expect(labels('{ "type": "kinds", "items": [{ "icon": "|" }] }')).toEqual(iconsOfKinds)
    expect(labels('{ "type": "picture", "picture": { "decorative": | } }')).toEqual(['true', 'false'])
  })

  it('is a rule that a document may silence', () => {
    const text = '{ "silence": [{ "rule": "" }] }'
    const found = complete(content, 'about.json', text, text.indexOf('""') + 1)
    expect(found.map(({ label }) => label)).toEqual(
      Object.entries(rules).flatMap(([code, { silenceable }]) => (silenceable ? [code] : [])),
    )
  })
})

it('a block is found by what other tools call it', () => {
  const also = (marked: string, name: string) => offers(marked).find(({ label }) => label.includes(name))?.also
  expect(also('{ "type": "|" }', 'banner')).toContain('call to action')
  expect(also('|', '(faq)')).toContain('accordion')
})

describe('a field', () => {
  it('that follows the empty name being written is there already', () => {
    const found = labels('{ "type": "hero", "lineName": "Payout",\n"|"\n"title": "Pay one person", "lead": "A lead." }')
    expect(found).toContain('links')
    expect(found).not.toContain('title')
    expect(found).not.toContain('lead')
  })

  it('is one that the block does not have yet, in order, with what it is', () => {
    const keys = Object.keys(blockSchema('banner')?.properties ?? {})
    const found = offers('{ "type": "banner", "title": "a", "|" }')
    expect(found.map(({ label }) => label)).toEqual(keys.filter((key) => key !== 'type' && key !== 'title'))
    expect(found.find(({ label }) => label === 'tone')?.about).toMatch(/^The colour of the panel\./)
  })

  it('is written with a place for its value', () => {
    expect(taken('{ "type": "banner", | }', 'tone')).toContain('{ "type": "banner", "tone": "" }')
    expect(taken('{ | "type": "banner" }', 'tone')).toContain('{ "tone": "", "type": "banner" }')
    expect(taken('{ "type": "banner", "to|": "ink" }', 'tone')).toContain('{ "type": "banner", "tone": "ink" }')
  })

  it('is known in a document that is no JSON yet', () => {
    expect(labels('{ "type": "banner", "title": "a", "to|')).toContain('tone')
  })
})

it.each([...blockTypes])('a whole %s is offered that is sound', (type) => {
  const text = taken('|', `${blockSchema(type)?.title} (${type})`)
  const { blocks } = parseJson(text).value as { blocks: Record<string, unknown>[] }
  expect(blocks[0]).toMatchObject({ type })
  expect(blockFindings(blocks[0] ?? {}, 0)?.errors ?? []).toEqual([])
})

describe('a word is explained', () => {
  const said = (marked: string) => explainAt(content, 'about.json', ...written(marked))
  it.each([
    ['{ "type": "ban|ner" }', 'Banner', /^A coloured panel/],
    ['{ "type": "banner", "to|ne": "ink" }', 'Background', /The colour of the panel/],
    ['{ "type": "banner", "title": "A|sk" }', 'Title', /2 to 45 characters/],
    [
      '{ "type": "banner", "primaryLink": "/pay|out" }',
      'Address of the first button',
      /leads to “Payout \| Brightrail”/,
    ],
    ['{ "type": "banner", "title": "Why {bra|nd}" }', 'Title', /\{brand\} is “Brightrail”/],
    ['{ "type": "shared", "use": "clo|sing" }', 'Name', /1 page shows it: \//],
  ])('%s', (marked, title, words) => {
    const found = said(marked)
    expect(found?.title).toBe(title)
    expect(found?.paragraphs.join('\n')).toMatch(words)
  })

  it('and what holds without a field is said once', () => {
    const words = said('{ "type": "banner", "primary|Link": "/payout" }')?.paragraphs.join(' ') ?? ''
    expect(words.match(/Without it/g)).toHaveLength(1)
  })

  it('and nothing between the words', () => {
    expect(said('{| "type": "banner" }')).toBeNull()
    expect(explainAt(content, 'notes.txt', 'x', 0)).toBeNull()
  })
})

it.each([
  ['{ "type": "banner", "primaryLink": "/pay|out" }', { key: 'payout.json' }],
  ['{ "type": "banner", "primaryLink": "/payout#st|eps" }', { key: 'payout.json', pointer: '/blocks/0/id' }],
  ['{ "type": "banner", "title": "{links.si|gnUp}" }', { key: '_site.json', pointer: '/links/signUp' }],
  ['{ "type": "shared", "use": "clo|sing" }', { key: '_shared/closing.json' }],
  ['{ "type": "picture", "picture": { "src": "te|am.jpg" } }', { key: '_media/team.jpg' }],
  ['{ "type": "richText", "text": "See [us](/pay|out)." }', { key: 'payout.json' }],
])('%s leads to a file', (marked, wanted) => {
  expect(targetAt(content, 'about.json', ...written(marked))).toMatchObject(wanted)
})

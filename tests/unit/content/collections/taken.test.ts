import { describe, expect, test } from 'vitest'
import type { Content } from '../../../../src/content/store/index.ts'
import { contentOf } from '../support.ts'
import { overview, page, texts, today, type Values } from './site.ts'

const partner = (name: string) => ({
  name,
  line: 'sky',
  category: 'Food',
  about: 'Bakes bread in six cities.',
  benefits: ['Help with an audit'],
})
const file = (...names: string[]) =>
  JSON.stringify({ title: 'Partners', blocks: [{ type: 'partners', partners: names.map(partner) }] })
const listOf = (more: Values) => ({ type: 'partners', title: 'Who works with us', shared: 'partners', ...more })

const start = { ...texts, '_shared/partners.json': file('Acorn', 'Birch', 'Cedar') }
const site = (list: Values, others: Record<string, string> = {}) =>
  contentOf({ ...start, 'company.json': overview(listOf(list)), ...others }, today)

const blockOn = (content: Content) =>
  content.page('/company')?.page.blocks.flatMap((block) => (block.type === 'partners' ? [block] : []))[0]
const namesOn = (content: Content) => blockOn(content)?.partners.map(({ name }) => name)
const found = (content: Content) =>
  content.findings().filter(({ code }) => /^(?:list|entry|shared|keyM|notShown|repeated)/.test(code))

describe('DOC-9 a list shows entries of a shared file, each written once', () => {
  test.each<[string, Values, string[]]>([
    ['all, in their order', {}, ['Acorn', 'Birch', 'Cedar']],
    [
      'some by name, one of them twice',
      { only: ['Cedar', 'Acorn', 'Birch', 'Cedar'] },
      ['Cedar', 'Acorn', 'Birch', 'Cedar'],
    ],
    ['all but some', { except: ['Birch'] }, ['Acorn', 'Cedar']],
    ['the first ones', { first: 2 }, ['Acorn', 'Birch']],
  ])('%s', (_how, more, names) => {
    const content = site(more)
    expect(namesOn(content)).toEqual(names)
    expect(found(content)).toEqual([])
    expect(content.draft('company.json')?.page).toEqual(content.page('/company')?.page)
  })

  test('as if they were written out', () => {
    const partners = ['Acorn', 'Birch', 'Cedar'].map(partner)
    const { shared: _, ...written }: Values = listOf({ partners })
    const other = contentOf({ ...texts, 'company.json': overview(written) }, today)
    expect(blockOn(site({}))).toEqual(blockOn(other))
  })
})

describe('DOC-7 what such a list misses is found', () => {
  test.each<[string, Values, Record<string, string>, object]>([
    [
      'a name with a slip',
      { only: ['Acorn', 'Birch', 'Cedra'] },
      {},
      { code: 'listEntry', pointer: '/blocks/1/only/2', suggestions: ['Cedar'] },
    ],
    [
      'a file with a slip',
      { shared: 'partner' },
      {},
      { code: 'sharedUnknown', pointer: '/blocks/1/shared', suggestions: ['partners'] },
    ],
    [
      'a file with its ending',
      { shared: 'partners.json' },
      {},
      { code: 'sharedUnknown', suggestions: ['partners'], fix: { certain: true } },
    ],
    ['a file without such entries', { shared: 'closing' }, {}, { code: 'listEmpty', pointer: '/blocks/1/shared' }],
    [
      'nothing that is left',
      { except: ['Acorn', 'Birch', 'Cedar'] },
      {},
      { code: 'listEmpty', pointer: '/blocks/1/shared' },
    ],
    [
      'an entry that no list names',
      { only: ['Acorn', 'Cedar'] },
      {},
      { code: 'entryUnlisted', pointer: '/blocks/0/partners/1/name' },
    ],
    ['entries beside a file', { partners: [partner('Elm')] }, {}, { code: 'notShown', pointer: '/blocks/1/partners' }],
    ['neither', { shared: undefined }, {}, { code: 'keyMissing', message: 'The partners need the field "partners".' }],
  ])('%s', (_what, list, others, expected) => {
    const findings = found(site(list, others)).filter(
      ({ file: at, code }) => code !== 'sharedUnused' || !at.includes('partners'),
    )
    expect(findings).toMatchObject([expected])
  })

  test('an entry that no list names: one of several lists is enough', () => {
    const list = listOf({ only: ['Acorn', 'Cedar'] })
    const [finding] = found(site(list, { 'suppliers.json': page('Suppliers', [list]) }))
    expect(finding?.hint).toBe(
      'Write this name into the chosen entries ("only") of the list in pages/company.json, or in pages/suppliers.json: once is enough.',
    )
    expect(found(site(list))[0]?.hint).toBe(
      'Write this name into the chosen entries ("only") of the list in pages/company.json.',
    )
  })

  test('an entry that a list leaves out by its name, or that a list without names has no room for', () => {
    expect(found(site({ first: 1 }))).toEqual([])
    expect(found(site({ except: ['Cedar'] }))).toEqual([])
  })

  test('a shared block cannot take entries of another one', () => {
    const row = JSON.stringify({ title: 'A row', blocks: [listOf({})] })
    const content = site({}, { '_shared/row.json': row })
    expect(found(content)).toContainEqual(
      expect.objectContaining({ code: 'sharedNested', pointer: '/blocks/0/shared' }),
    )
  })
})

describe('a change of the file is a change of the pages that show its entries', () => {
  const list = { only: ['Acorn', 'Birch'] }

  test('its routes are known, and it is in use', () => {
    const content = site({})
    expect(content.affected('_shared/partners.json')).toEqual(['/company'])
    expect(found(content)).toEqual([])
  })

  test.each([
    ['an entry less', file('Acorn', 'Cedar')],
    ['another name', file('Acorn', 'Birk', 'Cedar')],
    ['an error', '{'],
    ['the file is gone', null],
  ])('%s: what is drawn and found is what a new store draws and finds', (_what, text) => {
    const all: Record<string, string> = { ...start, 'company.json': overview(listOf(list)) }
    const content = contentOf(all, today)
    const look = (store: Content) => [store.findings(), store.page('/company')]
    const before = look(content)
    const { '_shared/partners.json': _, ...rest } = all
    if (text === null) content.delete('_shared/partners.json')
    else content.set('_shared/partners.json', text)
    expect(look(content)).toEqual(
      look(contentOf(text === null ? rest : { ...rest, '_shared/partners.json': text }, today)),
    )
    content.set('_shared/partners.json', all['_shared/partners.json'] ?? '')
    expect(look(content)).toEqual(before)
  })
})

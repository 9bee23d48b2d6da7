import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { applyEdits, createSource, type Source } from '../../../src/content/json/index.ts'
import { blockSchema, blockTypes, documentSchemas, type Schema } from '../../../src/content/schema/index.ts'
import type { Finding } from '../../../src/content/finding/index.ts'
import { markNames } from '../../../src/model/marks.ts'
import type { Act } from '../../../src/studio/session/acts.ts'
import { nameOfSiteLink } from '../../../src/studio/session/names.ts'
import { addColumn, removeColumn, writeCell } from '../../../src/studio/session/tableActs.ts'
import { fullWords, isShown, type Part, shownFields, unknownKeys } from '../../../src/studio/ui/form/model/fields.ts'
import { emptyValue, kindOf } from '../../../src/studio/ui/form/model/kinds.ts'
import { sectionsOf } from '../../../src/studio/ui/form/model/sections.ts'
import { cellsOf, columnsBeside } from '../../../src/studio/ui/form/model/tables.ts'
import { type Form, FormContext } from '../../../src/studio/ui/form/formContext.ts'
import { AddRow } from '../../../src/studio/ui/form/parts/listHead.tsx'
import { Message } from '../../../src/studio/ui/form/parts/messages.tsx'
import { drawnMarks } from '../../../src/studio/ui/form/parts/usePictures.ts'
import { Tokens } from '../../../src/studio/ui/form/parts/tokens.tsx'
import { choiceWords, hintOf, roomWords, rowWords, usualText } from '../../../src/studio/ui/form/model/words.ts'

const hero = blockSchema('hero') as Schema
const partOf = (value: Record<string, unknown>): Part => ({ schema: hero, value, pointer: '/blocks/0' })
const keys = (value: Record<string, unknown>) =>
  shownFields(partOf(value), hero, '/blocks/0', value).map(({ key }) => key)

describe('a form shows what the layout shows', () => {
  test('and what has a value all the same', () => {
    expect(keys({ type: 'hero', layout: 'home' })).not.toContain('breadcrumb')
    expect(keys({ type: 'hero', layout: 'compact' })).toContain('breadcrumb')
    expect(keys({ type: 'hero', layout: 'home', breadcrumb: {} })).toContain('breadcrumb')
  })

  test('a layout that does not exist hides nothing', () => {
    expect(isShown(partOf({ type: 'hero', layout: 'opne' }), ['breadcrumb'])).toBe(true)
  })

  test('what the layout needs is required', () => {
    const value = { type: 'hero', layout: 'open' }
    const drawing = shownFields(partOf(value), hero, '/blocks/0', value).find(({ key }) => key === 'drawing')
    expect(drawing?.isRequired).toBe(true)
  })

  test('names that nobody knows are told', () => {
    expect(unknownKeys(hero, { type: 'hero', textSid: 'left' })).toEqual(['textSid'])
  })
})

describe('a list that is full', () => {
  const links = hero.properties?.links ?? {}
  const wordsOf = (layout: string, count: number) =>
    fullWords(partOf({ type: 'hero', layout }), '/blocks/0/links', links, count)

  test('says why, and what to do', () => {
    expect(wordsOf('open', 1)).toBeUndefined()
    expect(wordsOf('open', 2)).toBe('No more than 2 fit the design. To add another, remove one.')
    const items = documentSchemas.site.properties?.navigation?.properties?.items ?? {}
    const site: Part = { schema: documentSchemas.site, value: {}, pointer: '' }
    expect(fullWords(site, '/navigation/items', items, 4)).toBe(
      'No more than 4 fit the design. To add another, remove one or move it into the submenu of another one.',
    )
    const schema: Schema = { ...hero, layouts: { open: { maxItems: { links: 1 } }, home: { maxItems: { links: 0 } } } }
    const inLayout = (layout: string, count: number) => {
      const part = { schema, value: { type: 'hero', layout }, pointer: '/blocks/0' }
      return fullWords(part, '/blocks/0/links', links, count)
    }
    expect(inLayout('open', 1)).toBe('Only one fits this layout. To add another, remove one or choose another layout.')
    expect(inLayout('home', 0)).toBe('None fits this layout. To add another, choose another layout.')
  })

  test('keeps its button in reach of keys, with the reason', () => {
    const html = renderToStaticMarkup(createElement(AddRow, { name: 'Link', full: 'It is full.', onAdd: () => {} }))
    const id = /aria-describedby="([^"]+)"/.exec(html)?.[1]
    expect(html).toContain('aria-disabled="true"')
    expect(html).not.toMatch(/ disabled/)
    expect(html).toContain(`id="${id}">It is full.`)
  })
})

test('the sections of a form are in their order', () => {
  const value = { type: 'hero', layout: 'open' }
  const titles = sectionsOf(shownFields(partOf(value), hero, '/blocks/0', value), true).map(({ title }) => title)
  expect(titles).toEqual(['Words', 'Buttons', 'Picture', 'Points', 'Look', 'More'])
})

test('what decides about entries and days is under a title of its own', () => {
  const titlesOf = (type: string, value: Record<string, unknown>) => {
    const schema = blockSchema(type) as Schema
    const part: Part = { schema, value: { type, ...value }, pointer: '/blocks/0' }
    return sectionsOf(shownFields(part, schema, '/blocks/0', part.value), true)
  }
  const of = (sections: ReturnType<typeof titlesOf>, title: string) =>
    sections.find((one) => one.title === title)?.fields.map(({ key }) => key)
  const partners = titlesOf('partners', { shared: 'partners', only: ['Acme'] })
  expect(of(partners, 'Where its entries come from')).toEqual(['shared', 'only', 'first'])
  const passage = titlesOf('passage', { title: 'Closed', text: 'On one day.' })
  expect(of(passage, 'When visitors see it')).toEqual(['from', 'until'])
  expect(of(passage, 'More')).toEqual(['id'])
})

test('what a schema puts together has a folded section of its own', () => {
  const form = blockSchema('form') as Schema
  const value = { type: 'form', variant: 'contact', title: 'Write to us', action: '/messages' }
  const part: Part = { schema: form, value, pointer: '/blocks/0' }
  const sections = sectionsOf(shownFields(part, form, '/blocks/0', value), true)
  expect(sections.find(({ title }) => title === 'Words')?.fields.map(({ key }) => key)).toEqual(['title', 'lead'])
  const folded = sections.filter(({ isMore }) => isMore)
  expect(folded.flatMap(({ fields }) => fields)).toContainEqual(expect.objectContaining({ key: 'nameLabel' }))
  expect(folded.length).toBeGreaterThan(3)
})

test('a field that is not written shows what visitors read there', () => {
  const tokens = new Map([['{email}', 'a@b.example']])
  const { mailLine, title } = (blockSchema('form') as Schema).properties ?? {}
  expect(usualText(mailLine as Schema, tokens)).toBe('Write to a@b.example.')
  expect(usualText(title as Schema, tokens)).toBeUndefined()
})

describe('a table', () => {
  const text = JSON.stringify({
    blocks: [{ type: 'richText', tables: [{ columns: ['A', 'B'], rows: [['1', '2'], ['3']] }] }],
  })
  const source = createSource('x.json', text)
  const table = { rows: '/blocks/0/tables/0/rows', heads: '/blocks/0/tables/0/columns' }
  const after = (make: (now: Source) => Act) => {
    const value = JSON.parse(applyEdits(text, make(source).edits)) as { blocks: { tables: unknown[] }[] }
    return value.blocks[0]?.tables[0]
  }

  test('has its heads beside it, and all rows are as wide as the widest', () => {
    expect(columnsBeside(source, JSON.parse(text) as Record<string, unknown>, table.rows)).toEqual({
      pointer: table.heads,
      value: ['A', 'B'],
    })
    expect(cellsOf([['1', '2'], ['3']], ['A', 'B'])).toEqual({
      heads: ['A', 'B'],
      rows: [
        ['1', '2'],
        ['3', ''],
      ],
    })
  })
  test('a cell is written, also one that its row does not have yet', () => {
    expect(after((now) => writeCell(now, table, 0, 1, 'x'))).toMatchObject({ rows: [['1', 'x'], ['3']] })
    expect(after((now) => writeCell(now, table, 1, 1, 'x'))).toMatchObject({
      rows: [
        ['1', '2'],
        ['3', 'x'],
      ],
    })
    expect(after((now) => writeCell(now, table, null, 0, 'x'))).toMatchObject({ columns: ['x', 'B'] })
  })
  test('a column comes and goes with its head', () => {
    expect(after((now) => addColumn(now, table, 2))).toEqual({ columns: ['A', 'B', ''], rows: [['1', '2', ''], ['3']] })
    expect(after((now) => removeColumn(now, table, 1))).toEqual({ columns: ['A'], rows: [['1'], ['3']] })
  })
})

test('no token is called unknown while the site is still being read', () => {
  const shown = (isSiteRead: boolean, tokens: [string, string][]) =>
    renderToStaticMarkup(
      createElement(
        FormContext,
        { value: { tokens: new Map(tokens), isSiteRead } as unknown as Form },
        createElement(Tokens, { text: 'We are {brand}.' }),
      ),
    )
  expect(shown(false, [])).not.toMatch(/unknown|not known/)
  expect(shown(true, [])).toMatch(/data-unknown.*is not known/)
  expect(shown(true, [['{brand}', 'Acme']])).toContain('Acme')
})

test('the way out of a judgement is said at its field; of a wrong form the field says enough itself', () => {
  const shown = (code: 'phrase' | 'tooShort') => {
    const finding = { code, severity: 'error', message: 'It is wrong.', hint: 'Do this.' } as unknown as Finding
    const message = createElement(Message, { finding, pointer: '/title' })
    return renderToStaticMarkup(createElement(FormContext, { value: { ways: () => [] } as unknown as Form }, message))
  }
  expect(shown('phrase')).toContain('It is wrong. Do this.')
  expect(shown('tooShort')).not.toContain('Do this.')
})

test('a mark is chosen among the pictures of the site and the marks that are drawn for it', () => {
  const { mark } = blockSchema('caseStudy')?.properties ?? {}
  expect(kindOf(mark as Schema)).toBe('file')
  expect(drawnMarks.map(({ name }) => name)).toEqual(markNames)
  expect(drawnMarks.every(({ src }) => src.startsWith('data:image/svg+xml,%3Csvg'))).toBe(true)
})

test('a new value has all that it needs, empty', () => {
  const link = hero.properties?.links?.items as Schema
  expect(kindOf(link)).toBe('group')
  expect(emptyValue(link)).toEqual({ text: '', href: '' })
})

describe('words', () => {
  test('of a row, a choice, a limit', () => {
    const links = hero.properties?.links?.items as Schema
    expect(rowWords(links, { text: 'Go', href: '/' }, 0)).toEqual({ name: 'Go', more: '/' })
    const tokens = new Map([['{links.signUp}', 'https://app.example/signup']])
    const more = 'https://app.example/signup'
    expect(rowWords(links, { text: 'Go', href: '{links.signUp}' }, 0, tokens)).toEqual({ name: 'Go', more })
    expect(rowWords(links, { text: '', href: '' }, 1)).toEqual({ name: 'Button 2', more: '' })
    const tab = blockSchema('tabs')?.properties?.items?.items as Schema
    expect(rowWords(tab, { value: 'lending', label: 'Lending', title: 'Pay out loans' }, 0)).toEqual({
      name: 'Lending',
      more: 'Pay out loans',
    })
    expect(choiceWords(hero.properties?.layout as Schema, 'compact')).toBe('A low head without a drawing.')
    const icons: Schema = { description: 'audit: a seal; company: a house, apps: a phone.', enum: ['audit', 'company'] }
    expect(['audit', 'company'].map((one) => choiceWords(icons, one))).toEqual(['A seal.', 'A house.'])
    const site = {
      description: 'true: it is shown. Without it: the name of its picture in pages/_media, or pages/_site.json.',
    }
    expect(hintOf(site)).toBe('Yes: it is shown. Without it: the name of its picture, or the whole site.')
    expect([roomWords(69, 70), roomWords(71, 70), roomWords(72, 70, 'search results')]).toEqual([
      '1 character left',
      'Too long for the design: take away 1 character.',
      'Too long for search results: take away 2 characters.',
    ])
  })

  test('of a link of the site are its name in the list of links, never the one in the file', () => {
    const hints = (schema: Schema, key = ''): [key: string, hint: string][] => [
      [key, hintOf(schema) ?? ''],
      ...Object.entries(schema.properties ?? {}).flatMap(([own, inner]) => hints(inner, own)),
      ...(schema.items ? hints(schema.items) : []),
    ]
    const schemas = [...blockTypes.flatMap((type) => blockSchema(type) ?? []), ...Object.values(documentSchemas)]
    const all = schemas.flatMap((schema) => hints(schema))
    expect(all.filter(([, hint]) => hint.includes('a link of the site such as "Address for signing up"'))).not.toEqual(
      [],
    )
    // Only where a text is written once its hint says what to write in other texts.
    expect(all.filter(([key, hint]) => hint.replaceAll(`{${key}}`, '').includes('{'))).toEqual([])
    expect(nameOfSiteLink('{links.docs}')).toBe('Address of the documentation')
  })
})

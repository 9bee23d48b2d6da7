import { describe, expect, test } from 'vitest'
import { type Values, page, study, listOf, overview, site, codesOf, ofLists } from './site.ts'
import { applyFix } from '../support.ts'

describe('DOC-7 what a list misses is found', () => {
  const written = [
    { title: 'A story', brand: 'Elm', mark: 'kredapay', line: 'sky', category: 'Fintech', href: '/about' },
  ]
  const found = (list: Values, others: Record<string, string> = {}) =>
    ofLists(site({ 'stories.json': overview(listOf(list)), ...others }))

  test.each([
    ['storis', ['stories'], false],
    ['/stories', ['stories'], true],
    ['pages/stories/', ['stories'], true],
    ['partners', [], undefined],
  ])('the folder %s', (folder, suggestions, certain) => {
    const [finding, ...others] = found({ folder })
    expect(others).toEqual([])
    expect(finding).toMatchObject({ code: 'listFolder', pointer: '/blocks/1/folder', suggestions })
    expect(finding?.fix?.certain).toBe(certain)
  })

  test.each([
    ['only', 'acron', ['acorn'], false],
    ['only', '/stories/acorn', ['acorn'], true],
    ['except', 'Birch.json', ['birch'], true],
    ['older', 'brich', ['birch'], false],
  ])('%s: a page %s', (field, name, suggestions, certain) => {
    const [finding, ...others] = found({ [field]: ['cedar', name] })
    expect(others).toEqual([])
    expect(finding).toMatchObject({ code: 'listPage', pointer: `/blocks/1/${field}/1`, suggestions, fix: { certain } })
  })

  test('a page that names itself', () => {
    const own = study('Acorn', { from: '2026-03-01' }, [listOf({ only: ['acorn', 'birch'] })])
    const [finding, ...others] = ofLists(site({ 'stories/acorn.json': own }))
    expect(others).toEqual([])
    expect(finding).toMatchObject({ code: 'listPage', pointer: '/blocks/1/only/0' })
  })

  test('a name twice', () => {
    const content = site({ 'stories.json': overview(listOf({ only: ['acorn', 'acorn'] })) })
    expect(codesOf(content)).toContain('repeated')
  })

  test('nothing that could be listed', () => {
    const [finding, ...others] = found({ except: ['acorn', 'birch', 'cedar'] })
    expect(others).toEqual([])
    expect(finding).toMatchObject({ code: 'listEmpty', pointer: '/blocks/1/folder' })
  })

  test('a page without the block that is listed, once however many lists ask for it', () => {
    const bare = { 'stories/acorn.json': page('Acorn', [{ type: 'hero', title: 'Acorn pays' }]) }
    const more = { ...bare, 'company.json': overview(listOf({ first: 1 })) }
    expect(found({}, more)).toMatchObject([{ code: 'listedWithout', file: 'pages/stories/acorn.json' }])
    expect(found({ except: ['acorn'] }, bare)).toEqual([])
  })

  test('a page without a day where the newest one comes first', () => {
    const undated = { 'stories/acorn.json': study('Acorn') }
    const [finding, ...others] = found({ sort: 'newest' }, undated)
    expect(others).toEqual([])
    expect(finding).toMatchObject({ code: 'listedUndated', file: 'pages/stories/acorn.json', fix: { certain: false } })
    expect(finding?.hint).toMatch(/^Write "from": "2026-11-20" above "blocks"/)
    const fixed = applyFix(undated, finding ? [finding] : [])
    expect(Object.keys(JSON.parse(fixed['stories/acorn.json'] ?? '') as Values)).toEqual(
      ['title', 'description', 'from', 'blocks'], // where the hint says that it is
    )
    expect(found({ sort: 'newest' }, fixed)).toEqual([])
    expect(found({}, undated)).toEqual([])
    expect(found({ sort: 'newest', older: ['acorn'] }, undated)).toEqual([])
  })

  test.each<[string, Values, string, string]>([
    ['entries that are written out beside a folder', { studies: written }, 'notShown', '/blocks/1/studies'],
    ['an order beside names', { only: ['acorn'], sort: 'newest' }, 'notShown', '/blocks/1/sort'],
    ['no room', { first: 0 }, 'tooSmall', '/blocks/1/first'],
  ])('%s', (_what, more, code, pointer) => {
    const content = site({ 'stories.json': overview(listOf(more)) })
    expect(content.findings()).toContainEqual(expect.objectContaining({ code, pointer }))
  })

  test('an order of no folder is one mistake: the folder is missing', () => {
    const { folder: _, ...bare }: Values = listOf({ sort: 'newest', except: ['acorn'] })
    const content = site({ 'stories.json': overview(bare) })
    expect(content.findings().filter(({ severity }) => severity === 'error')).toMatchObject([
      { code: 'keyMissing', message: 'The case studies need the field "folder".' },
    ])
  })

  test('a folder whose name is too long is one mistake', () => {
    const content = site({ 'stories.json': overview(listOf({ folder: 'long-'.repeat(40) })) })
    expect(content.findings().filter(({ severity }) => severity === 'error')).toMatchObject([{ code: 'tooLong' }])
  })

  test('neither entries nor a folder', () => {
    const { folder: _, ...bare }: Values = listOf({})
    const content = site({ 'stories.json': overview(bare) })
    const [finding, ...others] = content.findings().filter(({ severity }) => severity === 'error')
    expect(finding).toMatchObject({ code: 'keyMissing', message: 'The case studies need the field "studies".' })
    expect(others).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import type { Finding } from '../../../src/content/finding/index.ts'
import { createSource } from '../../../src/content/json/index.ts'
import { begun, type Fresh, saidFindings, stillFresh } from '../../../src/studio/session/fresh.ts'

describe('an entry that was just added', () => {
  const text = (title: string) => createSource('x.json', JSON.stringify({ items: [{ title, text: '', links: [] }] }))
  const at = (pointer: string) => ({ pointer, code: 'tooShort' }) as Finding
  const [title, words, links, other] = ['/items/0/title', '/items/0/text', '/items/0/links', '/title'].map(at)
  const all = [title, words, links, other] as Finding[]
  const added = begun(null, createSource('x.json', '{"items": []}'), '/items/0')
  const said = (fresh: Fresh | null, source = text('')) => saidFindings(all, { fresh }, source)

  test('says nothing of its empty fields before somebody has been in them', () => {
    expect(said(added)).toEqual([other])
    expect(said(stillFresh(added, '/items/0/title', '/items/0/text'))).toEqual([title, other])
    expect(said(added, text('a'))).toEqual([title, other])
  })

  test('says all of it once it is left', () => {
    for (const to of [undefined, '/items', '/items/0'])
      expect(said(stillFresh(added, '/items/0/text', to))).toEqual(all)
    expect(stillFresh(added, '/items', '/items/0/text')).toBe(added)
  })

  test('stays new while something is added inside of it; what was there before is not new', () => {
    expect(begun(added, text(''), '/items/0/links/0')).toBe(added)
    expect(begun(null, text(''), '/items/0/text')).toBeNull()
  })
})

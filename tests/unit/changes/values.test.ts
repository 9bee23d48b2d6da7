import { expect, test } from 'vitest'
import { compareValues } from '../../../src/content/changes/values.ts'
import { blockSchema, documentSchemas } from '../../../src/content/schema/index.ts'

test.each([
  ['picture', 'the file of the picture', (name: string) => ({ picture: { src: name } })],
  [
    'partners',
    'the mark of the partner “Oakmere Foods”',
    (mark: string) => ({ partners: [{ name: 'Oakmere Foods', mark }] }),
  ],
])('the name of a picture in %s is a setting, and no words that differ in a letter', (type, label, block) => {
  const changes = compareValues(blockSchema(type) ?? {}, block('team-1.png'), block('team-2.png'))
  expect(changes).toEqual([{ kind: 'setting', label, before: 'team-1.png', after: 'team-2.png' }])
})

test('a field that is written for the first time had its default before', () => {
  const search = blockSchema('search') ?? {}
  const usual = String(search.properties?.none?.default)
  expect(compareValues(search, {}, { none: usual })).toEqual([])
  expect(compareValues(search, {}, { none: 'Nothing' })).toMatchObject([
    {
      kind: 'text',
      label: 'the message when nothing is found',
      words: [{ kind: 'gone', text: usual }, { kind: 'new' }],
    },
  ])
})

test('a word that is taken out of the list of words not used is named, with the list', () => {
  const site = (...words: string[]) => ({ phrases: [{ words, why: 'We have none.', instead: 'Write bills.' }] })
  expect(compareValues(documentSchemas.site, site('loan', 'school fees'), site('loan'))).toEqual([
    {
      kind: 'setting',
      label: 'the 2nd word of the group of words “loan” in "Words that we do not use"',
      before: 'school fees',
      after: null,
    },
  ])
})

import { expect, test } from 'vitest'
import { compareValues } from '../../../src/content/changes/values.ts'
import { blockSchema } from '../../../src/content/schema/index.ts'

test.each([
  ['picture', 'the file of the picture', (name: string) => ({ picture: { src: name } })],
  ['partners', 'the mark of the 1st partner', (mark: string) => ({ partners: [{ name: 'Oakmere Foods', mark }] })],
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

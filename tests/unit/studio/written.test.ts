import { expect, test } from 'vitest'
import { blockSchema } from '../../../src/content/schema/index.ts'
import { written } from '../../../src/studio/ui/form/kinds/textField.tsx'

const field = (key: string, isRequired = false) => {
  const schema = blockSchema('faq')?.properties?.[key]
  if (!schema) throw new Error(`There is no field ${key}.`)
  return { schema, pointer: `/blocks/0/${key}`, value: '', isRequired }
}

test('an optional text that is empty is not written; a required one is', () => {
  expect(written('', field('id'))).toBeUndefined()
  expect(written('', field('title', true))).toBe('')
  expect(written('faq', field('id'))).toBe('faq')
})

test('an empty text that means something is written: without it the usual words would be shown', () => {
  expect(written('', field('mail'))).toBe('')
})

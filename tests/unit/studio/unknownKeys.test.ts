import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { blockSchema, type Schema } from '../../../src/content/schema/index.ts'
import { type Form, FormContext } from '../../../src/studio/ui/form/formContext.ts'
import { UnknownKeys } from '../../../src/studio/ui/form/parts/unknownKeys.tsx'

test('a setting that nobody knows gets the name that was meant only where no other has it', () => {
  const buttons = (fix?: { title: string }) => {
    const finding = { code: 'keyUnknown', pointer: '/blocks/0/leadd', suggestions: ['lead'], fix }
    const value = { findings: [finding] } as unknown as Form
    const card = createElement(UnknownKeys, {
      schema: blockSchema('hero') as Schema,
      pointer: '/blocks/0',
      value: { leadd: 'left' },
    })
    const html = renderToStaticMarkup(createElement(FormContext, { value }, card))
    return Array.from(html.matchAll(/>([^<>]+)<\/button>/g), ([, words]) => words)
  }
  expect(buttons({ title: 'Rename it to "lead"' })).toEqual(['Rename it', 'Remove it'])
  expect(buttons()).toEqual(['Remove it'])
})

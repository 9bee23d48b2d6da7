import { expect, test } from 'vitest'
import { fixAll } from '../../../src/content/fix/fixAll.ts'
import { baseTexts } from './base.ts'
import { contentOf } from './support.ts'

// What cannot be read is checked on in the likeliest reading; a fix that is found there is one for the file as it is.

test('DOC-7 a fix in a text does not take away what was pasted into the same text', () => {
  const pasted = '{\n      "type": "faq",\n      "id": "more",\n      "title": "More"\n    }'
  const about = baseTexts['about.json'] ?? ''
  const text = about.replace(
    /("lead": "\S+ \S+ )(\S+) /,
    (_, start: string, word: string) => `${start}${pasted}${word}  `,
  )
  expect(text).not.toBe(about)
  const content = contentOf({ ...baseTexts, 'about.json': text })
  expect(content.findings().map(({ code }) => code)).toEqual(['misplaced', 'spaces'])
  fixAll(content)
  expect(content.text('about.json')).toContain('"id": "more"')
})

test('DOC-7 a field goes where it is missing only with all that came with it', () => {
  const drawing = '"name": "startHero", '
  const about = baseTexts['about.json'] ?? ''
  const moved = (fields: string) =>
    contentOf({
      ...baseTexts,
      'about.json': about.replace(drawing, '').replace('"layout": "beside",', `"layout": "beside", ${fields}`),
    })
  expect(fixAll(moved(drawing))).toHaveLength(1)
  const content = moved(`${drawing}"amount": "Card", `)
  expect(content.findings().map(({ pointer }) => pointer)).toEqual(['/blocks/0/name', '/blocks/0/amount'])
  expect(fixAll(content)).toEqual([])
})

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

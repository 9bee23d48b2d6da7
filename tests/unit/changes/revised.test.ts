import { expect, test } from 'vitest'
import { markdown } from '../../../scripts/changes/style.ts'
import { documentLines } from '../../../scripts/changes/document.ts'
import { compareDocuments } from '../../../src/content/changes/documents.ts'

const line = 'Last revised: 24 November 2026'
const text = 'You raise a claim within [24 hours](/faqs) of the payment.'

/** A legal page with these texts; without a line it is no legal one. */
const page = (words: string, revised: string | undefined = line, title = 'Terms of use') =>
  JSON.stringify({
    title,
    blocks: [
      { type: 'hero', title },
      { type: 'richText', revised, text: words },
    ],
  })

const change = (after: string, today?: string, before = page(text)) =>
  compareDocuments('terms.json', before, after, { today })

const shorter = text.replace('24', '12')

test('a legal text that changes while its date line does not is told, with what to do', () => {
  expect(change(page(shorter)).staleLine).toBe(line)
  expect(documentLines(change(page(shorter)), markdown)).toContain(
    `**Warning**: the words of this legal text change, but it still says “${line}”. If you change more than the spelling, write the day on which you publish the change, or only its month and year. A later day from which it applies belongs into the text.`,
  )
})

test.each([
  ['its line changes too', page(shorter, 'Last revised: 25 November 2026')],
  ['nothing but the title changes', page(text, line, 'Terms of the service')],
  ['a link follows a page that has moved', page(text.replace('/faqs', '/answers'))],
  ['it is only written in other lines', page(text.replace(' of ', '  of '))],
  ['the line is new', page(shorter), page(text, '')],
])('where %s, nothing is', (_, after, before = page(text)) => {
  expect(change(after, undefined, before.replace('"revised":"",', '')).staleLine).toBeUndefined()
})

test('a text without a date line is no legal one', () => {
  const bare = (words: string) => page(words, '').replace('"revised":"",', '')
  expect(change(bare(shorter), undefined, bare(text)).staleLine).toBeUndefined()
})

test.each([
  [line, '2026-11-24', false],
  [line, '2026-11-25', true],
  ['Last revised: November 2026', '2026-11-25', false],
  ['Last revised: November 2026', '2026-12-01', true],
  ['Version of 2026-11-25', '2026-11-25', false],
  ['Last revised: 25 November 2025', '2026-11-25', true],
])('“%s” on %s: %s', (revised, today, isStale) => {
  expect(change(page(shorter, revised), today, page(text, revised)).staleLine !== undefined).toBe(isStale)
})

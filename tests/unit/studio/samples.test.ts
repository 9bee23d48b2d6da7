import { expect, test } from 'vitest'
import type { Finding } from '../../../src/content/finding/index.ts'
import { samples } from '../../../src/content/wording/index.ts'
import { sampleRange } from '../../../src/studio/ui/form/model/samples.ts'

const pointer = '/blocks/0/text'
const finding = { code: 'sampleWords', pointer } as Finding

/** What is selected of a text that the last check found sample words in. */
function selected(text: string, findings: readonly Finding[] = [finding]): string | undefined {
  const value = { blocks: [{ type: 'richText', text }] }
  const range = sampleRange({ key: 'a.json', value, findings }, pointer, text)
  return range && text.slice(range.start, range.end)
}

test('the text of a new page is selected with the headings between its samples', () => {
  const text = `## What it is\n\n${samples.opening}\n\n## How it works\n\n${samples.steps}`
  expect(selected(text)).toBe(text)
})

test('of a text with a paragraph of one’s own only a paragraph that is a sample is selected', () => {
  expect(selected(`## What it is\n\nOur own words.\n\n${samples.steps}`)).toBe(samples.steps)
})

test('words that have become one’s own since the last check are not selected, nor what no check has found', () => {
  expect(selected('## What it is\n\nOur own words.')).toBeUndefined()
  expect(selected(samples.steps, [])).toBeUndefined()
})

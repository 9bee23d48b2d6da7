import { expect, test } from 'vitest'
import { baseText, baseTexts } from './base.ts'
import { contentOf } from './support.ts'

// Labels of examples that are left among words of one's own.

const sampleIn = (block: Record<string, unknown>) => {
  const text = baseText('index.json').replace('{ "type": "shared"', `${JSON.stringify(block)},\n    { "type": "shared"`)
  const found = contentOf({ ...baseTexts, 'index.json': text }).findings()
  return found.find(({ code }) => code === 'sampleWords')?.pointer
}

const figures = ['One', 'Two', 'Three'].map((label, at) => ({ value: `${at + 1}`, label: `${label} of ours` }))
const [, second, third] = figures

test('three words of which two are long are nobody’s own', () => {
  expect(sampleIn({ type: 'stats', title: 'What partners reach', figures })).toBe('/blocks/1/title')
  const arriving = { value: '1', label: 'Payments that arrive' }
  const label = '/blocks/1/figures/0/label'
  expect(sampleIn({ type: 'stats', title: 'Our figures', figures: [arriving, second, third] })).toBe(label)
})

test.each(['On a date', 'Step by step', 'Two approvals'])('anybody may have written "%s"', (title) => {
  const cards = [title, 'At once'].map((one) => ({ title: one, text: `What we say of it: ${one}.` }))
  expect(sampleIn({ type: 'cardGrid', title: 'When we pay', cards })).toBeUndefined()
})

test('what a person is may be the same as in an example', () => {
  const quote = { quote: 'They answered all of it within a day.', name: 'Ngozi Eze', role: 'Product Lead, Kredapay' }
  const other = { ...quote, name: 'Musa Bello', quote: 'It took us a week to connect both.' }
  expect(sampleIn({ type: 'testimonials', title: 'Our readers', quotes: [quote, other] })).toBeUndefined()
})

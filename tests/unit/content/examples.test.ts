import { describe, expect, test } from 'vitest'
import { blockSchema } from '../../../src/content/schema/catalogue.ts'
import { baseText, baseTexts } from './base.ts'
import { contentOf } from './support.ts'

/** The small site with a block on its home page. */
function siteWith(block: Record<string, unknown>) {
  const text = baseText('index.json').replace('{ "type": "shared"', `${JSON.stringify(block)},\n    { "type": "shared"`)
  return { ...baseTexts, 'index.json': text }
}

const found = (block: Record<string, unknown>) =>
  contentOf(siteWith(block))
    .findings()
    .filter(({ code }) => code === 'sampleWords')

const exampleOf = (type: string) => blockSchema(type)?.examples?.[0] as Record<string, unknown>

describe('words of the examples in the guide', () => {
  test('are one slip in a block that was pasted whole', () => {
    const faq = { type: 'faq', ...exampleOf('faq') }
    expect(found(faq)).toMatchObject([{ severity: 'warning', where: 'Questions and answers, 2nd block' }])
    expect(found(faq)[0]?.message).toMatch(
      /^This text comes from an example in the guide\. So do \d+ more texts here\.$/,
    )
  })

  test('are found in one text that was left', () => {
    const [first, ...others] = exampleOf('faq').items as { question: string; answer: string }[]
    const own = others.map((_, index) => ({
      question: `What about number ${index}?`,
      answer: `It is number ${index}.`,
    }))
    const faq = {
      type: 'faq',
      title: 'Questions',
      items: [{ question: 'Who are you?', answer: first?.answer }, ...own],
    }
    expect(found(faq)).toMatchObject([{ pointer: '/blocks/1/items/0/answer' }])
  })

  test('are no slip where they are short, the words of a link, or of another field', () => {
    const { title, lead } = exampleOf('hero')
    expect(found({ type: 'passage', title: 'Our Team', text: String(lead) })).toEqual([])
    expect(found({ type: 'passage', text: `We say: ${String(title)}. That is all we say.` })).toEqual([])
    const link = { text: 'Open the booking page', href: '/about' }
    expect(found({ type: 'passage', text: 'These words are our own, all of them.', link })).toEqual([])
  })
})

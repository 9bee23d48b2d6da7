import { expect, test } from 'vitest'
import { findSpot } from '../../../../src/content/assist/index.ts'
import { baseText, baseTexts } from '../base.ts'
import { contentOf } from '../support.ts'

/** What is found in a document of the small site: its name, and the line as it is written. */
function spotIn(texts: Record<string, string>, key: string, part: string, ...seen: string[]): [string, string] {
  const content = contentOf({ ...baseTexts, ...texts })
  const entry = content.entries().find((one) => one.key === key)
  if (!entry) throw new Error(`There is no ${key}.`)
  const { line, column, what } = findSpot(entry, part, seen, content.map().site?.tokens ?? new Map<string, string>())
  const text = (content.text(key) ?? '').split('\n')[line - 1]?.slice(column - 1) ?? ''
  return [what, text.slice(0, 20)]
}

const cards = `{
  "title": "Cards | {brand}",
  "blocks": [
    { "type": "hero", "title": "Cards of {brand}" },
    { "type": "linkStrip",
      "links": [
        { "text": "Read more", "href": "/about" },
        { "text": "Read more", "href": "{links.signUp}" }
      ] },
    { "type": "richText", "text": [
      "## Fees",
      "A card costs **nothing**, [as we say](/about).",
      "Later it may."
    ] }
  ]
}`
const inCards = (part: string, ...seen: string[]) => spotIn({ 'cards.json': cards }, 'cards.json', part, ...seen)

test('a text is found in its block by its words, whatever stands for them in the file', () => {
  expect(inCards('/blocks/0', 'Cards of Rail')).toEqual(['the title of Hero, 1st block', 'Cards of {brand}" },'])
  expect(inCards('/blocks/2', 'A card costs nothing, as we say.')[1]).toMatch(/^A card costs/)
  expect(inCards('/blocks/2', 'nothing', 'A card costs nothing, as we say.')[1]).toMatch(/^A card costs/)
  expect(inCards('/blocks/2', 'FEES')[1]).toMatch(/^## Fees/)
})

test('of twins the one that has the same neighbours, and links by where they lead', () => {
  const [first, second] = ['/about', 'https://app.rail.example/signUp'].map((href) =>
    inCards('/blocks/1', 'Read more', href, 'Read more Read more'),
  )
  expect(first?.[0]).toMatch(/^the text of the 1st link/)
  expect(second?.[0]).toMatch(/^the text of the 2nd link/)
  expect(inCards('/blocks/1', '/about')[0]).toMatch(/^the address of the 1st link/)
})

test('without words of its own it is the block, and around the blocks the document', () => {
  expect(inCards('/blocks/2', '4711', 'no such words')).toEqual(['Text, 3rd block', '{ "type": "richText"'])
  expect(inCards('/blocks/0', 'Read more')[0]).toBe('Hero, 1st block')
  const [what] = spotIn({}, '_site.json', '', 'Call us')
  expect(what).toBe('the text of the 1st link of the 1st column of the footer')
  expect(spotIn({}, '_site.json', '', '4711')[1]).toBe('{')
})

test('a block of a broken document is found as far as it can be read', () => {
  const broken = baseText('about.json').replace('"title": "Who we are",', '"title": "Who we are"')
  const [what] = spotIn({ 'about.json': broken }, 'about.json', '/blocks/0', 'Who we are')
  expect(what).not.toBe('')
})

import { expect, test } from 'vitest'
import { createSource } from '../../../src/content/json/source.ts'
import { insideText } from '../../../src/content/json/texts.ts'
import { findTokens, replaceTokens, tokenValues } from '../../../src/content/fields/tokens.ts'

const values = new Map([
  ['brand', 'Rail'],
  ['links.docs', 'https://docs.rail.example'],
])

test.each([
  ['{brand} and {links.docs}', 'Rail and https://docs.rail.example'],
  ['{{brand}', '{brand}'],
  ['{{{brand}', '{Rail'],
  ['no token } here', 'no token } here'],
  ['{unknown} stays', '{unknown} stays'],
  ['{constructor} {__proto__}', '{constructor} {__proto__}'],
])('%j becomes %j', (text, result) => {
  expect(replaceTokens(text, values)).toBe(result)
})

test('tokens are found with their places, and a brace that begins none', () => {
  expect(findTokens('a {brand} {{b} { c')).toEqual([
    { name: 'brand', start: 2, end: 9 },
    { name: null, start: 15, end: 16 },
  ])
})

test('the texts of the site document define the tokens, and nothing that objects inherit', () => {
  const site = { $schema: 'x', brand: 'Rail', year: 2026, links: { docs: 'https://d' }, footer: { text: 'x' } }
  expect([...tokenValues(site)]).toEqual([
    ['brand', 'Rail'],
    ['links.docs', 'https://d'],
  ])
  expect(tokenValues(null).size).toBe(0)
  expect(tokenValues([]).size).toBe(0)
})

test('places inside a text are found in the file, whatever JSON escapes before them', () => {
  const text = String.raw`{"a": "\u00e9\n\"x\\ 😀 {token}"}`
  const source = createSource('a.json', text)
  const node = source.node('/a')
  if (!node) throw new Error('no node')
  const offset = insideText(source, node)
  const value = String(node.value)
  for (const character of ['x', '😀', '{', 'token'])
    expect(text.slice(offset(value.indexOf(character))).startsWith(character)).toBe(true)
  // Asked for an earlier place, it starts anew.
  expect(text.slice(offset(value.indexOf('x')))[0]).toBe('x')
})

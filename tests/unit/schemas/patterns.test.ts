import { describe, expect, it } from 'vitest'
import { hrefFinding, parseInternal, parseText, pathFindingOf } from '../../../src/content/fields/index.ts'
import { findTokens, replaceTokens } from '../../../src/content/fields/tokens.ts'
import { quote, slug } from '../../../src/model/words.ts'
import { walk } from '../../../scripts/generate/lint.ts'
import { byPath, readSchemas, type Schema } from '../../../scripts/generate/schemas.ts'
import { sample } from '../../support/sample.ts'
import { type Attack, attacksFrom, findSlow } from './attacks.ts'
import { takeTurns } from '../../support/turns.ts'

takeTurns('schemas patterns')

const fields: { place: string; schema: Schema }[] = []
for (const [path, root] of byPath(readSchemas(process.cwd())))
  walk(root, path, (schema, place) => {
    if (typeof schema.pattern === 'string') fields.push({ place, schema })
  })

const textsOf = (schema: Schema) => (schema.examples as unknown[]).filter((one) => typeof one === 'string')

describe('T-S13 a hostile text costs a pattern no more than its length', () => {
  it('every pattern is looked at', () => expect(fields.length).toBeGreaterThan(10))

  it.each(sample(fields, 6, 'patterns'))('$place', ({ schema }) => {
    // As Ajv compiles it.
    const pattern = new RegExp(String(schema.pattern), 'u')
    const attacks = attacksFrom(textsOf(schema))
    expect(findSlow((text) => pattern.test(text), attacks, [20_000, 50_000])).toBeUndefined()
  })

  it.each([String.raw`^[^@ ]+@[^@ ]+\.[^@ ]+$`, '^([a-z]+-?)+$', '^[a-z]*[a-z-]*@$'])(
    '%s, which is slow, is found',
    (slow) => {
      const pattern = new RegExp(slow, 'u')
      const attacks = attacksFrom(['hello@company.example', 'ab-c'])
      expect(findSlow((text) => pattern.test(text), attacks, [10_000])).toBeDefined()
    },
  )
})

const addresses = [
  '/payout?tab=payroll#steps',
  'https://www.company.example:443/a-b/c.html?x=1&y=2#z',
  'mailto:hello@company.example?subject=A',
  'tel:+234 (800) 000-0000',
  'hello@company.example',
  'www.company.example/',
  '#steps',
]
// Each of what markdown knows, many times over.
const running =
  `# A||- a|1. a|> a|*a* |**a** |_a_ |\`a\` |[a](/b) |![a](b) |<a b="c">|&amp;|&a|\\*|[|]|[](|[a|*|*a |**a |*a_|_|\`
\`\`a|<|<a |<!--|!|![|(| \n|\t|\n\n|- \n|# A\n\n|- a\n|1. a\n|> a\n|a@|www.a|https://a.| `
    .split('|')
    .filter((unit) => unit !== '')
    .map((unit): Attack => ({ start: '', unit, end: ')' }))
for (const mark of ['[', '*', '_', '`', '<', '!', '&']) running.push({ start: mark.repeat(32), unit: 'x', end: ']' })

// A text is parsed once; the levels of headings make each turn another one.
let turn = 4

const readers: [string, (text: string) => unknown, Attack[]][] = [
  ['the address of a link', hrefFinding, attacksFrom(addresses)],
  ['a link inside of the site', parseInternal, attacksFrom(addresses)],
  ['an earlier address', pathFindingOf, attacksFrom(['/a/b-c.d', '/%20_~'])],
  ['tokens', findTokens, attacksFrom(['{links.signUp} {{ {brand}'])],
  ['a text with tokens', (text) => replaceTokens(text, new Map([['a', 'B']])), attacksFrom(['{links.signUp} {{'])],
  ['words for an address', slug, attacksFrom(["What we don't check: é, 1 & 2"])],
  ['a quotation', quote, attacksFrom(['"a"\u200b'])],
  ['running text', (text) => parseText(text, [2, 3, turn++]), running],
]

describe('T-S13 a hostile text costs a reader of formats no more than its length', () => {
  it.each(sample(readers, 3, 'readers'))('%s', (_, read, attacks) => {
    expect(findSlow(read, attacks, [8_000])).toBeUndefined()
  })
})

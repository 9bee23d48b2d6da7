import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { examplePages } from '../../../../scripts/lib/examplePages.ts'
import { loadContent } from '../../../../scripts/lib/readContent.ts'
import { blockSchema, blockTypes } from '../../../../src/content/schema/catalogue.ts'
import { readDocument } from '../../../../src/content/index.ts'
import { parseJson } from '../../../../src/content/parse/parse.ts'
import { kindOf } from '../../../../src/model/route.ts'
import { rules } from '../../../../src/content/rules/rules.ts'
import { checkShape } from '../../../../src/content/schema/shape.ts'
import { cases, textsOf } from '../../content/corpus.ts'
import { outside } from '../limits.ts'
import { isFull, sample } from '../../../support/sample.ts'
import { open } from './service.ts'

const real = loadContent('pages').keys.map((key) => [key, readFileSync(`pages/${key}`, 'utf8')] as const)
const examples = examplePages().map(({ type, number, text }) => [`${type.toLowerCase()}-${number}.json`, text] as const)

const mistakes = sample(
  cases.flatMap(({ in: input }) => Object.entries(textsOf(input)).filter(([key]) => Object.hasOwn(input, key))),
  80,
  'mistakes for VS Code',
)

const textOf = (value: unknown) => JSON.stringify(value, null, 2)
const page = (block: object) => ({ title: 'One block', description: 'd'.repeat(80), blocks: [block] })

// A document with another `$schema` is one of another kind for VS Code, or of none.
const beyond = sample(
  outside.flatMap(([, documents]) =>
    documents
      .filter(({ pointer }) => pointer !== '/$schema')
      .map(({ key, document }): [string, string] => [key, textOf(document)]),
  ),
  80,
  'outside for VS Code',
)

/** Whether the shape of a document is right; what only our own check knows (addresses, tokens, other pages) is left out. */
function isRight(key: string, text: string): boolean | null {
  const kind = kindOf(key)
  const { ok, value, findings } = parseJson(text)
  if (!ok || findings.length > 0 || kind === 'other') return null
  // A document in the wrong folder is what it says for VS Code, and what its folder says for us.
  const says = /(\w+)\.gen\.json"/.exec(text)?.[1]
  if (kind === 'page' && says === 'shared') return null
  return checkShape(kind === 'notFound' ? 'page' : kind, value).findings.length === 0
}

async function disagreements(documents: readonly (readonly [string, string])[]): Promise<string[]> {
  const found: string[] = []
  for (const [key, text] of documents) {
    const right = isRight(key, text)
    if (right === null) continue
    const told = await open(key, text).diagnostics()
    if (right !== (told.length === 0))
      found.push(`${key} ${right}: ${told.map(({ message }) => message).join(' | ')}\n${text.slice(0, 400)}`)
  }
  return found
}

describe('DOC-3 VS Code and our own check agree on the shape', () => {
  it.each([
    ['of every document of the site', real],
    ['of every example', examples],
    ['of known mistakes', mistakes],
    ['of documents one step outside', beyond],
  ])('%s', async (_, documents) => {
    expect(documents.length).toBeGreaterThan(20)
    expect(await disagreements(documents)).toEqual([])
  })

  it('where a document does not name its schema as well', async () => {
    const told = await open(
      'payout.json',
      textOf({ ...page({ type: 'hero', title: 'Hello' }), tilte: 'Hello' }),
    ).diagnostics()
    expect(told).toHaveLength(1)
  })
})

describe('VS Code helps while a document is written', () => {
  const text = textOf({ ...page({ type: 'banner', title: 'Hello' }), $schema: '../schemas/page.gen.json' })

  it('offers the fields that a block does not have yet', async () => {
    const offers = await open('x.json', text.replace('"title": "Hello"', '"title": "Hello", ""')).completions(
      '"Hello", "',
    )
    const fields = Object.keys(blockSchema('banner')?.properties ?? {}).filter(
      (key) => key !== 'title' && key !== 'type',
    )
    expect(offers.map(({ label }) => label).sort()).toEqual(fields.sort())
  })

  it('offers the values of a choice', async () => {
    const offers = await open('x.json', text.replace('"title": "Hello"', '"title": "Hello", "tone": ""')).completions(
      '"tone": ',
    )
    expect(offers.map(({ label }) => label)).toEqual(expect.arrayContaining(['"sun"', '"ink"', '"tint"']))
  })

  it('offers the types of blocks, each with its description', async () => {
    const offers = await open('x.json', text.replace('"banner"', '""')).completions('"type": ')
    const types = offers.filter(({ label }) => blockTypes.includes(label.slice(1, -1)))
    expect(types).toHaveLength(blockTypes.length)
    for (const { documentation: said } of types)
      expect(typeof said === 'object' ? said.value : said).toMatch(/\w{3}.*\./s)
  })

  it.each([...blockTypes])('offers a whole %s that both find right', async (type) => {
    const empty = open('x.json', text.replace(/"blocks": \[[\s\S]*?\n {2}\]/, '"blocks": []'))
    const offer = (await empty.completions('"blocks": [')).find(({ label }) => label.endsWith(`(${type})`))
    if (!offer) throw new Error(`${type} is not offered`)
    const written = empty.take(offer)
    expect((JSON.parse(written) as { blocks: object[] }).blocks[0]).toMatchObject({ type })
    expect(isRight('x.json', written)).toBe(true)
    expect(await open('x.json', written).diagnostics()).toEqual([])
  })

  it.each(['x.json', '_shared/x.json', '_site.json'])('offers the rules that %s may silence', async (key) => {
    const start = '{ "silence": [{ "rule": "", "reason": "It is said elsewhere." }] }'
    const offers = await open(key, start).completions('"rule": ')
    const codes = Object.entries(rules).flatMap(([code, { silenceable }]) => (silenceable ? [code] : []))
    expect(offers.map(({ label }) => label).filter((label) => Object.hasOwn(rules, label))).toEqual(codes)
    const offer = offers.find(({ label }) => label === 'linkText')
    const said = offer?.documentation
    expect(typeof said === 'object' ? said.value : said).toContain(rules.linkText.why)
    expect(offer && open(key, start).take(offer)).toBe(start.replace('"rule": ""', '"rule": "linkText"'))
  })

  it.each([
    ['phrases', 'Words that we do not use'],
    ['instead', 'Instead'],
    ['assumptions', 'Assumptions'],
    ['find', 'Words'],
  ])('says of the notes for editors what "%s" is', async (key, title) => {
    const said = await open('_site.json', readFileSync('pages/_site.json', 'utf8')).hover(`"${key}":`)
    expect(said).toMatch(new RegExp(`^${title}\n\n\\p{Lu}[^{}]+\\.$`, 'u'))
  })

  it('says of a field what it is', async () => {
    const field = blockSchema('banner')?.properties?.title
    const said = await open('x.json', text.replace('"title": "One block"', '"title": "One page"')).hover(
      '"title": "Hello"',
    )
    expect(said.replaceAll('\\', '')).toBe(`${field?.title}\n\n${field?.description}`)
  })
})

describe('VS Code tells one mistake once', () => {
  it('at the line of our own finding, in plain words', async () => {
    let same = 0
    const jargon: string[] = []
    const wrong = beyond.filter(([key, text]) => isRight(key, text) === false)
    for (const [key, text] of wrong) {
      const told = await open(key, text).diagnostics()
      const [ours] = readDocument('pages', key, text, {}).findings.filter(({ code }) => code !== 'drawing')
      // VS Code underlines a whole list that is too long, where we name the first entry that does not fit, and the bracket
      // of a group that lacks a field.
      const isNear = ours?.code === 'tooMany' || ours?.code === 'keyMissing' || told[0]?.line === ours?.line
      if (told.length === 1 && isNear) same++
      for (const { message } of told)
        if (/regex|pattern|Incorrect type|not allowed\.|not accepted/.test(message)) jargon.push(message)
    }
    expect([...new Set(jargon)]).toEqual([])
    // Of one text VS Code tells the length and the form: 15 in a thousand, which a sample may hold more often.
    expect(same / wrong.length).toBeGreaterThan(isFull ? 0.97 : 0.93)
  }, 120_000)
})

it('the schemas for editors stay small', () => {
  // About 6 kB for each type of block.
  const sizes = ['page', 'shared', 'site'].map((name) => statSync(`schemas/${name}.gen.json`).size)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(340_000)
})

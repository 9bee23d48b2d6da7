import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fieldList, limitsOf } from '../../../scripts/guide/page/fields.ts'
import { commandsIn, readText, samplesIn } from '../../../scripts/guide/page/markdown.ts'
import { mistakesOf } from '../../../scripts/guide/examples/mistakes.ts'
import { rightLines } from '../../../scripts/guide/pages/rulePages.ts'
import { changeAt } from '../../../scripts/guide/examples/place.ts'
import { checkSamples, type Said } from '../../../scripts/guide/examples/samples.ts'
import { readSite } from '../../../scripts/refactor/site.ts'
import { readCommands, texts } from '../../../scripts/guide/pages/textPages.ts'
import guideTexts from '../../../src/content/slips/guideTexts.gen.json' with { type: 'json' }
import { blockSchemas } from '../../../scripts/lib/examplePages.ts'

const source = readSite('pages')
const samples = [...texts].flatMap(([name, text]) => {
  const found = samplesIn(text)
  return found.length === 0 ? [] : [{ name, samples: found }]
})
const all = samples.flatMap((one) => one.samples)
/** A sample is there to be copied; whoever leaves its words as they are is told so. */
const unlessCopied = (said: Said) => said.map(({ finding }) => finding.code).filter((code) => code !== 'sampleWords')

describe('DOC-7 the samples of the guide', () => {
  test('there are sound ones and faulty ones', () => {
    expect(all.filter(({ code }) => code === undefined).length).toBeGreaterThan(15)
    expect(all.filter(({ code }) => code !== undefined).length).toBeGreaterThan(10)
  })

  test.each(samples)(
    '$name: each has what its text says of it, and at the end all is in order',
    ({ samples: some }) => {
      const said = checkSamples(source, some).map(unlessCopied)
      for (const [at, { code, kind }] of some.entries()) {
        if (code !== undefined) expect(said[at], `sample ${at + 1}`).toEqual([code])
        else if (kind === 'page' || kind === 'block') expect(said[at], `sample ${at + 1}`).toEqual([])
      }
      // Followed to the letter, on a site that has no picture of the sample.
      const steps = some.filter(({ code, kind }) => code === undefined && (kind === 'file' || kind === 'in'))
      expect(checkSamples(source, steps, false).map(unlessCopied).at(-1) ?? []).toEqual([])
    },
  )

  test('the recipe for a partner names no partner of the site, so that its steps belong together', () => {
    const names = samplesIn(texts.get('add-a-partner') ?? '').flatMap(({ text }) => [
      ...[...text.matchAll(/"name": "(.*?)"/g)].map(([, name = '']) => name),
      ...[...text.matchAll(/"only": \[(.*?)\]/g)].flatMap(([, list = '']) =>
        list.split(', ').map((one) => one.slice(1, -1)),
      ),
    ])
    expect(names).toContain('Oakmere Foods')
    const site = [...source.texts.values()].join('\n')
    expect(names.filter((name) => site.includes(name))).toEqual([])
  })

  const words = Object.values(guideTexts)
    .flat()
    .map((text) => JSON.stringify(text).slice(1, -1))
  const copied = samples.filter(({ samples: some }) => some.some(({ text }) => words.some((one) => text.includes(one))))
  test.each(copied)('$name: whoever leaves the words of a sample as they are is told so', ({ samples: some }) => {
    const said = checkSamples(source, some)
    for (const [at, { text, code, kind }] of some.entries()) {
      if (code !== undefined || kind === 'says' || !words.some((one) => text.includes(one))) continue
      expect(
        said[at]?.map(({ finding }) => finding.code),
        `sample ${at + 1}`,
      ).toContain('sampleWords')
    }
  })

  test.each(samples)('$name: every place that a sample is written at is there', ({ samples: some }) => {
    const files = new Map(source.texts)
    for (const sample of some) {
      if (sample.kind === 'file') files.set(sample.key, sample.text)
      if (sample.kind !== 'in') continue
      const changed = changeAt(files.get(sample.key) ?? '{}', sample.path, sample.text)
      expect(changed, `${sample.key} ${sample.path}`).not.toBeNull()
      if (sample.code === undefined) files.set(sample.key, changed ?? '')
    }
  })

  test('the site is the same afterwards', () => {
    const before = JSON.stringify([source.content.keys(), source.content.findings()])
    for (const one of samples) checkSamples(source, one.samples)
    expect(JSON.stringify([source.content.keys(), source.content.findings()])).toBe(before)
  })
})

test('a piece of JSON is written at the end of a list, or in place of a value', () => {
  const text = '{\n  "blocks": [\n    { "type": "a", "list": [] },\n    { "type": "b", "list": [1, 2] }\n  ]\n}'
  expect(changeAt(text, 'a/list', '3')).toContain('"a", "list": [3]')
  expect(changeAt(text, 'b/list', '3')).toContain('[1, 2, 3]')
  expect(changeAt(text, 'b/list/0', '3')).toContain('[3, 2]')
  expect(changeAt(text, 'blocks', '{\n}')).toContain('[1, 2] },\n    {\n    }\n  ]')
  expect([changeAt(text, 'c/list', '3'), changeAt(text, 'b/list/7', '3')]).toEqual([null, null])
})

test('the texts name only commands that there are', () => {
  const commands = readCommands()
  // A note about a command that is not there is left out.
  const named = [...texts.values()].flatMap((text) => commandsIn(text.replaceAll(/^>.*$/gm, '')))
  expect(named.length).toBeGreaterThan(2)
  expect(named.filter((name) => !commands.has(name))).toEqual([])
  const notes = '# Title\n\nLead.\n\n> Try `npm run here`.\n\n> Try `npm run away`.'
  const { body } = readText(notes, { commands: new Set(['here']), part: () => '', below: () => '' })
  expect(body).toContain('npm run here')
  expect(body).not.toContain('away')
})

test('the documents that the texts name are there, but for those that the reader is to make', () => {
  const made = ['case-studies/oakmere', 'company/history', 'customers', 'stories', '_shared/cardQuestions']
  const names = [...texts.values()].flatMap((text) => [
    ...[...text.matchAll(/pages\/([\w/-]+)\.json|--like ([\w/-]+)/g)].map(([, file, like]) => file ?? like ?? ''),
    ...[...text.matchAll(/"older": (\[.*?\])/g)].flatMap(([, list = '[]']) =>
      (JSON.parse(list) as string[]).map((name) => `case-studies/${name}`),
    ),
  ])
  const absent = [...new Set(names)].filter((name) => !existsSync(`pages/${name}.json`))
  expect(absent.sort()).toEqual(made.sort())
})

test.each(blockSchemas.map(([type, { examples }]) => ({ type, examples })))(
  'DOC-7 the guide knows messages of the block $type',
  ({ type, examples }) => {
    const mistakes = mistakesOf(type, examples)
    expect(mistakes.length).toBeGreaterThan(0)
    expect(new Set(mistakes.map(({ message }) => message)).size).toBe(mistakes.length)
  },
)

test.each([
  [{ maxLength: 70 }, 'At most 70 characters.'],
  [{ minLength: 1, maxLength: 70 }, 'At most 70 characters.'],
  [{ minLength: 2, maxLength: 70 }, 'At least 2 and at most 70 characters.'],
  [{ minItems: 2 }, 'At least 2 entries.'],
  [{ minItems: 1, maxItems: 1, uniqueItems: true }, 'At most 1 entry. No entry may appear twice.'],
  [{ minimum: 0, maximum: 4 }, 'Not below 0. Not above 4.'],
  [{ minLength: 4, maxLength: 4 }, 'Exactly 4 characters.'],
])('limits in words: %j', (field, words) => {
  expect(limitsOf(field)).toBe(words)
})

test('choices are listed with their meaning where the description gives one', () => {
  const list = fieldList({
    properties: {
      tone: { enum: ['line', 'tint'], description: 'The look. line: a border & no fill. tint: a pale fill.' },
    },
  })
  expect(list).toContain('<p>The look.</p>')
  expect(list).toContain('<li><code>"line"</code> a border &amp; no fill.</li>')
  expect(list).toContain('<li><code>"tint"</code> a pale fill.</li>')
})

test('what is right is shown at the place of what was wrong', () => {
  const good = ['{', '  "a": 1,', '  "b": 2,', '  "c": 3', '}'].join('\n')
  const bad = good.replace('2,', '2')
  expect(rightLines(bad, good)).toBe('  2    "a": 1,\n  3    "b": 2,\n  4    "c": 3')
  expect(rightLines('', good)).toContain('"b": 2,')
})

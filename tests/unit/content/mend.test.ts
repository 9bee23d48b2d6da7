import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { diffLines } from '../../../scripts/output/diff.ts'
import type { Finding } from '../../../src/content/findings.ts'
import { editText, isWorse, mendAll, standingOf } from '../../../src/content/mend.ts'
import { baseText, baseTexts } from './base.ts'
import { contentOf } from './support.ts'

/** Slips that a tool may mend, each in a line of its own of about.json. */
const slips: [string, string][] = [
  ['"title": "About', '"titel": "About'],
  ['"layout": "compact"', '"layout": "Compact"'],
  ['"id": "top",', '"id": "top"'],
  ['"type": "hero"', '"type": "heroo"'],
]

const about = baseText('about.json')
const spoilt = (...chosen: [string, string][]) =>
  chosen.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`about.json does not hold ${from}`)
    return text.replace(from, to)
  }, about)
const siteWith = (text: string) => contentOf({ ...baseTexts, 'about.json': text })

describe('mending what is certain', () => {
  test('a site without faults stays as it is', () => {
    expect(mendAll(contentOf(baseTexts))).toEqual([])
  })

  test.each([
    ['line breaks of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
    ['no line break at the end', (text: string) => text.trimEnd()],
    ['two of them', (text: string) => `${text.trimEnd()}\n\n`],
    ['tabs', (text: string) => text.replace(/^ +/gm, (spaces) => '\t'.repeat(spaces.length / 2))],
    ['one single line', (text: string) => text.replaceAll('\n', '')],
  ])('all slips at once, with %s: the text before they were made', (_, style) => {
    const content = siteWith(style(spoilt(...slips)))
    const [mended, ...others] = mendAll(content)
    expect(others).toEqual([])
    expect(mended).toMatchObject({ key: 'about.json', after: style(about) })
    expect(mended?.done).toHaveLength(slips.length)
    expect(content.findings()).toEqual([])
  })

  test('every sample of a mistake: never worse, no line touched without reason, and nothing certain is left', () => {
    const folder = join(import.meta.dirname, '../../fixtures/invalid')
    let found = 0
    for (const file of readdirSync(folder).filter((name) => !name.startsWith('_'))) {
      const { in: input } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { in: Record<string, Change> }
      const texts = textsOf(input)
      const content = contentOf(texts)
      const before = contentOf(texts)
      const mended = mendAll(content)
      found += mended.length
      for (const { key, after, done } of mended) {
        const keys = [key]
        expect(isWorse(standingOf(before, keys), standingOf(content, keys)), file).toBe(false)
        const edits = done.flatMap(({ fix }) => fix?.edits ?? [])
        const lines = edits.reduce((sum, edit) => sum + 1 + edit.text.split('\n').length, 0)
        expect(diffLines(texts[key] ?? '', after).length, file).toBeLessThanOrEqual(2 * lines)
      }
      expect(
        content.findings().filter(({ fix }) => fix?.certain),
        file,
      ).toEqual([])
    }
    expect(found).toBeGreaterThan(20)
  })

  test('only the files that are asked for', () => {
    const wrong = {
      ...baseTexts,
      'about.json': spoilt(...slips),
      'index.json': baseText('index.json').replace('"hero",', '"hero"'),
    }
    const mended = mendAll(contentOf(wrong), (file) => file === 'pages/index.json')
    expect(mended.map(({ key }) => key)).toEqual(['index.json'])
  })

  test('a fix that would add an error is left for a person, and does not keep the others from being applied', () => {
    const content = siteWith(spoilt(...slips.slice(0, 2)))
    const findings = content.findings.bind(content)
    // A fix as a faulty rule could propose it: it mends its own mistake and makes three others.
    const bad = (finding: Finding): Finding => {
      if (finding.code !== 'keyUnknown' || !finding.fix) return finding
      const offset = (content.text('about.json') ?? '').indexOf('"type": "hero"')
      const edits = [...finding.fix.edits, { offset, length: 0, text: '"one": 1, "two": 2, "three": 3, ' }]
      return { ...finding, fix: { ...finding.fix, edits } }
    }
    content.findings = () => findings().map(bad)
    const [mended] = mendAll(content)
    expect(mended?.after).toBe(spoilt(slips[0] as [string, string]))
  })

  test('fixes that touch each other are not applied at once', () => {
    const content = siteWith(spoilt(...slips))
    const findings = content.findings.bind(content)
    content.findings = () => findings().flatMap((one) => [one, { ...one, message: 'The same again.' }])
    expect(mendAll(content)[0]?.after).toBe(about)
  })

  test('a fix that mends nothing is applied never, not a hundred times', () => {
    const text = spoilt(slips[0] as [string, string])
    const content = siteWith(text)
    const findings = content.findings.bind(content)
    content.findings = () =>
      findings().map((one) =>
        one.fix ? { ...one, fix: { ...one.fix, edits: [{ offset: text.length, length: 0, text: ' ' }] } } : one,
      )
    expect(mendAll(content)).toEqual([])
    expect(content.text('about.json')).toBe(text)
  })
})

describe('worse', () => {
  const standing = (text: string) => standingOf(siteWith(text), ['about.json'])
  const oneError = spoilt(['"layout": "compact"', '"layout": "x"'])
  test.each<[string, string, string, boolean]>([
    ['one more error', about, oneError, true],
    ['one less', oneError, about, false],
    ['another one in its place', oneError, spoilt(['"layout": "compact"', '"layuot": "compact"']), false],
    ['no longer JSON', oneError, oneError.replace('{', ''), true],
    ['JSON again, with mistakes that nobody could see', about.replace('{', ''), oneError, false],
    ['a block that can be looked into again', spoilt(['"type": "hero"', '"type": "heroo"']), oneError, false],
    ['a block that can no longer be looked into', oneError, oneError.replace('"hero"', '"heroo"'), true],
    ['a page that others link to is gone', about, about.replace('"blocks"', '"bloks"'), true],
  ])('%s', (_, before, after, worse) => {
    expect(isWorse(standing(before), standing(after))).toBe(worse)
  })
})

test('line breaks that a fix brings are those of the text', () => {
  const edits = [{ offset: 1, length: 0, text: '\n"a": 1' }]
  expect(editText('{\r\n}', edits)).toBe('{\r\n"a": 1\r\n}')
  expect(editText('{\n}', edits)).toBe('{\n"a": 1\n}')
})

type Change = string[] | { replace: [string, string][] } | null

function textsOf(input: Record<string, Change>): Record<string, string> {
  const texts: Record<string, string> = { ...baseTexts }
  for (const [key, change] of Object.entries(input)) {
    if (change === null) delete texts[key]
    else if (Array.isArray(change)) texts[key] = change.join('\n')
    else for (const [from, to] of change.replace) texts[key] = (texts[key] ?? '').replace(from, () => to)
  }
  return texts
}

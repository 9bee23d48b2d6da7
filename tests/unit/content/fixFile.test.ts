import { describe, expect, test } from 'vitest'
import type { Finding } from '../../../src/content/finding/finding.ts'
import { applyEdits, editsFor } from '../../../src/content/json/edits.ts'
import { fixAll } from '../../../src/content/fix/fixAll.ts'
import { errorsAddedBy } from '../../../src/content/fix/newErrors.ts'
import { baseText, baseTexts } from './base.ts'
import { contentOf } from './support.ts'

/** Slips that a tool may fix, each in a line of its own of about.json. */
const slips: [string, string][] = [
  ['"title": "About', '"titel": "About'],
  ['"layout": "beside"', '"layout": "Beside"'],
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

describe('fixing what is certain', () => {
  test.each([
    ['line breaks of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
    ['no line break at the end', (text: string) => text.trimEnd()],
    ['two of them', (text: string) => `${text.trimEnd()}\n\n`],
    ['tabs', (text: string) => text.replace(/^ +/gm, (spaces) => '\t'.repeat(spaces.length / 2))],
    ['one single line', (text: string) => text.replaceAll('\n', '')],
  ])('all slips at once, with %s: the text before they were made', (_, style) => {
    const content = siteWith(style(spoilt(...slips)))
    const [fixed, ...others] = fixAll(content)
    expect(others).toEqual([])
    expect(fixed).toMatchObject({ key: 'about.json', after: style(about) })
    expect(fixed?.done).toHaveLength(slips.length)
    expect(content.findings()).toEqual([])
  })

  test('a fix that would add an error is left for a person, and does not keep the others from being applied', () => {
    const content = siteWith(spoilt(...slips.slice(0, 2)))
    const findings = content.findings.bind(content)
    // A fix as a faulty rule could propose it: it fixes its own mistake and makes three others.
    const bad = (finding: Finding): Finding => {
      if (finding.code !== 'keyUnknown' || !finding.fix) return finding
      const offset = (content.text('about.json') ?? '').indexOf('"type": "hero"')
      const edits = [...finding.fix.edits, { offset, length: 0, text: '"one": 1, "two": 2, "three": 3, ' }]
      return { ...finding, fix: { ...finding.fix, edits } }
    }
    content.findings = () => findings().map(bad)
    const [fixed] = fixAll(content)
    expect(fixed?.after).toBe(spoilt(slips[0] as [string, string]))
  })

  test('a fix that uncovers another mistake is kept when that one is fixed as well, and only then', () => {
    const broken = (name: string) => about.replace('"layout": "beside"', `"${name}" "beside"`)
    const content = siteWith(broken('layuot'))
    expect(fixAll(content).map(({ after }) => after)).toEqual([about])
    const other = siteWith(broken('unheardOf'))
    expect(fixAll(other)).toEqual([])
  })

  test('the fixes of a text that cannot be read are applied together or not at all', () => {
    // Read as "see": "below", which would be a field that the hero does not have.
    expect(fixAll(siteWith(about.replace('      "title"', '      see below,\n      "title"')))).toEqual([])
  })

  test('an error in another file counts as well', () => {
    const text = about.replace('"id": "story"', '"id": "story", "contents": true').replace(', "contents": true', '')
    const content = siteWith(text.replace('"layout": "beside"', '"layout": "Beside"'))
    const findings = content.findings.bind(content)
    // A fix that takes the place away to which index.json leads.
    content.findings = () =>
      findings().map((one) => {
        const offset = (content.text('about.json') ?? '').indexOf('"story"')
        if (one.code !== 'notAllowed' || !one.fix) return one
        return { ...one, fix: { ...one.fix, edits: [...one.fix.edits, { offset, length: 7, text: '"tale"' }] } }
      })
    expect(fixAll(content)).toEqual([])
  })

  test('the site is checked as often for many pages with refused fixes as for a few', () => {
    const checks = (pages: number) => {
      const names = Array.from({ length: pages }, (_, index) => `page${index}.json`)
      const text = baseText('index.json').replace('"links": [', '"unheardOf" "x", "titel": "x", "links": [')
      const content = contentOf({ ...baseTexts, ...Object.fromEntries(names.map((name) => [name, text])) })
      const findings = content.findings.bind(content)
      let count = 0
      content.findings = () => {
        count++
        return findings()
      }
      expect(fixAll(content)).toEqual([])
      return count
    }
    expect(checks(40)).toBe(checks(4))
  })

  test('fixes that touch each other are not applied at once', () => {
    const content = siteWith(spoilt(...slips))
    const findings = content.findings.bind(content)
    content.findings = () => findings().flatMap((one) => [one, { ...one, message: 'The same again.' }])
    expect(fixAll(content)[0]?.after).toBe(about)
  })

  test('a fix that fixes nothing is applied never, not a hundred times', () => {
    const text = spoilt(slips[0] as [string, string])
    const content = siteWith(text)
    const findings = content.findings.bind(content)
    content.findings = () =>
      findings().map((one) =>
        one.fix ? { ...one, fix: { ...one.fix, edits: [{ offset: text.length, length: 0, text: ' ' }] } } : one,
      )
    expect(fixAll(content)).toEqual([])
    expect(content.text('about.json')).toBe(text)
  })
})

describe('an edit that adds an error is known before it is made', () => {
  const oneError = spoilt(['"layout": "beside"', '"layout": "x"'])
  const title = '      "title": "Who we are",\n'
  test.each<[string, string, [string, string], string[]]>([
    ['a field that does not exist', about, ['"layout"', '"nope": 1, "layout"'], ['keyUnknown']],
    ['the same error stays', oneError, ['"title": "About', '"title":  "About'], []],
    ['one error less', oneError, ['"layout": "x"', '"layout": "beside"'], []],
    ['another error in its place', oneError, ['"layout": "x"', '"layuot": "beside"'], ['keyUnknown']],
    ['an error that has moved', oneError, ['"updated": "2026-11-20",\n', ''], []],
    [
      'an error in a block that is another one now',
      oneError,
      ['"blocks": [', '"blocks": [{ "type": "stats" },'],
      ['keyMissing'],
    ],
    ['no longer JSON', oneError, ['"layout"', 'layout"'], ['quoteMissing']],
    ['JSON again', oneError.replace('"layout"', 'layout"'), ['layout"', '"layout"'], []],
    ['a place that others link to is gone', about, ['"id": "story"', '"id": "tale"'], ['linkAnchor', 'linkAnchor']],
    ['the same field twice', about, [title, title + title], ['duplicateKey']],
  ])('%s', (_, text, [from, to], codes) => {
    const content = siteWith(text)
    const edit = { offset: text.indexOf(from), length: from.length, text: to }
    expect(errorsAddedBy(content, 'about.json', text, [edit]).map(({ code }) => code)).toEqual(codes)
    expect(content.text('about.json')).toBe(text)
  })
})

test('line breaks that a fix brings are those of the text', () => {
  const edits = [{ offset: 1, length: 0, text: '\n"a": 1' }]
  const edited = (text: string) => applyEdits(text, editsFor(text, edits))
  expect(edited('{\r\n}')).toBe('{\r\n"a": 1\r\n}')
  expect(edited('{\n}')).toBe('{\n"a": 1\n}')
})

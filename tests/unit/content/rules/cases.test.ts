import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Expected, readRuleCases, siteOfCase } from '../../../../scripts/rules/cases.ts'
import { findingsOfCase } from '../../../../scripts/guide/examples/cases.ts'
import catalogue from '../../../../src/content/schema/catalogue.gen.json'
import { type Code, rules, ruleThemes } from '../../../../src/content/rules/rules.ts'
import { applyFix, textOf } from '../support.ts'

const cases = readRuleCases()
const codes = Object.keys(rules) as Code[]
/** Rules that are judged by people have an example of each kind of their own. */
const themes = ['The whole site', 'Words', 'Reading without seeing', 'Before the launch'] as const
const judged = themes.flatMap((theme) => Object.keys(ruleThemes[theme]) as Code[])
const own = [...cases].filter(([, { bad }]) => bad.out.length === 1)

const show = ({ code, file, line, column }: Pick<Expected, 'code' | 'file' | 'line' | 'column'>) => ({
  code,
  file,
  line,
  column,
})

describe('DOC-7 the examples of the rules', () => {
  test('are there for each rule that a document can break', () => {
    // Nothing in the schemas limits a number, and nothing is left for the last rule of shapes.
    const idle = JSON.stringify(catalogue).includes('"minimum"') ? ['shape'] : ['tooSmall', 'tooBig', 'shape']
    expect(codes.filter((code) => !cases.has(code))).toEqual(idle)
    expect([...cases.keys()].filter((code) => !codes.includes(code))).toEqual([])
  })

  test('of which each shows one finding', () => {
    const folders = readdirSync('tests/fixtures/rules') as Code[]
    const several = folders.filter((code) => cases.get(code)?.bad.out.length !== 1)
    expect(several).toEqual([])
  })

  test.each(own)('%s: the bad one has exactly this finding', (code, { bad }) => {
    const found = findingsOfCase(bad, code)
    // A file with more findings than can be listed has those findings, too.
    const counted = code === 'more' ? found.filter((finding) => finding.code === code) : found
    expect(counted.map(show)).toEqual(bad.out.map(show))
    const [finding] = counted
    if (!finding) return
    const { texts } = siteOfCase(bad)
    expect(textOf(texts, finding)).toBe(bad.out[0]?.at)
    expect(finding.severity).toBe(rules[code].severity)
    expect(`${finding.message} ${finding.hint ?? ''}`).not.toMatch(/invalid|undefined|\bnot valid\b|JSON Schema|regex/i)
    if (finding.fix && bad.in[finding.file.slice('pages/'.length)] !== undefined) {
      const fixed = applyFix(texts, [finding])
      const again = {
        ...bad,
        in: Object.fromEntries(Object.entries(fixed).map(([key, text]) => [key, text.split('\n')])),
      }
      expect(findingsOfCase(again, code).map(show)).not.toContainEqual(show(finding))
    }
  })

  test.each(judged)('%s: the good one has no finding', (code) => {
    // For a file that is missing the small site itself is the good one.
    const good = cases.get(code)?.good ?? { name: 'the small site', in: {}, out: [] }
    expect(findingsOfCase(good, code)).toEqual([])
  })

  test.each(judged)('%s: a document can silence it with a reason, or is told that it cannot', (code) => {
    const bad = cases.get(code)?.bad
    const [expected] = bad?.out ?? []
    const key = expected?.file.slice('pages/'.length) ?? ''
    const text = bad && siteOfCase(bad).texts[key]
    // Files that do not exist say nothing, and one with a list of its own is looked at in its own case.
    if (!bad || text === undefined || text.includes('"silence"') || code.startsWith('launch')) return
    const silence = `"silence": [{ "rule": "${code}", "reason": "The people who know have looked at it." }],`
    const lines = text.replace(/("title": .*\n|"url": .*\n)/, (line) => `${line}  ${silence}\n`).split('\n')
    const found = findingsOfCase({ ...bad, in: { ...bad.in, [key]: lines } }, code).map((finding) => finding.code)
    if (rules[code].silenceable) expect(found).toEqual([])
    else expect(found).toContain('silenceRefused')
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { sarifReport } from '../../../scripts/output/sarif.ts'
import { applyEdits } from '../../../src/content/json/edits.ts'
import type { Finding } from '../../../src/content/finding/finding.ts'
import { sample } from '../../support/sample.ts'
import { scratchFolder } from '../../support/scratch.ts'
import { contentOf } from '../content/support.ts'
import { baseTexts } from '../content/base.ts'
import { cases, textsOf } from '../content/corpus.ts'
import { faultyTexts, findingsOf, findingWith } from './support.ts'

interface Result {
  ruleId: string
  ruleIndex: number
  partialFingerprints: Record<string, string>
  locations: [{ physicalLocation: { artifactLocation: { uri: string }; region: Record<string, number> } }]
  fixes?: [{ artifactChanges: [{ replacements: Replacement[] }] }]
}
interface Replacement {
  deletedRegion: { charOffset: number; charLength: number }
  insertedContent: { text: string }
}
interface Log {
  runs: [{ tool: { driver: { rules: { id: string; help?: { text: string } }[] } }; results: Result[] }]
}

const schemaIn = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../fixtures/schemas', name), 'utf8')) as object
/** What of the standard our report uses, and nothing else. */
const validate = new Ajv2020({ allErrors: true, strict: true }).compile(schemaIn('sarif.json'))
/** The standard itself, as OASIS has published it. Its patterns are older than the flag for Unicode, and it names formats of addresses and dates, which ours describes. */
const validateByStandard = new Ajv({
  allErrors: true,
  strict: false,
  validateFormats: false,
  unicodeRegExp: false,
}).compile(schemaIn('sarif-schema-2.1.0.json'))
const log = (findings: readonly Finding[]) => JSON.parse(sarifReport({ findings })) as Log

const place = scratchFolder()

const wrongSite = { ...baseTexts, ...faultyTexts(3), 'index.json': '{ "title": “x” }' }

test('the report follows the standard, with many findings and with none', () => {
  for (const findings of [contentOf(wrongSite).findings(), []]) {
    validate(log(findings))
    expect(validate.errors).toBeNull()
    validateByStandard(log(findings))
    expect(validateByStandard.errors).toBeNull()
  }
})

test('the findings of all mistakes that the check is tried on follow the standard', () => {
  const findings = sample(cases, 60, 'cases for SARIF').flatMap((one) => contentOf(textsOf(one.in)).findings())
  expect(findings.length).toBeGreaterThan(30)
  for (const check of [validate, validateByStandard]) {
    check(log(findings))
    expect(check.errors).toBeNull()
  }
})

test('the schema of the standard notices what is wrong', () => {
  const common: ((report: Log) => unknown)[] = [
    (report) => Object.assign(report, { extra: 1 }),
    (report) => Object.assign(report, { version: '2.0.0' }),
    ({ runs: [run] }) => Object.assign(run.results[0] ?? {}, { level: 'advice' }),
    ({ runs: [run] }) => Object.assign(run.results[0]?.locations[0].physicalLocation.region ?? {}, { startLine: 0 }),
    ({ runs: [run] }) => Object.assign(run.tool.driver, { name: undefined }),
  ]
  const stricter: ((report: Log) => unknown)[] = [
    ({ runs: [run] }) => Object.assign(run.results[0] ?? {}, { locations: [] }),
    ({ runs: [run] }) =>
      Object.assign(run.results[0]?.locations[0].physicalLocation.artifactLocation ?? {}, { uri: 'a b' }),
  ]
  const spoilt = (change: (report: Log) => unknown) => {
    const report = log(contentOf(wrongSite).findings())
    change(report)
    return JSON.parse(JSON.stringify(report)) as unknown
  }
  for (const change of common) expect(validateByStandard(spoilt(change)), change.toString()).toBe(false)
  for (const change of [...common, ...stricter]) expect(validate(spoilt(change)), change.toString()).toBe(false)
})

test('every result has its rule', () => {
  const [run] = log(contentOf(wrongSite).findings()).runs
  expect(run.results.length).toBeGreaterThan(6)
  for (const { ruleId, ruleIndex } of run.results) expect(run.tool.driver.rules[ruleIndex]?.id).toBe(ruleId)
})

test('a fix of the report, applied, is the fix of the finding', () => {
  const findings = contentOf(wrongSite).findings()
  const results = log(findings).runs[0].results
  const fixed = findings.filter(({ fix }) => fix)
  expect(fixed.length).toBeGreaterThan(2)
  for (const [index, { fix }] of findings.entries()) {
    const edits = results[index]?.fixes?.[0].artifactChanges[0].replacements.map(
      ({ deletedRegion, insertedContent }) => ({
        offset: deletedRegion.charOffset,
        length: deletedRegion.charLength,
        text: insertedContent.text,
      }),
    )
    expect(edits).toEqual(fix?.edits)
    if (edits) expect(applyEdits(' '.repeat(5000), edits)).toContain(edits[0]?.text)
  }
})

test('a name with characters that mean something in an address is written safely', () => {
  const findings = [findingWith({ file: 'pages/a b#c?d:e%ü.json' })]
  const uri = log(findings).runs[0].results[0]?.locations[0].physicalLocation.artifactLocation.uri
  expect(uri).toBe('pages/a%20b%23c%3Fd%3Ae%25%C3%BC.json')
  expect(validate(log(findings))).toBe(true)
})

test('a finding keeps its fingerprint when lines come above it, and no two have the same', () => {
  const prints = (texts: Record<string, string>) => {
    place.write(texts)
    return (moved: number) =>
      log(
        findingsOf(3, place.folder).map((one) => ({ ...one, line: one.line + moved, endLine: one.endLine + moved })),
      ).runs[0].results.map(({ partialFingerprints }) => partialFingerprints['place/v1'])
  }
  const before = prints(faultyTexts(3))(0)
  const shifted = Object.entries(faultyTexts(3)).map(([key, text]): [string, string] => [key, `\n\n${text}`])
  expect(prints(Object.fromEntries(shifted))(2)).toEqual(before)
  expect(new Set(before).size).toBe(6)
  const twice = findingWith({ file: place.path('n0.json') })
  const [first, second] = log([twice, twice]).runs[0].results.map((one) => one.partialFingerprints['place/v1'])
  expect(first).not.toBe(second)
})

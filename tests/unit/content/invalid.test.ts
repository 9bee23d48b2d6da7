import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Pictures } from '../../../scripts/rules/cases.ts'
import type { Finding } from '../../../src/content/findings.ts'
import { baseTexts } from './base.ts'
import { applyFix, contentOf, textOf } from './support.ts'

/** A document as lines, as a change of the document in _base.json, or null: it is missing. */
type Input = string[] | { replace: [string, string][] } | null

interface Expected {
  code: string
  file: string
  line: number
  column: number
  /** The text that the finding covers. */
  at: string
  message?: string
  where?: string
  suggestions?: string[]
}

interface Case {
  name: string
  in: Record<string, Input>
  /** The pictures beside the documents. */
  media?: Pictures
  out: Expected[]
  /** Applying the fixes leaves nothing to be found. */
  mended?: true
}

const folder = join(import.meta.dirname, '../../fixtures/invalid')
const cases = readdirSync(folder)
  .filter((file) => !file.startsWith('_'))
  .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Case)

function textsOf(input: Case['in']): Record<string, string> {
  const texts: Record<string, string> = { ...baseTexts }
  for (const [key, change] of Object.entries(input)) {
    if (change === null) delete texts[key]
    else if (Array.isArray(change)) texts[key] = change.join('\n')
    else {
      for (const [from, to] of change.replace) {
        if (!texts[key]?.includes(from)) throw new Error(`${key} does not hold ${from}`)
        texts[key] = texts[key].replace(from, () => to)
      }
    }
  }
  return texts
}

const pick = ({ code, file, line, column }: Finding | Expected) => ({ code, file, line, column })

test('the site that the cases start from has no fault', () => {
  expect(contentOf(textsOf({})).findings()).toEqual([])
})

test('there are at least 60 mistakes, and each rule has one', () => {
  expect(cases.length).toBeGreaterThanOrEqual(60)
})

describe('DOC-7 one mistake is one finding, at its line and column', () => {
  test.each(cases)('$name', ({ in: input, media, out, mended }) => {
    const texts = textsOf(input)
    const findings = contentOf(texts, undefined, media).findings()
    expect(findings.map(pick)).toEqual(out.map(pick))
    for (const [index, expected] of out.entries()) {
      const finding = findings[index] as Finding
      expect(textOf(texts, finding)).toBe(expected.at)
      if (expected.message !== undefined) expect(finding.message).toBe(expected.message)
      if (expected.where !== undefined) expect(finding.where).toBe(expected.where)
      if (expected.suggestions !== undefined) expect(finding.suggestions).toEqual(expected.suggestions)
      expect(finding.message).toMatch(/^\P{Ll}.*[.?]$/u)
      expect(finding.message).not.toMatch(/invalid|undefined|\bnot valid\b|JSON Schema|regex/i)
    }
    const fixes = findings.flatMap((finding) => (finding.fix ? [finding] : []))
    if (mended) {
      expect(contentOf(applyFix(texts, fixes), undefined, media).findings()).toEqual([])
      expect(fixes.length).toBe(findings.length)
    } else {
      // What is no certain fix still leaves a document that can be read.
      const after = contentOf(applyFix(texts, fixes), undefined, media).findings()
      for (const finding of fixes) expect(after.map(pick)).not.toContainEqual(pick(finding))
    }
    if (findings.length === 1 && findings[0]?.fix?.certain) expect(mended).toBe(true)
  })
})

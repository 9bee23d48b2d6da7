import { describe, expect, test } from 'vitest'
import type { Finding } from '../../../src/content/finding/finding.ts'
import { cases, type Expected, textsOf } from './corpus.ts'
import { applyFix, contentOf, textOf } from './support.ts'

const pick = ({ code, file, line, column }: Finding | Expected) => ({ code, file, line, column })

test('the site that the cases start from has no finding', () => {
  expect(contentOf(textsOf({})).findings()).toEqual([])
})

test('there are at least 180 mistakes', () => {
  expect(cases.length).toBeGreaterThanOrEqual(180)
})

describe('DOC-7 one mistake is one finding, at its line and column', () => {
  test.each(cases)('$name', ({ in: input, media, out, fixed }) => {
    const texts = textsOf(input)
    const findings = contentOf(texts, undefined, media).findings()
    expect(findings.map(pick)).toEqual(out.map(pick))
    for (const [index, expected] of out.entries()) {
      const finding = findings[index] as Finding
      expect(textOf(texts, finding)).toBe(expected.at)
      if (expected.message !== undefined) expect(finding.message).toBe(expected.message)
      if (expected.where !== undefined) expect(finding.where).toBe(expected.where)
      if (expected.hint !== undefined) expect(finding.hint).toBe(expected.hint)
      if (expected.suggestions !== undefined) expect(finding.suggestions).toEqual(expected.suggestions)
      expect(finding.message).toMatch(/^\P{Ll}.*[.?]$/u)
      expect(finding.message).not.toMatch(/invalid|undefined|\bnot valid\b|JSON Schema|regex/i)
    }
    const fixes = findings.flatMap((finding) => (finding.fix ? [finding] : []))
    if (fixed) {
      expect(contentOf(applyFix(texts, fixes), undefined, media).findings()).toEqual([])
      expect(fixes.length).toBe(findings.length)
    } else {
      // What is no certain fix still leaves a document that can be read.
      const after = contentOf(applyFix(texts, fixes), undefined, media).findings()
      for (const finding of fixes) expect(after.map(pick)).not.toContainEqual(pick(finding))
    }
    if (findings.length === 1 && findings[0]?.fix?.certain) expect(fixed).toBe(true)
  })
})

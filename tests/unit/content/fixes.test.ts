import { describe, expect, test } from 'vitest'
import { applyEdits } from '../../../src/content/json/edits.ts'
import type { Finding } from '../../../src/content/finding/finding.ts'
import { cases, textsOf } from './corpus.ts'
import { contentOf } from './support.ts'

/** Numbers of the lines that the edits of a fix touch. Whole lines that are removed leave the next one alone. */
function touched(text: string, { fix }: Finding): Set<number> {
  const lines = new Set<number>()
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length
  for (const { offset, length } of fix?.edits ?? []) {
    const whole = /(?:^|\n)$/.test(text.slice(0, offset)) && text.slice(offset, offset + length).endsWith('\n')
    const end = offset + length - (whole ? 1 : 0)
    for (let line = lineOf(offset); line <= lineOf(end); line++) lines.add(line)
  }
  return lines
}

/** How many lines of `all` are left when those of `kept` are taken out in their order; -1: one of them is missing. */
function without(kept: readonly string[], all: readonly string[]): number {
  let at = 0
  for (const line of kept) {
    const found = all.indexOf(line, at)
    if (found < 0) return -1
    at = found + 1
  }
  return all.length - kept.length
}

const fixes = cases.flatMap(({ name, in: input, media, lines = 2 }) => {
  const texts = textsOf(input)
  const found = contentOf(texts, undefined, media).findings()
  return found
    .filter(({ fix }) => fix)
    .map((finding) => ({ name: `${name}: ${finding.code}`, texts, media, found, finding, most: lines }))
})

test('most mistakes have a fix', () => {
  expect(fixes.length).toBeGreaterThan(140)
})

describe('DOC-7 a fix fixes its own mistake and leaves the rest of the file as it is', () => {
  test.each(fixes)('$name', ({ texts, media, found, finding, most }) => {
    const key = finding.file.slice('pages/'.length)
    const text = texts[key] ?? ''
    const lines = touched(text, finding)
    expect(lines.size).toBeGreaterThan(0)
    expect(lines.size).toBeLessThanOrEqual(most)
    const fixed = applyEdits(text, finding.fix?.edits ?? [])
    const kept = text.split('\n').filter((_, index) => !lines.has(index + 1))
    const written = without(kept, fixed.split('\n'))
    expect(written).toBeGreaterThanOrEqual(0)
    expect(written).toBeLessThanOrEqual(most)
    const rest = contentOf({ ...texts, [key]: fixed }, undefined, media).findings()
    const isSame = (other: Finding) => other.code === finding.code && other.message === finding.message
    expect(rest.filter(isSame).length).toBeLessThan(found.filter(isSame).length)
    // A certain fix opens no other finding.
    const known = new Set(found.map(({ code, file }) => code + file))
    if (finding.fix?.certain) expect(rest.filter(({ code, file }) => !known.has(code + file))).toEqual([])
  })
})

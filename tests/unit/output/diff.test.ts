import { expect, test } from 'vitest'
import { diffLines } from '../../../scripts/output/diff.ts'

const rows = (before: string, after: string) =>
  diffLines(before, after).map(({ kind, line, text }) => `${kind === 'old' ? '-' : '+'}${line} ${text}`)

test('only the lines that differ, with their numbers', () => {
  expect(rows('a\nb\nc', 'a\nB\nc')).toEqual(['-2 b', '+2 B'])
  expect(rows('a\nb\nc\nd', 'a\nc\nx\nd')).toEqual(['-2 b', '+3 x'])
  expect(rows('a', 'a')).toEqual([])
  expect(rows('', 'a\nb')).toEqual(['-1 ', '+1 a', '+2 b'])
})

test('the old text with the rows taken out and put in is the new text', () => {
  let seed = 7
  const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below
  for (let turn = 0; turn < 300; turn++) {
    const a = Array.from({ length: random(12) }, () => 'abc'.charAt(random(3)))
    const b = Array.from({ length: random(12) }, () => 'abc'.charAt(random(3)))
    const diff = diffLines(a.join('\n'), b.join('\n'))
    const old = new Set(diff.filter(({ kind }) => kind === 'old').map(({ line }) => line))
    const kept = a
      .join('\n')
      .split('\n')
      .filter((_, index) => !old.has(index + 1))
    for (const { kind, line, text } of diff) if (kind === 'new') kept.splice(line - 1, 0, text)
    expect(kept.join('\n')).toBe(b.join('\n'))
  }
})

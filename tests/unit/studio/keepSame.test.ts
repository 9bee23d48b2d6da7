import { expect, test } from 'vitest'
import { keepSame } from '../../../src/studio/core/keepSame.ts'

const read = (text: string): unknown => JSON.parse(text)

test('what is as it was is the same object, and the rest is as it is now', () => {
  const before = {
    title: 'a',
    blocks: [
      { type: 'hero', links: [{ href: '/' }] },
      { type: 'faq', items: ['a', 'b'] },
    ],
  }
  const now = structuredClone(before)
  expect(keepSame(before, now)).toBe(before)
  now.blocks.push({ type: 'rows', items: [] })
  Object.assign(now.blocks[0] ?? {}, { title: 'b' })
  const kept = keepSame(before, now)
  expect(kept).toEqual(now)
  expect(kept.blocks[0]).not.toBe(before.blocks[0])
  expect(kept.blocks[0]?.links).toBe(before.blocks[0]?.links)
  expect(kept.blocks[1]).toBe(before.blocks[1])
})

test('fewer parts, other kinds, another order and names of any object are seen', () => {
  const pairs = [
    ['[1,2]', '[1]'],
    ['{"a":1,"b":2}', '{"a":1}'],
    ['{"a":1,"b":2}', '{"b":2,"a":1}'],
    ['[]', '{}'],
    ['{"a":null}', '{"a":{}}'],
    ['{}', '{"__proto__":{},"toString":{}}'],
  ] as const
  for (const [before, now] of pairs) expect(JSON.stringify(keepSame(read(before), read(now)))).toBe(now)
})

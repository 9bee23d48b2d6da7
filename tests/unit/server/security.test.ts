import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { blockSchema, blockTypes } from '../../../src/content/schema/index.ts'
import { policyDirectives } from '../../../src/content/resolve/directives.ts'

/** Each directive that a row of the table in SECURITY.md explains, behind its block. */
const explained = [...readFileSync('SECURITY.md', 'utf8').matchAll(/^\| `(\w+)` +\| ([^|]+)\|([^|]+)\|/gm)].flatMap(
  ([, block = '', allowed = '']) =>
    policyDirectives.filter((name) => new RegExp(`\\b${name}\\b(?!-)`).test(allowed)).map((name) => `${block} ${name}`),
)

test('SEC-1 SECURITY.md gives a reason for everything that a block needs beyond the strict policy', () => {
  const needed = blockTypes.flatMap((type) =>
    (blockSchema(type)?.origins ?? []).flatMap(({ add, without = [] }) =>
      [...Object.keys(add), ...without].map((name) => `${type} ${name}`),
    ),
  )
  expect(needed.length).toBeGreaterThan(8)
  expect(explained.toSorted()).toEqual([...new Set(needed)].toSorted())
})

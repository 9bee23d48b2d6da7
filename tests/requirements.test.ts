import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import requirements from './requirements.json' with { type: 'json' }

/** The requirements that titles cite, at their beginning: 'NAV-6 T-R10 Back brings the place back'. */
function citedIn(code: string): string[] {
  const titles = code.matchAll(/['"`]((?:(?:T-[A-Z]|[A-Z][A-Z0-9]{2,}-)\d+ )+)/g)
  return [...titles]
    .flatMap(([, numbers = '']) => numbers.trim().split(' '))
    .filter((number) => !/^(?:UTF|PDF)-/.test(number))
}

const cited = new Set(
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('fixtures'))
    .flatMap((file) => citedIn(readFileSync(join('tests', file), 'utf8'))),
)

test('every requirement that a test cites is defined, and every one that is defined has a test', () => {
  expect([...cited].sort()).toEqual(Object.keys(requirements).sort())
})

test('numbers are found in titles, and only at their beginning', () => {
  expect(citedIn("test('NAV-6 T-R10 Back', ...)\ntest(`A11Y-1 ${page}`)\nit('knows NAV-7')")).toEqual([
    'NAV-6',
    'T-R10',
    'A11Y-1',
  ])
})

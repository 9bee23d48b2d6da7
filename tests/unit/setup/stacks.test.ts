import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { beforeEach, expect, test } from 'vitest'
import { scratchFolder } from '../../support/scratch.ts'

const place = scratchFolder()

/** The first call is that of line 8 of the source, the second one of its line 9. */
const map = { version: 3, sources: ['../source.ts'], names: [], mappings: 'AAOA;AACA' }

beforeEach(() =>
  place.write({
    'made/code.mjs': 'export const fail = () => { throw new TypeError("planted") }\nexport const call = () => fail()',
    'made/code.mjs.map': JSON.stringify(map),
  }),
)

function run(code: string) {
  const text = `
    import { nameSourcesInStacks } from '${pathToFileURL('scripts/setup/stacks.mjs').href}'
    import { call } from '${pathToFileURL(place.path('made/code.mjs')).href}'
    nameSourcesInStacks()
    ${code}`
  return spawnSync(process.execPath, ['--input-type=module', '-e', text], { encoding: 'utf8' })
}

test('a stack names the places of the source', () => {
  const { stdout } = run('try { call() } catch ({ stack }) { console.log(stack) }')
  const lines = stdout.split('\n')
  expect(lines[0]).toBe('TypeError: planted')
  expect(lines[1]).toBe(`    at fail (${place.path('source.ts')}:8:1)`)
  expect(lines[2]).toBe(`    at call (${place.path('source.ts')}:9:1)`)
})

test('what nobody catches ends the process with its stack, and nothing else', () => {
  const { status, stderr } = run('setTimeout(call)')
  expect(status).toBe(1)
  expect(stderr.startsWith(`TypeError: planted\n    at fail (${place.path('source.ts')}:8:1)`)).toBe(true)
})

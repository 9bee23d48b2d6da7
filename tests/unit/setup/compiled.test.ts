import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { beforeEach, expect, test } from 'vitest'
import { loadable } from '../../../scripts/setup/compiled.mjs'
import { scratchFolder } from '../../support/scratch.ts'

const place = scratchFolder()

const command = `
const { words } = require('./words.cjs')
require('./package/index.cjs')
exports.main = () => console.log(words(), __dirname === require('node:path').dirname(__filename))`
const words = "exports.words = () => 'Pay “all” at once 🎉' + /^[–—]$/u.test('—')"

const foreign = "require('node:path').join('a')"

beforeEach(() =>
  place.write({ 'command.cjs': loadable(command), 'words.cjs': loadable(words), 'package/index.cjs': foreign }),
)

/** Loads the command in a process of its own, and runs it. */
function run(then = 'main()') {
  const url = pathToFileURL('scripts/setup/compiled.mjs').href
  const [file, kept] = [place.path('command.cjs'), place.path('kept')].map((path) => JSON.stringify(path))
  const text = `
    import { setFlagsFromString } from 'node:v8'
    import { Worker } from 'node:worker_threads'
    import { load } from '${url}'
    const { main } = load(${file}, ${kept})
    ${then}`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', text], { encoding: 'utf8' })
  expect(stderr).toBe('')
  return stdout
}

/** What is kept of both files, as it would not be if it were written once more. */
const keptFiles = () =>
  readdirSync(place.path('kept')).map((name) => [name, statSync(place.path(`kept/${name}`)).ino] as const)

const said = 'Pay “all” at once 🎉true true\n'

test('compiled code runs as it is written, and its characters are those of ASCII', () => {
  expect(run()).toBe(said)
  expect(readFileSync(place.path('words.cjs'), 'utf8')).toMatch(/^[\0-\x7f]+$/)
})

test('what is kept is taken over, also from a run that has set another flag', () => {
  run(`setFlagsFromString('--heap-growing-percent=20')\nmain()`)
  const first = keptFiles()
  expect(first.map(([name]) => name)).toEqual(['command.cjs', 'words.cjs'])
  expect(run()).toBe(said)
  expect(keptFiles()).toEqual(first)
})

test('what was damaged is made again', () => {
  run()
  const file = place.path('kept/words.cjs')
  const whole = readFileSync(file)
  for (const damaged of [whole.subarray(0, 3), whole.fill(1, 100, 200)]) {
    writeFileSync(file, damaged)
    expect(run()).toBe(said)
    expect(readFileSync(file).length).toBeGreaterThan(200)
    expect(readFileSync(file).equals(damaged)).toBe(false)
  }
})

test('a thread begins with the same code', () => {
  place.write({ 'thread.cjs': loadable("require('./words.cjs'); require('./command.cjs').main()") })
  const argv = JSON.stringify([place.path('thread.cjs'), place.path('kept')])
  expect(
    run(
      `new Worker(new URL('thread.mjs', '${pathToFileURL('scripts/setup/').href}'), { argv: ${argv}, execArgv: [] })`,
    ),
  ).toBe(said)
})

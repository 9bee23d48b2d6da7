import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
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
  const [file, kept] = [place.path('command.cjs'), place.path('kept')].map((path) => JSON.stringify(path))
  const url = pathToFileURL('scripts/setup/compiled.mjs').href
  const text = `
    import { setFlagsFromString } from 'node:v8'
    import { Worker } from 'node:worker_threads'
    import { isDamage, load } from '${url}'
    try {
      const { main } = load(${file}, ${kept})
      ${then}
    } catch (error) {
      console.log(isDamage(error, ${JSON.stringify(realpathSync(place.folder))}) ? 'damaged' : error.message)
    }`
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

test('what need not be there at once is loaded when it is first called', () => {
  place.write({
    'onDemand-a1.cjs': loadable("console.log('loaded'); exports.draw = (name) => name + ' drawn'"),
    'words.cjs': loadable(
      [
        'const require_onDemand = require("./onDemand-a1.cjs");',
        "console.log('begun')",
        "exports.words = () => require_onDemand.draw('One') + require_onDemand.draw(', two')",
      ].join('\n'),
    ),
  })
  expect(run()).toBe('begun\nloaded\nOne drawn, two drawn true\n')
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

test.each<[string, (whole: Buffer) => Buffer]>([
  ['cut off', (whole) => whole.subarray(0, whole.length / 2)],
  ['empty', () => Buffer.alloc(0)],
  ['changed in one letter', (whole) => Buffer.from(whole.toString().replace('Pay', 'Say'))],
])('code that is %s is damaged', (_, damage) => {
  const file = place.path('words.cjs')
  writeFileSync(file, damage(readFileSync(file)))
  expect(run()).toBe('damaged\n')
})

test('a file that is gone is damage; another error is none', () => {
  rmSync(place.path('words.cjs'))
  expect(run()).toBe('damaged\n')
  place.write({ 'words.cjs': loadable("require('no-such-package')") })
  expect(run()).toMatch(/^Cannot find module 'no-such-package'/)
  place.write({ 'words.cjs': loadable("throw new Error('My own')") })
  expect(run()).toBe('My own\n')
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

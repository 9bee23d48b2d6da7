import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { scratchFolder } from '../../support/scratch.ts'

const place = scratchFolder()

// A copy of the project with the same packages, and a cache of its own.
beforeEach(() => {
  for (const name of [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'pages',
    'public',
    'schemas',
    'scripts',
    'src',
  ])
    cpSync(name, place.path(name), { recursive: true })
  mkdirSync(place.path('node_modules'))
  for (const name of readdirSync('node_modules').filter((one) => one !== '.cache'))
    symlinkSync(resolve('node_modules', name), place.path(`node_modules/${name}`), 'junction')
})

function check() {
  const args = ['scripts/run.mjs', 'check', '--min-severity', 'error']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: place.folder, encoding: 'utf8' })
  return { status, stdout, stderr }
}

/** The folder of the compiled commands. */
const tools = () => {
  const folder = place.path('node_modules/.cache/brightrail/tools')
  return readdirSync(folder).map((name) => join(folder, name))
}

/** Changes one byte in the middle of a file. */
function damage(file: string): void {
  const bytes = readFileSync(file)
  const middle = Math.floor(bytes.length / 2)
  bytes[middle] = bytes[middle] === 35 ? 36 : 35
  writeFileSync(file, bytes)
}

test('a command whose compiled code is damaged compiles it again, says so, and does its work', {
  timeout: 180_000,
}, () => {
  const first = check()
  expect(first).toMatchObject({ status: 0, stderr: '' })
  const [folder = ''] = tools()
  const command = join(folder, 'check.cjs')
  const whole = readFileSync(command)
  damage(command)
  const said = 'The compiled code of npm run check was damaged. It is compiled again.\n'
  expect(check()).toEqual({ ...first, stderr: said })
  expect(tools()).toEqual([folder])
  expect(readFileSync(command)).toEqual(whole)
  expect(check()).toEqual(first)
})

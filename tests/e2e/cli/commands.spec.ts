import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { run, temporary } from '../support/command.ts'
import { dist, read } from '../support/dist.ts'

const scripts = Object.values(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts,
)
const commands = [...new Set(scripts.flatMap((script) => /^node scripts\/run\.mjs (\w+)/.exec(script)?.[1] ?? []))]

for (const command of commands) {
  test(`npm run ${command} -- --help says how it is called`, async () => {
    const { code, stdout, stderr } = await run([command, '--help'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^npm /m)
  })

  test(`npm run ${command} refuses an option that it does not know, in words`, async () => {
    const { code, stdout, stderr } = await run([command, '--colour-of-the-sky'])
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain('--colour-of-the-sky')
    expect(stderr).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m)
  })
}

const misuses: Record<string, [string[], RegExp]> = {
  'a command that does not exist': [['biuld'], /biuld/],
  'a format that does not exist': [['check', '--format', 'xml'], /xml.*text, json, github, sarif/],
  'a folder of documents that does not exist': [['check', '--pages', '/nowhere/at/all'], /\/nowhere\/at\/all/],
  'a build of such a folder': [
    ['build', '--pages', '/nowhere/at/all', '--out', '/nowhere/either'],
    /\/nowhere\/at\/all/,
  ],
  'a site that was never built': [['serve', '--dir', '/nowhere/at/all'], /npm run build/],
  'a port that is no number': [['serve', '--port', 'http'], /"http"/],
  'a step that does not exist': [['test', '--only', 'everything'], /"everything"/],
  'a part that is none': [['test', '--part', '5/4'], /"5\/4"/],
}
for (const [name, [args, says]] of Object.entries(misuses)) {
  test(`${name} is explained in one sentence, with exit code 2`, async () => {
    const { code, stdout, stderr } = await run(args)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(says)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })
}

test('npm run serve serves the built site until it is ended', async () => {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'serve', '--dir', dist()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const line = await new Promise<string>((done) => child.stdout.setEncoding('utf8').once('data', done))
    const address = /http:\/\/localhost:\d+\//.exec(line)?.[0] ?? 'no address'
    const response = await fetch(address)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(read('/index.html'))
    const ended = new Promise<number | null>((done) => child.once('exit', done))
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  } finally {
    child.kill('SIGKILL')
  }
})

test('npm run serve says so when its port is taken', async () => {
  const other = createServer()
  await new Promise<void>((done) => void other.listen(0, 'localhost', done))
  const { port } = other.address() as { port: number }
  const { code, stderr } = await run(['serve', '--dir', dist(), '--port', String(port)])
  other.close()
  expect(code).toBe(2)
  expect(stderr).toContain(`Port ${port} is in use`)
})

test('npm run serve refuses a folder that holds no site', async () => {
  const { folder, remove } = temporary()
  mkdirSync(join(folder, 'empty'))
  const { code, stderr } = await run(['serve', '--dir', join(folder, 'empty')])
  remove()
  expect(code).toBe(2)
  expect(stderr).toContain('npm run build')
})

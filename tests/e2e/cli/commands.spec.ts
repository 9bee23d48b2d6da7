import { readFileSync } from 'node:fs'
import { run, start } from '../support/command.ts'
import { dist, read } from '../support/dist.ts'
import { expect, served as test } from '../support/site.ts'

const scripts = Object.values(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts,
)
const commands = [...new Set(scripts.flatMap((script) => /^node scripts\/run\.mjs (\w+)/.exec(script)?.[1] ?? []))]

for (const command of commands) {
  test(`npm run ${command} -- --help says how it is called`, async () => {
    const { code, stdout, stderr } = await run([command, '--help'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(new RegExp(`^npm |^node scripts/run\\.mjs ${command} `, 'm'))
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
  'a build of a folder that does not exist': [['build', '--pages', '/no/pages', '--out', '/no/site'], /\/no\/pages/],
  'a site that was never built': [['serve', '--dir', '/nowhere/at/all'], /npm run build/],
  'a folder that holds no site': [['serve', '--dir', 'src'], /npm run build/],
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
  const { child, outcome, ended } = start(['serve', '--dir', dist()])
  try {
    await expect.poll(() => outcome.stdout).toMatch(/http:\/\/localhost:\d+\//)
    const address = /http:\/\/localhost:\d+\//.exec(outcome.stdout)?.[0] ?? 'no address'
    const response = await fetch(address)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(read('/index.html'))
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  } finally {
    child.kill('SIGKILL')
  }
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deviations } from '../../../scripts/hosts/deviations.ts'
import { canInstall } from '../../../scripts/setup/servers.ts'
import { abilities } from './abilities.ts'
import { addressChecks } from './addresses.ts'
import { fileChecks } from './files.ts'
import { run, type Running, runnable } from './running.ts'
import { files, table } from './site.ts'

const checks = { ...fileChecks, ...addressChecks }
const hosts = Object.keys(deviations) as (keyof typeof deviations)[]

describe.each(runnable)('T-S2 T-R8 a site that %s serves', (host) => {
  let running: Running
  beforeAll(async () => {
    running = await run(host, files, table)
  })
  afterAll(() => running?.stop())

  test.each(Object.keys(checks))('%s', async (name) => {
    expect.hasAssertions()
    await checks[name]?.(running)
  })

  test('is served otherwise than by others exactly as the table says', async () => {
    const failing: string[] = []
    for (const [name, check] of Object.entries(abilities)) await check(running).catch(() => failing.push(name))
    expect(failing.sort()).toEqual(Object.keys(deviations[host]).sort())
  })
})

test('all hosts have served the site where their packages can be installed', () => {
  const missing = hosts.filter((host) => !runnable.includes(host))
  if (missing.length > 0) console.warn(`Not tested, because their packages are not here: ${missing.join(', ')}`)
  expect(canInstall() && process.env.CI === 'true' ? missing : []).toEqual([])
})

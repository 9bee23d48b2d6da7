import { existsSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { isInstalled, provideServers, servers } from '../../../scripts/setup/servers.ts'

const gone = { name: 'Gone', packages: ['gone', 'gone-extra'], files: ['/usr/sbin/is-not-there'] }
const here = { name: 'Here', packages: ['here'], files: ['package.json'] }

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const asUser = (id: number, ci: string) => {
  vi.spyOn(process, 'getuid').mockReturnValue(id)
  vi.stubEnv('CI', ci)
  vi.spyOn(console, 'log').mockReturnValue()
}

test('where a server cannot be installed, its name, its packages and the reason are said', () => {
  const install = vi.fn<(packages: readonly string[]) => void>()
  asUser(1000, 'true')
  expect(provideServers([here, gone], install)).toBe(
    'Gone did not serve the site in these tests. Packages: gone gone-extra. The reason: only root can install it, on a Debian system',
  )
  expect(provideServers([here], install)).toBeNull()
  expect(install).not.toHaveBeenCalled()
})

test.skipIf(!existsSync('/etc/debian_version'))('in CI it is installed, or the run fails', () => {
  const install = vi.fn<(packages: readonly string[]) => void>()
  asUser(0, 'true')
  expect(provideServers([here, gone], install)).toBeNull()
  expect(install).toHaveBeenCalledExactlyOnceWith(gone.packages)
  const fail = () => {
    throw new Error('no network')
  }
  expect(() => provideServers([gone], fail)).toThrow('no network')
  asUser(0, '')
  // On a machine that somebody works at, it may not be tried at all.
  expect(provideServers([gone], fail)).toMatch(
    /Packages: gone gone-extra\. The reason: .*(?:no network|would start it)$/,
  )
})

test('a server is there when all of its files are', () => {
  expect(isInstalled(here)).toBe(true)
  expect(isInstalled({ ...here, files: [...here.files, ...gone.files] })).toBe(false)
  for (const { packages, files } of Object.values(servers)) expect(files.length + packages.length).toBeGreaterThan(1)
})

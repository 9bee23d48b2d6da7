import { afterEach, expect, test, vi } from 'vitest'
import { isInstalled, provideServers, servers } from '../../../scripts/setup/servers.ts'

const gone = { name: 'Gone', packages: ['gone', 'gone-extra'], files: ['/usr/sbin/is-not-there'] }
const here = { name: 'Here', packages: ['here'], files: ['package.json'] }

afterEach(() => {
  vi.restoreAllMocks()
})

test('where a server cannot be installed, its name, its packages and the reason are said', () => {
  vi.spyOn(process, 'getuid').mockReturnValue(1000)
  expect(provideServers([here, gone])).toBe(
    'Gone did not serve the site in these tests: it is not here, and only root can install it, on a Debian system. Packages: gone gone-extra',
  )
  expect(provideServers([here])).toBeNull()
})

test('a server is there when all of its files are', () => {
  expect(isInstalled(here)).toBe(true)
  expect(isInstalled({ ...here, files: [...here.files, ...gone.files] })).toBe(false)
  for (const { packages, files } of Object.values(servers)) expect(files.length + packages.length).toBeGreaterThan(1)
})

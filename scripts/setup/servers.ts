import { existsSync } from 'node:fs'
import { nginxPackages } from '../hosts/container.ts'
import { either } from '../../src/model/words.ts'
import { installPackages, isDebianRoot } from './debian.ts'

/** A server of the system that serves built sites in the tests. */
interface Server {
  name: string
  packages: readonly string[]
  files: readonly string[]
}

/** Where the packages of Debian put them. */
export const servers = {
  nginx: {
    name: 'nginx',
    packages: nginxPackages,
    files: ['/usr/sbin/nginx', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
  },
  caddy: { name: 'Caddy', packages: ['caddy'], files: ['/usr/bin/caddy'] },
} as const satisfies Record<string, Server>

/** Whether all files of a server are there. */
export const isInstalled = ({ files }: Server) => files.every((file) => existsSync(file))

const isCi = () => process.env.CI === 'true'

/** Whether servers that are missing can be installed. Where a service manager runs, that would also start them: only CI may. */
export const canInstall = () => isDebianRoot() && (isCi() || !existsSync('/run/systemd/system'))

/**
 * Installs the servers that are missing, where that can be done.
 * @returns what is not tested here and why, in words; nothing when all servers are there
 * @throws an Error when a package could not be installed in CI
 */
export function provideServers(
  all: readonly Server[] = Object.values(servers),
  install: (packages: readonly string[]) => void = installPackages,
): string | null {
  const missing = all.filter((server) => !isInstalled(server))
  if (missing.length === 0) return null
  const packages = missing.flatMap((server) => server.packages)
  let why = isDebianRoot() ? 'installing it here would start it' : 'only root can install it, on a Debian system'
  if (canInstall()) {
    console.log(`Installing ${packages.join(', ')} from the packages of the system …`)
    try {
      install(packages)
      return null
    } catch (error) {
      if (isCi()) throw error
      why = `it could not be installed. ${String(error).trim()}`
    }
  }
  const names = either(
    missing.map(({ name }) => name),
    'and',
  )
  return `${names} did not serve the site in these tests. Packages: ${packages.join(' ')}. The reason: ${why}`
}

import { caddyFiles } from './caddy.ts'
import { containerFiles } from './container.ts'
import { nginxFiles } from './nginx.ts'
import { type HostFiles, hostFolder, type HostTable } from './table.ts'

/** What `--host` takes. */
export const hostNames = ['nginx', 'caddy', 'container'] as const
export type HostName = (typeof hostNames)[number]

const writers: Record<HostName, (table: HostTable) => HostFiles> = {
  nginx: nginxFiles,
  caddy: caddyFiles,
  container: containerFiles,
}

/** The files from which a host knows how to serve a build, by their paths in it. Throws what it would read otherwise than it is meant. */
export const hostFiles = (host: HostName, table: HostTable): HostFiles =>
  Object.fromEntries(Object.entries(writers[host](table)).map(([name, text]) => [`${hostFolder}/${name}`, text]))

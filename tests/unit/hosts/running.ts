import { spawn } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { texts } from '../../../scripts/guide/pages/textPages.ts'
import type { deviations } from '../../../scripts/hosts/deviations.ts'
import { hostFiles, type HostName, hostNames } from '../../../scripts/hosts/files.ts'
import { nginxAlone } from '../../../scripts/hosts/nginx.ts'
import type { HostTable } from '../../../scripts/hosts/table.ts'
import { createSiteHandler } from '../../../scripts/server/site.ts'
import { isInstalled, servers } from '../../../scripts/setup/servers.ts'
import { type Answer, ask } from '../../e2e/support/ask.ts'
import { type Files, put } from '../../support/scratch.ts'

export type Host = keyof typeof deviations

/** A built site and the host that serves it. */
export interface Running {
  site: string
  ask(path: string, headers?: Record<string, string>, method?: string): Promise<Answer>
  /** The socket on which it answers. */
  socket: string
  stop(): Promise<void>
}

/** Where a host finds the site, and what it may use. */
interface Place {
  /** A folder of its own, in which the site is. */
  folder: string
  site: string
  socket: string
}

const example = (language: string) => {
  const code = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'ms').exec(texts.get('go-live') ?? '')?.[1]
  if (code === undefined) throw new Error(`The guide shows nothing in ${language}.`)
  return code
}

/** Puts the values of a test in the place of those of a recipe. Throws when the recipe has no such value. */
const filled = (recipe: string, values: Record<string, string>) =>
  Object.entries(values).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`There is no ${from} in the recipe.`)
    return text.replaceAll(from, to)
  }, recipe)

function nginx(place: Place, config: string) {
  put(place.folder, { 'nginx.conf': config })
  // The processes of a server that root has started would not be allowed to read the files of a test.
  const rights = process.getuid?.() === 0 ? ' user root;' : ''
  return [servers.nginx.files[0], '-c', join(place.folder, 'nginx.conf'), '-g', `daemon off;${rights}`]
}

/** The commands that start a host, as its recipe in the guide says. */
const commands: Record<HostName, (place: Place) => string[]> = {
  nginx(place) {
    const whole = nginxAlone({ site: place.site, temporary: place.folder, listen: '80' })
    const recipe = filled(example('nginx'), { '/srv/site': place.site, 'listen 80': `listen unix:${place.socket}` })
    return nginx(place, whole.replace(/ {2}include \S+nginx-http[^]*(?=\}\s*$)/, recipe))
  },
  container: (place) =>
    nginx(place, nginxAlone({ site: place.site, temporary: place.folder, listen: `unix:${place.socket}` })),
  caddy(place) {
    const start = `http:// {\n  bind unix/${place.socket}`
    const recipe = filled(example('caddy'), { '/srv/site': place.site, 'www.example.com {': start })
    put(place.folder, { Caddyfile: `{\n  admin off\n}\n${recipe}` })
    return [servers.caddy.files[0], 'run', '--config', join(place.folder, 'Caddyfile'), '--adapter', 'caddyfile']
  },
}

const needs: Record<HostName, keyof typeof servers> = { nginx: 'nginx', container: 'nginx', caddy: 'caddy' }

/** The hosts that can be run here. */
export const runnable: Host[] = ['npm run serve', ...hostNames.filter((host) => isInstalled(servers[needs[host]]))]

/** Puts a site into a folder and has it served by a host. */
export async function run(host: Host, files: Files, table: HostTable): Promise<Running> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'brightrail-host-')))
  const place = { folder, site: join(folder, 'site'), socket: join(folder, 'socket') }
  chmodSync(folder, 0o755)
  put(place.site, files)
  const end = host === 'npm run serve' ? await serveOurselves(place) : await spawnHost(host, place, table)
  return {
    ...place,
    ask: (path, headers, method) => ask(`unix:${place.socket}`, path, headers, method),
    async stop() {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function serveOurselves({ site, socket }: Place) {
  const server = createServer(createSiteHandler(site))
  await new Promise<void>((done) => void server.listen(socket, done))
  return () =>
    new Promise<void>((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
}

async function spawnHost(host: HostName, place: Place, table: HostTable) {
  put(place.site, hostFiles(host, table))
  const [program = '', ...args] = commands[host](place)
  const env = { ...process.env, XDG_CONFIG_HOME: place.folder, XDG_DATA_HOME: place.folder }
  // Into a file, which nobody has to read while it grows.
  const log = join(place.folder, 'log')
  const output = openSync(log, 'a')
  const child = spawn(program, args, { env, stdio: ['ignore', output, output] })
  closeSync(output)
  const ended = new Promise<void>((done, fail) => {
    child.on('error', fail)
    child.on('close', () => done())
  })
  while (!(await answers(place.socket))) {
    const isOver = await Promise.race([ended.then(() => true), wait(20).then(() => false)])
    if (isOver) throw new Error(`${host} could not be started:\n${readFileSync(log, 'utf8')}`)
  }
  return () => {
    child.kill('SIGTERM')
    return ended
  }
}

const answers = (socket: string) =>
  new Promise<boolean>((done) => {
    const tried = connect(socket, () => {
      tried.destroy()
      done(true)
    })
    tried.on('error', () => done(false))
  })

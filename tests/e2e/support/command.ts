import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { files } from './dist.ts'

/**
 * Starts a command of the project as `npm run` does, or of a copy of it in another folder. `ended` gives its exit code; what
 * it prints is in `outcome` by then.
 */
export function start(args: string[], env: Record<string, string> = {}, cwd = '.') {
  const { NODE_ENV: _, FORCE_COLOR: __, ...inherited } = process.env
  const child = spawn(process.execPath, ['scripts/run.mjs', ...args], {
    cwd,
    env: { ...inherited, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const outcome = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      outcome[name] += text
    })
  }
  const ended = new Promise<number>((done, fail) => {
    child.on('error', fail)
    child.on('close', (code) => done(code ?? -1))
  })
  return { child, outcome, ended }
}

/** Runs a command of the project, and waits for its end. */
export async function run(args: string[], env: Record<string, string> = {}, cwd = '.') {
  const { outcome, ended } = start(args, env, cwd)
  return { code: await ended, ...outcome }
}

/** An empty folder for the time of a test. */
export function temporary(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'brightrail-cli-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** A copy of the real content, to be spoiled. Returns its folder. */
export function copyPages(folder: string): string {
  const pages = join(folder, 'pages')
  cpSync('pages', pages, { recursive: true })
  return pages
}

/** The content of every file in a folder as a hash, by path. */
export function hashes(folder: string): Record<string, string> {
  const hash = (path: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, path)))
      .digest('hex')
  return Object.fromEntries(files(folder).map((path) => [path, hash(path)]))
}

import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { hashOf } from '../../../lib/cache.ts'

/** Packages with their exact versions, and what `npm run` calls of them. */
export interface Manifest {
  dependencies: Record<string, string>
  scripts: Record<string, string>
}

const platform = process.platform === 'win32' ? 'win' : process.platform

/**
 * The package that holds Node.js itself for this machine, of which `npm run` finds the version that a system needs. The
 * package `node` would choose it in a script while it is installed, which npm 11 does not run.
 */
const nodePackage = `node-${platform === 'darwin' && process.arch === 'arm64' ? 'bin-' : ''}${platform}-${process.arch}`

/** Astro needs a newer Node.js than this project: `npm run` finds this one first. */
export const astroPackages = { astro: '7.3.5', [nodePackage]: '22.23.3' }

/**
 * A folder with these packages, outside of this project. It is named after their versions and stays in the system's folder
 * for temporary files, so that the next run finds it. Throws when npm fails.
 * @param options for `npm install`
 */
export async function provide(name: string, manifest: Manifest, options: readonly string[] = []): Promise<string> {
  const text = JSON.stringify({ private: true, type: 'module', ...manifest }, null, 2)
  const folder = join(tmpdir(), `brightrail-peer-${name}-${hashOf(text)}`)
  const mark = join(folder, 'installed')
  if (existsSync(mark)) return folder
  console.error(`Installing ${name} in ${folder} …`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), text)
  await npm(folder, ['install', '--no-audit', '--no-fund', ...options])
  writeFileSync(mark, '')
  return folder
}

const run = promisify(execFile)

/** Runs npm in the folder of a system, in an environment with `more`. Throws its last words. */
export async function npm(folder: string, args: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<void> {
  const quiet = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' }
  const env = { ...process.env, ...quiet, ...more }
  try {
    await run('npm', ['--loglevel=error', ...args], { cwd: folder, env, shell: process.platform === 'win32' })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    const words = `${stdout}\n${stderr}`.trim().split('\n').slice(-30).join('\n')
    throw new Error(words || String(error), { cause: error })
  }
}

import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashOf } from '../../../lib/cache.ts'

/** Packages with their exact versions, and what npm runs to build with them. */
export interface Manifest {
  dependencies: Record<string, string>
  scripts?: Record<string, string>
}

/**
 * The folder of a system outside of this project, with its packages installed. It is named after their versions and stays in the system's folder for
 * temporary files, so that the next run finds it. Throws when npm fails.
 */
export function provide(name: string, manifest: Manifest): string {
  const text = JSON.stringify({ private: true, type: 'module', ...manifest }, null, 2)
  const folder = join(tmpdir(), `brightrail-peer-${name}-${hashOf(text)}`)
  const mark = join(folder, 'installed')
  if (existsSync(mark)) return folder
  console.error(`Installing ${name} in ${folder} …`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), text)
  npm(folder, 'install', '--no-audit', '--no-fund')
  writeFileSync(mark, '')
  return folder
}

/** Runs npm in the folder of a system. Throws its last words. */
export function npm(folder: string, ...args: string[]): void {
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' }
  try {
    execFileSync('npm', [...args, '--loglevel=error'], { cwd: folder, env, shell: process.platform === 'win32' })
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: Buffer; stderr?: Buffer }
    const words = `${String(stdout ?? '')}\n${String(stderr ?? '')}`.trim().split('\n').slice(-30).join('\n')
    throw new Error(words || String(error), { cause: error })
  }
}

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cacheFolder, hashOf, keep } from '../lib/cache.ts'
import { packageVersion } from '../lib/packageVersion.ts'

const program = resolve('scripts/media/corners.mjs')

/**
 * What keeps a picture from being a mark on white, as `coloured` of a `MediaFile` says it. The check does not wait, and sharp
 * answers later: so a process of its own looks at the pixels, once for each file. `hash`: of the bytes of the picture.
 */
export function colouredOf(path: string, hash: string): string | undefined {
  const basis = hashOf(readFileSync(program), packageVersion('sharp'))
  const name = `coloured/${hash}-${basis}`
  const file = join(cacheFolder, name)
  if (!existsSync(file)) {
    const { status, stdout } = spawnSync(process.execPath, [program, resolve(path)], { encoding: 'utf8' })
    // What cannot be decoded stops the build, which says why.
    if (status !== 0) return undefined
    keep(name, stdout)
  }
  return readFileSync(file, 'utf8') || undefined
}

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { hashOf, keepBytes, readBytes } from '../lib/cache.ts'
import type { MarkFault } from '../../src/model/media.ts'
import { packageVersion } from '../lib/packageVersion.ts'
import { sameBytes } from './same.ts'

const program = resolve('scripts/media/corners.mjs')

/** What is known in this process: the development server asks after each change. */
const known = new Map<string, MarkFault | undefined>()

/**
 * What keeps a picture from being a mark on white. The check does not wait, and sharp
 * answers later: so a process of its own looks at the pixels, once for each file. `hash`: of the bytes of the picture.
 * @throws UsageError when the file has other bytes now
 */
export function colouredOf(path: string, hash: string): MarkFault | undefined {
  if (!known.has(hash)) {
    const written = read(path, hash)
    known.set(hash, written === '' ? undefined : (JSON.parse(written) as MarkFault))
  }
  return known.get(hash)
}

/** '': nothing does, or the picture cannot be decoded, which stops the build. */
function read(path: string, hash: string): string {
  const name = `coloured/${hash}-${hashOf(readFileSync(program), packageVersion('sharp'))}`
  const kept = readBytes(name)
  if (kept) return kept.toString()
  const { status, stdout } = spawnSync(process.execPath, [program], { input: sameBytes(path, hash), encoding: 'utf8' })
  if (status !== 0) return ''
  keepBytes(name, Buffer.from(stdout))
  return stdout
}

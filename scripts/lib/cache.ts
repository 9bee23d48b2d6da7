import { createHash, hash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import { codeHash as hashOfCode } from '../setup/code.mjs'
import { writeWhole } from '../write/file.ts'

/** Where results are kept between runs. The folder may be deleted at any time; it never changes a byte of a result. */
export const cacheFolder = join(process.cwd(), 'node_modules/.cache/brightrail')

/** The code that runs, as one hash; undefined where it was not compiled by `run.mjs`: then nothing is remembered. */
export const codeHash = (): string | undefined => process.env.BRIGHTRAIL_CODE

/** The same of the files as they are now: somebody may have saved one since this command began. */
export const codeNow = (): string => hashOfCode(process.cwd(), join(cacheFolder, 'code.json'))

/** A short name for a content: 10 characters that an address may hold. */
export function hashOf(...contents: (string | Uint8Array)[]): string {
  return sumOf(contents).replace(/[-_]/g, '').slice(0, 10)
}

function sumOf([first = '', ...others]: (string | Uint8Array)[]): string {
  if (others.length === 0) return hash('sha256', first, 'base64url')
  const sum = createHash('sha256').update(first)
  for (const content of others) sum.update(content)
  return sum.digest('base64url')
}

/** The checksum by which a browser knows that a file is the one that its page means. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}

/** One hash over all files of some folders and files of the project. */
export function hashOfFiles(paths: string[]): string {
  const files = paths.flatMap((path) => (path.includes('.') ? [path] : filesUnder(path)))
  return hashOf(...files.flatMap((file) => [file, readFileSync(file)]))
}

/** All files under a folder, sorted; an absent folder has none. */
export function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** The kept bytes of that name, or what `make` gives, which is then kept. Kept bytes that are damaged are made again. */
export async function cached(name: string, make: () => Promise<Buffer> | Buffer): Promise<Buffer> {
  const kept = readBytes(name)
  if (kept) return kept
  const bytes = await make()
  keepBytes(name, bytes)
  return bytes
}

/** Keeps bytes with their sum, as {@link keep} does. A disk that refuses costs the next run time, and nothing else. */
export function keepBytes(name: string, bytes: Buffer, earlier?: string): void {
  try {
    keep(name, Buffer.concat([bytes, crcOf(bytes)]), earlier)
  } catch {
    // The work itself is done.
  }
}

/** Kept bytes of that name; undefined when there are none, or their sum is not theirs. */
export function readBytes(name: string): Buffer | undefined {
  try {
    const all = readFileSync(join(cacheFolder, name))
    const bytes = all.subarray(0, -crcLength)
    return crcOf(bytes).equals(all.subarray(-crcLength)) ? bytes : undefined
  } catch {
    return undefined
  }
}

const crcLength = 4

function crcOf(bytes: Uint8Array): Buffer {
  const sum = Buffer.alloc(crcLength)
  sum.writeUInt32LE(crc32(bytes))
  return sum
}

/**
 * Keeps a file under that name, written whole or not at all, in place of those in its folder whose names begin with
 * `earlier`. Returns the path.
 */
export function keep(name: string, content: string | Uint8Array, earlier?: string): string {
  const file = join(cacheFolder, name)
  const folder = dirname(file)
  mkdirSync(folder, { recursive: true })
  // Not what another command is just writing, which has another name until it is whole.
  const isOld = (one: string) => earlier !== undefined && one.startsWith(earlier)
  // A folder may hold thousands of files, so it is looked through only for a reason.
  if (earlier !== undefined)
    for (const old of readdirSync(folder).filter(isOld)) rmSync(join(folder, old), { force: true })
  writeWhole(file, content)
  return file
}

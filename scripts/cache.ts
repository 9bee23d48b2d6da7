import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Where results are kept between runs. The folder may be deleted at any time; it never changes a byte of a result. */
export const cacheFolder = join(process.cwd(), 'node_modules/.cache/brightrail')

/** A short name for a content: 10 characters that may stand in an address. */
export function hashOf(...contents: (string | Uint8Array)[]): string {
  const sum = createHash('sha256')
  for (const content of contents) sum.update(content)
  return sum.digest('base64url').replace(/[-_]/g, '').slice(0, 10)
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

/** The kept bytes of that name, or what `make` gives, which is then kept. A kept file is written whole or not at all. */
export async function cached(name: string, make: () => Promise<Buffer> | Buffer): Promise<Buffer> {
  const file = join(cacheFolder, name)
  if (existsSync(file)) return readFileSync(file)
  const bytes = await make()
  mkdirSync(dirname(file), { recursive: true })
  const temporary = `${file}.tmp-${process.pid}`
  writeFileSync(temporary, bytes)
  renameSync(temporary, file)
  return bytes
}

import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeWhole } from '../write/file.ts'

/** What files should hold, by their paths in the project. */
export type Files = Readonly<Record<string, string | Uint8Array>>

/** Those of the paths whose files hold something else, or are missing. */
export const staleOf = (root: string, files: Files): string[] =>
  Object.keys(files).filter((path) => {
    const file = join(root, path)
    return !existsSync(file) || !readFileSync(file).equals(Buffer.from(files[path] ?? ''))
  })

/** Writes those files; returns their paths. */
export function writeStale(root: string, files: Files): string[] {
  const stale = staleOf(root, files)
  for (const path of stale) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeWhole(join(root, path), files[path] ?? '')
  }
  return stale
}

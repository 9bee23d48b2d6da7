import { copyFileSync, mkdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { filesUnder } from './cache.ts'

/** What `read` gives of a file; null when the file is gone: somebody has renamed it since it was listed. */
export function unlessGone<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Copies the files of a folder that people work in meanwhile: what is gone since it was listed is left out. */
export function copyFiles(from: string, to: string, files: readonly string[] = filesUnder(from)): void {
  for (const file of files) {
    const target = join(to, relative(from, file))
    mkdirSync(dirname(target), { recursive: true })
    unlessGone(() => copyFileSync(file, target))
  }
}

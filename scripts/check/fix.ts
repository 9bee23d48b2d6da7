import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Content } from '../../src/content/store/index.ts'
import type { Finding } from '../../src/content/finding/index.ts'
import { type Fixed, fixOrLeave, type LeftFix } from '../../src/content/fix/index.ts'
import { UsageError } from '../lib/options.ts'
import { replaceFile, StaleError } from '../write/file.ts'

/** What was fixed, and what is wrong in the site after that. */
export interface FixedFolder {
  fixed: Fixed[]
  left: readonly Finding[]
  /** The fixes that were left out because they would make another mistake. */
  refused: readonly LeftFix[]
}

/**
 * Fixes what is certain in the documents of a folder; `concerns` limits the files. With `dryRun` nothing is written and the
 * content stays as it is. A file that cannot be written throws a {@link UsageError} that names it; those before it are done.
 */
export function fixFolder(
  content: Content,
  folder: string,
  { concerns, dryRun }: { concerns: (file: string) => boolean; dryRun: boolean },
): FixedFolder {
  // Asked before anything is fixed: afterwards the store holds other texts than the disk.
  const whole = new Map<string, boolean>()
  const isWhole = (file: string) => {
    const key = content.keyOf(file)
    const known = whole.get(file) ?? isAsRead(join(folder, key), content.text(key))
    whole.set(file, known)
    return known
  }
  const { fixed, left: refused } = fixOrLeave(content, (file) => concerns(file) && isWhole(file))
  const left = content.findings()
  for (const { key, before, after } of fixed) {
    if (dryRun) {
      content.set(key, before)
      continue
    }
    try {
      replaceFile(join(folder, key), after, before)
    } catch (error) {
      const path = join(folder, key)
      if (error instanceof StaleError)
        throw new UsageError(`${path} was changed while this command ran, so it was not written. Run it again.`)
      throw new UsageError(`${path} could not be written: ${(error as Error).message}`)
    }
  }
  return { fixed, left, refused }
}

/** Not where reading has lost bytes that are no UTF-8, or where the file has changed since: writing would lose more. */
function isAsRead(path: string, text: string | undefined): boolean {
  try {
    return text !== undefined && readFileSync(path).equals(Buffer.from(text))
  } catch {
    return false
  }
}

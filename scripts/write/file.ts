import { randomBytes } from 'node:crypto'
import { lstatSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { syncFolder, writeDurably } from './disk.ts'
import { isText, putInPlace, StaleError, takeAway } from './place.ts'
import { isRunning } from './process.ts'

export { StaleError } from './place.ts'

/** A name that neither the loader nor the watchers take for a document; the number is the process that writes it. */
const strayName = /^\.tmp-(\d+)-[0-9a-f]{16}$/

/** A path for a text that is to be put in place later: in the same folder, so that renaming it is one step. */
export function temporaryPath(path: string): string {
  return join(dirname(path), `.tmp-${process.pid}-${randomBytes(8).toString('hex')}`)
}

/**
 * Writes a file whole or not at all, for what can be made again: whoever reads it finds the old bytes or the new ones. It
 * asks neither what was there nor whether the disk has it already.
 */
export function writeWhole(path: string, content: string | Uint8Array): void {
  const fresh = temporaryPath(path)
  try {
    writeFileSync(fresh, content)
    renameSync(fresh, path)
  } finally {
    rmSync(fresh, { force: true })
  }
}

/**
 * Replaces a file whose text was `seen`, or makes one where there was none (`null`), as a whole: whoever reads it, and
 * whatever ends this process, finds the old text or the new one. The new text is on the disk before the name leads to it.
 * Keeps the mode.
 *
 * Throws a {@link StaleError} when another text is there, which then stays, as far as {@link putInPlace} can tell. Throws
 * where a symbolic link or a folder is in the way, and what the system throws (no space, no permission); then the file is
 * as it was.
 */
export function replaceFile(path: string, text: string | Buffer, seen: string | Buffer | null): void {
  const known = lstatSync(path, { throwIfNoEntry: false })
  if (known?.isSymbolicLink()) throw new Error(`${path} is a symbolic link. Put the file itself there.`)
  if (known && !known.isFile()) throw new Error(`${path} is not a file.`)
  if (!swapFile(path, text, seen, known?.mode)) throw new StaleError(basename(path))
}

/** Like {@link replaceFile}, and removes the file when there is no next text; false when another one is there. */
export function swapFile(path: string, next: string | Buffer | null, seen: string | Buffer | null, mode?: number) {
  const [fresh, spare] = [temporaryPath(path), temporaryPath(path)]
  let isDone: boolean
  if (next === null) isDone = takeAway(path, spare, isText(seen))
  else {
    try {
      writeDurably(fresh, next, 'wx', mode)
      isDone = putInPlace(fresh, path, spare, isText(seen))
    } finally {
      rmSync(fresh, { force: true })
    }
  }
  // A renamed file survives a loss of power only when its folder is on the disk too.
  syncFolder(dirname(path))
  return isDone
}

/**
 * Removes what processes that are no more have left half written under a folder; `alsoOwn`: this process too. Returns how
 * many files.
 */
export function removeStrays(folder: string, alsoOwn = false): number {
  let removed = 0
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const id = strayName.exec(entry.name)?.[1]
    if (id === undefined || !entry.isFile()) continue
    if (isRunning(Number(id)) && !(alsoOwn && Number(id) === process.pid)) continue
    rmSync(join(entry.parentPath, entry.name), { force: true })
    removed++
  }
  return removed
}

import { randomBytes } from 'node:crypto'
import {
  closeSync,
  fchmodSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** A name that neither the loader nor the watchers take for a document; the number is the process that writes it. */
const strayName = /^\.tmp-(\d+)-[0-9a-f]{16}$/

/** A path for a text that is to be put in place later: in the same folder, so that renaming it is one step. */
export function temporaryPath(path: string): string {
  return join(dirname(path), `.tmp-${process.pid}-${randomBytes(8).toString('hex')}`)
}

/**
 * Replaces or makes a file as a whole: whoever reads it, and whatever ends this process, finds the old text or the new one.
 * The new text is on the disk before the name leads to it. Keeps the mode. Throws where a symbolic link or a folder stands,
 * and what the system throws (no space, no permission); then the file is as it was.
 */
export function replaceFile(path: string, text: string): void {
  const known = lstatSync(path, { throwIfNoEntry: false })
  if (known?.isSymbolicLink()) throw new Error(`${path} is a symbolic link. Put the file itself there.`)
  if (known && !known.isFile()) throw new Error(`${path} is no file.`)
  const temporary = temporaryPath(path)
  try {
    writeThrough(temporary, text, known?.mode)
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
  flushFolder(dirname(path))
}

/** Writes a new file and waits until the disk has it. `mode` is taken over as it is; without it the system decides. */
export function writeThrough(path: string, text: string, mode?: number): void {
  const file = openSync(path, 'wx')
  try {
    // Not through openSync: there the process's mask would take rights away.
    if (mode !== undefined) fchmodSync(file, mode & 0o7777)
    writeFileSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** A renamed file survives a loss of power only when its folder is on the disk too. Not every system can do that. */
function flushFolder(folder: string): void {
  try {
    const file = openSync(folder, 'r')
    try {
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
  } catch {
    // The text itself is safe; at worst the old one comes back.
  }
}

/** Removes what processes that are no more have left half written under a folder. Returns how many files. */
export function removeStrays(folder: string): number {
  let removed = 0
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const process = strayName.exec(entry.name)?.[1]
    if (process === undefined || !entry.isFile() || isRunning(Number(process))) continue
    rmSync(join(entry.parentPath, entry.name), { force: true })
    removed++
  }
  return removed
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

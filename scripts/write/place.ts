import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs'

/** A file is no longer what the change was made for. Nothing was written. */
export class StaleError extends Error {
  override name = 'StaleError'
  readonly key: string
  constructor(key: string) {
    super(`${key} has changed in the meantime, so nothing was written. Try again.`)
    this.key = key
  }
}

/** Whether these bytes are those for which a change was made; `null`: there is no file. */
export type IsSeen = (bytes: Buffer | null) => boolean

/** What a text looks like on the disk; `null`: there is no file. */
export const isText =
  (text: string | Buffer | null): IsSeen =>
  (bytes) =>
    text === null || bytes === null ? text === bytes : bytes.equals(Buffer.from(text))

/** The bytes of a file; `null` when there is none. */
export function bytesOrNull(path: string): Buffer | null {
  try {
    return readFileSync(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    throw error
  }
}

/**
 * Puts the file `fresh` at `path` in one step, if what is there is what was seen; another program, which knows of no locks,
 * may write the same file at any moment. False: it did, and its text is there. `spare` is a free name in the same folder.
 *
 * The file is looked at right before the step and, by a second name for it, right after: most editors write into the file
 * itself, and what they wrote between the two looks comes back. Two cases remain. An editor that renames its own file into
 * place between the first look and the step, which are two calls in a row; and one that opened the file before the step and
 * begins to write after the second look. Where a disk knows no second names, the first look has to do.
 */
export function putInPlace(fresh: string, path: string, spare: string, isSeen: IsSeen): boolean {
  if (isSeen(null)) return putIfFree(fresh, path)
  const hasSpare = link(path, spare) === null
  try {
    if (!isSeen(bytesOrNull(path))) return false
    renameSync(fresh, path)
    if (!hasSpare || isSeen(bytesOrNull(spare))) return true
    renameSync(spare, path)
    return false
  } finally {
    rmSync(spare, { force: true })
  }
}

/** Removes a file, if it is what was seen. False: it is not, and it stays. `spare` is a free name in the same folder. */
export function takeAway(path: string, spare: string, isSeen: IsSeen): boolean {
  if (!isSeen(bytesOrNull(path))) return false
  renameSync(path, spare)
  const isGone = isSeen(bytesOrNull(spare))
  // Where another file has come by now, it is newer than this one.
  if (!isGone) putIfFree(spare, path)
  rmSync(spare, { force: true })
  return isGone
}

/** A second name is refused where the first one is taken, in one step; a rename would replace what is there. */
function putIfFree(fresh: string, path: string): boolean {
  const reason = link(fresh, path)
  if (reason === 'EEXIST' || (reason !== null && bytesOrNull(path) !== null)) return false
  if (reason === null) rmSync(fresh)
  else renameSync(fresh, path)
  return true
}

/** Gives a file a second name. Returns why that is impossible, by the code of the system, and null when it is done. */
function link(path: string, name: string): string | null {
  try {
    linkSync(path, name)
    return null
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? ''
  }
}

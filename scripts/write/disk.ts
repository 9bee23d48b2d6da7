import { createHash } from 'node:crypto'
import { closeSync, fchmodSync, fsyncSync, openSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EACCES: 'you are not allowed to write there',
  EPERM: 'you are not allowed to write there',
  EROFS: 'nothing can be written on this disk',
  EXDEV: 'it is another disk, so it cannot be replaced as a whole; name a folder inside it',
  EBUSY: 'it is in use, or a disk of its own; end what uses it, or name a folder inside it',
  EISDIR: 'a folder is in the way',
  ENOTDIR: 'a file is in the way of a folder',
  EEXIST: 'something is in the way',
  ENOTEMPTY: 'a folder that is not empty is in the way',
  ENAMETOOLONG: 'the name is too long',
}

/** Why the system refused, in words; its own are no English for editors. */
export function reasonOf(error: unknown): string {
  const { code = '', path, message } = error as NodeJS.ErrnoException
  const reason = Object.hasOwn(reasons, code) ? String(reasons[code]) : message
  return path === undefined || reason === message ? reason : `${reason} (${path})`
}

/** The text of a file; `null` when there is none. A folder in its place throws. */
export function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    throw error
  }
}

/** By which a text is known again. */
export const hashOf = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex')

/** Writes a file and waits until it has reached the disk. `mode` is taken over as it is; without it the system decides. */
export function writeDurably(path: string, text: string, flag = 'w', mode?: number): void {
  const file = openSync(path, flag)
  try {
    // Not through openSync: there the process's mask would take rights away.
    if (mode !== undefined) fchmodSync(file, mode & 0o7777)
    writeFileSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Waits until the names in a folder have reached the disk. Some systems cannot, and need not be asked. */
export function syncFolder(path: string): void {
  try {
    const folder = openSync(path, 'r')
    try {
      fsyncSync(folder)
    } finally {
      closeSync(folder)
    }
  } catch {
    // Windows opens no folders.
  }
}

/** Removes a folder when nothing is in it. */
export function removeEmpty(path: string): void {
  try {
    rmdirSync(path)
  } catch {
    // Something is in it, or it is gone: both are fine.
  }
}

import { closeSync, fchmodSync, fsyncSync, openSync, rmdirSync, writeFileSync } from 'node:fs'

/** Writes a file and waits until it has reached the disk. `mode` is taken over as it is; without it the system decides. */
export function writeDurably(path: string, text: string | Buffer, flag = 'w', mode?: number): void {
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

import { lstatSync, type Stats } from 'node:fs'

/**
 * A file that was written so short a time ago may be written once more without another time: file systems count in
 * milliseconds, some in two seconds.
 */
const settled = 2_000

/**
 * What a file has as long as nobody writes it, and no file takes its place: its size, its inode, and when it and what the
 * system knows of it were changed, of which nobody can set the latter. Undefined: there is no such file.
 */
export function stampOf(path: string): { stamp: string; changed: number } | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  return stats && { stamp: nameOf(stats), changed: Math.max(stats.mtimeMs, stats.ctimeMs) }
}

const nameOf = ({ size, ino, mtimeMs, ctimeMs }: Stats) => `${size} ${ino} ${mtimeMs} ${ctimeMs}`

/** Whether a file that was read after that moment has another stamp once somebody has written it again. */
export const isSettled = (changed: number, moment: number): boolean => changed < moment - settled

import { readFileSync, type Stats, statSync } from 'node:fs'

/** Tells one version of a file from the next. The time is that of the system: copying a file with its old time changes it too. */
export const versionOf = ({ ino, size, ctimeMs }: Stats): string => `${ino} ${size} ${ctimeMs}`

/** Whether the clock would tell a change from now on: two changes that follow closely may have the same time. */
export const isSettled = ({ ctimeMs }: Stats): boolean => Math.abs(Date.now() - ctimeMs) > 2000

/**
 * Reads a file again whenever it has changed. The function that is returned gives what `parse` makes of its text, and of
 * an empty one while there is no such file or it cannot be read.
 */
export function followFile<T>(path: string, parse: (text: string) => T): () => T {
  let version: string | null = null
  let value = parse('')
  return () => {
    const stats = statsOf(path)
    if (!stats) version = null
    if (stats && versionOf(stats) === version) return value
    value = parse(stats ? textOf(path) : '')
    version = stats && isSettled(stats) ? versionOf(stats) : null
    return value
  }
}

function statsOf(path: string): Stats | undefined {
  try {
    const stats = statSync(path, { throwIfNoEntry: false })
    return stats?.isFile() ? stats : undefined
  } catch {
    return undefined
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A file of a build: the name of its content, its size, when it was written, and its inode. */
export type Known = readonly [name: string, size: number, time: number, inode: number]

/** The files of a build, by their paths in its folder. */
type KnownFiles = ReadonlyMap<string, Known>

/** A folder as a build has left it. */
export interface LeftFolder {
  files: KnownFiles
  /** When something in it, or in a folder of it, was last added, replaced or removed: by the paths of the folders, '' the outermost. */
  times: Readonly<Record<string, number>>
}

export const nothingLeft: LeftFolder = { files: new Map(), times: {} }

/** The folder is not any more as it was when the work began: what was to be taken over may be gone. */
export class FolderChanged extends Error {}

/**
 * Nobody has changed the file since, or put another one in its place: of two that are written in the same moment only the
 * inode tells which is which.
 */
export function isAsLeft(file: string, [, size, time, inode]: Known): boolean {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats?.isFile() === true && stats.size === size && stats.mtimeMs === time && stats.ino === inode
}

/** What has to be known of a file in order to tell later whether it was changed. */
export function knownOf(file: string, name: string): Known {
  const { size, mtimeMs, ino } = statSync(file)
  return [name, size, mtimeMs, ino]
}

/** When the folders of some files in a folder were last changed. */
export function timesOf(folder: string, paths: Iterable<string>): LeftFolder['times'] {
  const times: Record<string, number> = {}
  const note = (path: string): void => {
    if (Object.hasOwn(times, path)) return
    times[path] = statSync(join(folder, path)).mtimeMs
    if (path !== '') note(parentOf(path))
  }
  note('')
  for (const path of paths) note(parentOf(path))
  return times
}

/** Nothing has been added to a folder since, or removed, or put in the place of something; false when nobody knows. */
export function holdsTheSame(folder: string, { times }: LeftFolder): boolean {
  return (
    Object.hasOwn(times, '') &&
    Object.entries(times).every(([path, time]) => {
      const stats = statSync(join(folder, path), { throwIfNoEntry: false })
      return stats?.isDirectory() === true && stats.mtimeMs === time
    })
  )
}

/** The folder of a path inside of a folder; '' for one at its top. */
export function parentOf(path: string): string {
  const parent = dirname(path)
  return parent === '.' ? '' : parent
}

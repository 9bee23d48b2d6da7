import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { hashOf } from '../lib/cache.ts'
import { reasonOf } from '../write/reasons.mjs'
import type { Known, KnownFiles } from './memory.ts'
import { asideOf, claimStaging, releaseStaging, removeLeftovers } from './leftovers.ts'
import { foreignIn, type Kind, markName, markText } from './mark.ts'

/**
 * A folder that is filled beside its final place and put there whole: until `publish` the last good build is untouched,
 * whatever goes wrong.
 */
export interface Output {
  /**
   * Writes a file. Throws for a path that leaves the folder. `name`: by what the content is known when this is not its hash,
   * so that the next build can ask for it without having it.
   */
  write(path: string, content: string | Uint8Array, name?: string): void
  /** Says that a file belongs to the folder which another shard of the build puts there. */
  name(path: string): void
  /** Puts a copy of a file there; the same content has the same name. */
  copy(path: string, from: string): void
  /** Takes a file over from the build before, when it is there as that one left it, with the content of this name. */
  keep(path: string, name: string): boolean
  /** The name of the content of a file that is in this one; undefined when it is not. */
  nameOf(path: string): string | undefined
  /** The bytes of a file that is in this one. */
  read(path: string): Uint8Array
  /** Puts the folder in its place. When that fails, what was there is there again. */
  publish(): void
  discard(): void
  /** Bytes written so far. */
  bytes(): number
  /** The files as they are, once they are in their place. */
  files(): KnownFiles
}

/**
 * Begins a folder at a place that `requirePlace` has allowed, and removes what an interrupted run left there. `earlier`: the
 * files of the build that is there.
 */
export function createOutput(folder: string, kind: Kind, earlier: KnownFiles = {}): Output {
  removeLeftovers(folder)
  const staging = claimStaging(folder)
  mkdirSync(staging, { recursive: true })
  const { names, ...filling } = fillStaging(staging, folder, earlier)
  const discard = () => {
    rmSync(staging, { recursive: true, force: true })
    releaseStaging(staging)
  }
  return {
    ...filling,
    publish() {
      writeFileSync(join(staging, markName), markText(kind, names))
      try {
        replace(folder, staging, kind)
      } finally {
        discard()
      }
    },
    discard,
  }
}

/** What puts files into a folder that is being filled. `names`: those at its top. */
function fillStaging(
  staging: string,
  folder: string,
  earlier: KnownFiles,
): Omit<Output, 'publish' | 'discard'> & { names: ReadonlySet<string> } {
  const place = createPlaces(staging)
  const written = new Map<string, string>()
  let bytes = 0
  const placeOf = (path: string) => {
    const file = place.of(path)
    // What was taken over is a second name of the file in the build before: writing to it would change both.
    if (written.delete(path)) rmSync(file)
    return file
  }
  const keep = (path: string, name: string) => {
    const known = Object.hasOwn(earlier, path) ? earlier[path] : undefined
    if (known?.[0] !== name || !isAsLeft(join(folder, path), known)) return false
    if (!tryLink(join(folder, path), placeOf(path))) return false
    written.set(path, name)
    bytes += known[1]
    return true
  }
  return {
    names: place.names,
    write(path, content, name = hashOf(content)) {
      if (keep(path, name)) return
      writeFileSync(placeOf(path), content)
      written.set(path, name)
      bytes += Buffer.byteLength(content)
    },
    name: place.name,
    copy(path, from) {
      if (keep(path, from)) return
      copyFileSync(from, placeOf(path))
      written.set(path, from)
      bytes += statSync(from).size
    },
    keep,
    nameOf: (path) => written.get(path),
    read: (path) => readFileSync(join(staging, path)),
    bytes: () => bytes,
    files: () => Object.fromEntries([...written].map(([path, name]) => [path, knownOf(join(folder, path), name)])),
  }
}

/** Makes the folders of paths, each once. Throws for a path that leaves the folder. */
function createPlaces(staging: string) {
  const made = new Set<string>()
  const names = new Set<string>()
  const name = (path: string) => {
    const [top = '', ...rest] = path.split('/')
    if ([top, ...rest].some((part) => part === '' || part === '.' || part === '..' || /[\\\0]/.test(part)))
      throw new Error(`${JSON.stringify(path)} is no path inside the folder, so it was not written.`)
    names.add(top)
  }
  const of = (path: string) => {
    name(path)
    const file = join(staging, path)
    const parent = dirname(file)
    if (!made.has(parent)) {
      mkdirSync(parent, { recursive: true })
      made.add(parent)
    }
    return file
  }
  return { of, name, names }
}

/** Nobody has changed the file since: its size, and when it was written to the nanosecond, are those that were noted. */
function isAsLeft(file: string, [, size, time]: Known): boolean {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats?.isFile() === true && stats.size === size && stats.mtimeMs === time
}

function knownOf(file: string, name: string): Known {
  const stats = statSync(file, { throwIfNoEntry: false })
  return [name, stats?.size ?? 0, stats?.mtimeMs ?? 0]
}

/** False where files cannot have two names, as on some disks. */
function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch {
    return false
  }
}

/** Moves a folder to its place. What is there is looked at once more: minutes may have gone by. */
function replace(folder: string, staging: string, kind: Kind): void {
  const aside = asideOf(staging)
  for (let turn = 1; ; turn++) {
    const foreign = existsSync(folder) ? foreignIn(folder, kind) : null
    if (foreign !== null) throw new Error(`${folder} now holds ${foreign}, so it was not replaced. Move that away.`)
    moveIfThere(folder, aside)
    try {
      renameSync(staging, folder)
      return removeOld(aside, folder)
    } catch (error) {
      if (!existsSync(folder)) moveIfThere(aside, folder)
      if (!existsSync(aside) || turn === 10) throw error
      // Another build was put there in this very moment. It may be replaced like any other.
      rmSync(aside, { recursive: true, force: true })
    }
  }
}

function moveIfThere(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

/** The new folder is in place, whatever becomes of the old one. */
function removeOld(aside: string, folder: string): void {
  try {
    rmSync(aside, { recursive: true, force: true })
  } catch (error) {
    console.error(`${folder} is written, but the one before it is left in ${aside}: ${reasonOf(error)}. Delete it.`)
  }
}

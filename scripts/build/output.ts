import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashOf } from '../lib/cache.ts'
import { reasonOf } from '../write/reasons.mjs'
import {
  FolderChanged,
  holdsTheSame,
  isAsLeft,
  type Known,
  knownOf,
  type LeftFolder,
  nothingLeft,
  timesOf,
} from './folder/asLeft.ts'
import { changeInPlace, isSmall, linkOrCopy } from './folder/change.ts'
import { whileLocked } from './folder/lock.ts'
import { asideOf, claimStaging, releaseStaging, removeLeftovers } from './leftovers.ts'
import { foreignIn, type Kind, markName, markText } from './mark.ts'

/**
 * A folder that is filled beside its final place and put there whole: until `publish` the last good build is untouched,
 * whatever goes wrong.
 */
export interface Output {
  /**
   * Writes a file. Throws for a path that leaves the folder. `name`: what identifies the content if not its hash,
   * so that the next build can ask for it without having it.
   */
  write(path: string, content: string | Uint8Array, name?: string): void
  /** Where a file is to be that another thread writes, in a folder that is there. Throws for a path that leaves the folder. */
  placeOf(path: string): string
  /** Takes in a file that another thread has written there. */
  adopt(path: string, known: Known): void
  /** Says that a file belongs to the folder which another shard of the build puts there. */
  name(path: string): void
  /** Writes what `read` gives, unless the build before left the content of this name there. */
  place(path: string, name: string, read: () => Promise<Uint8Array>): Promise<void>
  /** Takes a file over from the build before, when it is there as that one left it, with the content of this name. */
  keep(path: string, name: string): boolean
  /** The name of the content of a file that is in this one; undefined when it is not. */
  nameOf(path: string): string | undefined
  /** The bytes of a file that is in this one. */
  read(path: string): Uint8Array
  /**
   * Puts the folder in its place, or the files in which it differs from what is there. When that fails, what was there is there
   * again. Throws {@link FolderChanged} when files that were taken over are gone meanwhile. `begin` is called before anything is
   * changed, and `end` when all is done, with what is there; no other build comes in between.
   */
  publish(calls?: { begin?: () => void; end?: (left: LeftFolder) => void }): Promise<void>
  discard(): void
  /** Bytes written so far. */
  bytes(): number
}

/**
 * Begins a folder at a place that `requirePlace` has allowed, and removes what an interrupted run left there. `left`: what is
 * known of the build that is there.
 */
export function createOutput(folder: string, kind: Kind, left: LeftFolder = nothingLeft): Output {
  removeLeftovers(folder)
  const [staging, spare] = [claimStaging(folder), claimStaging(folder)]
  mkdirSync(staging, { recursive: true })
  const { names, written, kept, close, ...filling } = fillStaging(staging, folder, left)
  const discard = () => {
    close()
    for (const place of [staging, spare]) {
      // Threads may be writing into it still.
      rmSync(place, { recursive: true, force: true, maxRetries: 5 })
      releaseStaging(place)
    }
  }
  const files = () => new Map([...kept, ...written])
  /** Links what is taken over, which has to be there still, to its new place. */
  const placeKept = () => {
    for (const [path, known] of kept) {
      const file = filling.placeOf(path)
      if (!isAsLeft(join(folder, path), known)) throw new FolderChanged(`${path} has changed.`)
      linkOrCopy(join(folder, path), file)
      kept.set(path, knownOf(file, known[0]))
    }
  }
  const replaceWhole = () => {
    placeKept()
    writeFileSync(join(staging, markName), markText(kind, names))
    replace(folder, staging, kind)
  }
  const put = (begin: () => void) => {
    const change = {
      written: new Set(written.keys()),
      removed: [...left.files.keys()].filter((path) => !kept.has(path) && !written.has(path)),
    }
    begin()
    if (!holdsTheSame(folder, left) || !isSmall(change, left, kept.size + written.size)) return replaceWhole()
    // Names that the mark lacks would be taken for somebody else's if this were interrupted.
    const known = new Set([...names, ...change.removed.map((path) => path.split('/')[0] ?? '')])
    const after = markText(kind, names)
    const during = change.removed.length === 0 ? after : markText(kind, known)
    changeInPlace({ folder, staging, spare }, change, { during, after })
  }
  return {
    ...filling,
    async publish({ begin = () => {}, end = () => {} } = {}) {
      try {
        await whileLocked(folder, () => {
          put(begin)
          end({ files: files(), times: timesOf(folder, [...kept.keys(), ...written.keys()]) })
        })
      } catch (error) {
        discard()
        throw error
      }
      for (const place of [staging, spare]) {
        removeOld(place, folder)
        releaseStaging(place)
      }
    },
    discard,
  }
}

/** What puts files into a folder that is being filled. `names`: those at its top. */
function fillStaging(staging: string, folder: string, left: LeftFolder) {
  let isClosed = false
  const place = createPlaces(staging, () => isClosed)
  /** The files that are in `staging`, and those that stay as they are in `folder`. */
  const [written, kept] = [new Map<string, Known>(), new Map<string, Known>()]
  let bytes = 0
  const forget = (path: string) => {
    const known = kept.get(path) ?? written.get(path)
    if (written.delete(path)) rmSync(join(staging, path))
    kept.delete(path)
    bytes -= known?.[1] ?? 0
  }
  const note = (files: Map<string, Known>, path: string, known: Known) => {
    files.set(path, known)
    bytes += known[1]
  }
  const keep = (path: string, name: string) => {
    const known = left.files.get(path)
    if (known?.[0] !== name) return false
    if (kept.get(path) === known) return true
    if (!isAsLeft(join(folder, path), known)) return false
    forget(path)
    place.name(path)
    note(kept, path, known)
    return true
  }
  const put = (path: string, name: string, fill: (file: string) => void) => {
    if (keep(path, name)) return
    const file = place.of(path)
    forget(path)
    fill(file)
    note(written, path, knownOf(file, name))
  }
  const write = (path: string, content: string | Uint8Array, name?: string) => {
    // Bytes at once: a text would be turned into them for its hash, and again for the file.
    const encoded = typeof content === 'string' ? Buffer.from(content) : content
    put(path, name ?? hashOf(encoded), (file) => writeFileSync(file, encoded))
  }
  return {
    names: place.names,
    written,
    kept,
    placeOf: place.of,
    write,
    async place(path: string, name: string, read: () => Promise<Uint8Array>) {
      if (!keep(path, name)) write(path, await read(), name)
    },
    adopt(path: string, known: Known) {
      if (keep(path, known[0])) rmSync(place.of(path))
      else note(written, path, known)
    },
    name: place.name,
    keep,
    nameOf: (path: string) => (kept.get(path) ?? written.get(path))?.[0],
    read: (path: string) => readFileSync(join(kept.has(path) ? folder : staging, path)),
    bytes: () => bytes,
    close: () => {
      isClosed = true
    },
  }
}

/** Makes the folders of paths, each once. Throws for a path that leaves the folder, and once the folder is closed. */
function createPlaces(staging: string, isClosed: () => boolean) {
  const made = new Set<string>()
  const names = new Set<string>()
  const name = (path: string) => {
    const [top = '', ...rest] = path.split('/')
    if ([top, ...rest].some((part) => part === '' || part === '.' || part === '..' || /[\\\0]/.test(part)))
      throw new Error(`${JSON.stringify(path)} is not a path inside the folder, so it was not written.`)
    names.add(top)
  }
  const of = (path: string) => {
    // Work that was under way when another part of it failed would make the folder again.
    if (isClosed()) throw new Error(`${path} was not written, because the build had failed by then.`)
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
    console.error(`${folder} was written, but the previous one is still in ${aside}: ${reasonOf(error)}. Delete it.`)
  }
}

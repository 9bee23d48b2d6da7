import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { reasonOf } from '../write/reasons.mjs'
import { asideOf, claimStaging, releaseStaging, removeLeftovers } from './leftovers.ts'
import { foreignIn, type Kind, markName, markText } from './mark.ts'

/**
 * A folder that is filled beside its final place and put there whole: until `publish` the last good build is untouched,
 * whatever goes wrong.
 */
export interface Output {
  /** Writes a file. Throws for a path that leaves the folder. */
  write(path: string, content: string | Uint8Array): void
  /** Puts a copy of a file there. */
  copy(path: string, from: string): void
  /** Puts the folder in its place. When that fails, what was there is there again. */
  publish(): void
  discard(): void
  /** Bytes written so far. */
  bytes(): number
}

/** Begins a folder at a place that `requirePlace` has allowed, and removes what an interrupted run left there. */
export function createOutput(folder: string, kind: Kind): Output {
  removeLeftovers(folder)
  const staging = claimStaging(folder)
  const made = new Set<string>()
  const names = new Set<string>()
  let bytes = 0
  const place = (path: string) => {
    const [top = '', ...rest] = path.split('/')
    if ([top, ...rest].some((part) => part === '' || part === '.' || part === '..' || /[\\\0]/.test(part)))
      throw new Error(`${JSON.stringify(path)} is no path inside the folder, so it was not written.`)
    names.add(top)
    const file = join(staging, path)
    const parent = dirname(file)
    if (!made.has(parent)) {
      mkdirSync(parent, { recursive: true })
      made.add(parent)
    }
    return file
  }
  const discard = () => {
    rmSync(staging, { recursive: true, force: true })
    releaseStaging(staging)
  }
  mkdirSync(staging, { recursive: true })
  return {
    write(path, content) {
      writeFileSync(place(path), content)
      bytes += content.length
    },
    copy(path, from) {
      copyFileSync(from, place(path))
      bytes += statSync(from).size
    },
    publish() {
      writeFileSync(join(staging, markName), markText(kind, names))
      try {
        replace(folder, staging, kind)
      } finally {
        discard()
      }
    },
    discard,
    bytes: () => bytes,
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

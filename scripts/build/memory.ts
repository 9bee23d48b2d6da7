import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder, codeHash, hashOf } from '../lib/cache.ts'
import { forgetTables, type KeptTables, readTables, sinceEnding, writeTables } from '../lib/keptTables.ts'
import { type LeftFolder, nothingLeft } from './folder/asLeft.ts'
import type { PageGist } from './pages.ts'

/** What was made of a page: the names of its texts, the address of its stylesheet, the pictures in it. */
export interface KnownPage {
  /** All that the page was made from, before anything of it was read; null: it has to be read each time. */
  basis: string | null
  gist: PageGist
  /** Everything that its files depend on and that is its own. */
  key: string
  html: string
  json: string
  sheet: string
  pictures: string[]
}

/** The pages of a build. */
export interface KnownPages {
  /** A hash of all that pages depend on and that is the same for all of them. */
  basis: string
  /** By route. */
  pages: ReadonlyMap<string, KnownPage>
}

/** What a build remembers of itself for the next one into the same folder. */
export interface Memory {
  left: LeftFolder
  known: KnownPages
  /** How it is kept. */
  kept?: KeptTables<Remembered, Beside>['origin']
}

type Remembered = { files: LeftFolder['files']; pages: KnownPages['pages'] }
type Beside = { times: LeftFolder['times']; basis: string }

/** The memory of a first build. */
export const noMemory: Memory = { left: nothingLeft, known: { basis: '', pages: new Map() } }

const placeOf = (folder: string) => `builds/${hashOf(folder)}`

/** The place of what the last build into any folder remembers; undefined: there was none. */
export function lastPlace(): string | undefined {
  try {
    const all = readdirSync(join(cacheFolder, 'builds')).filter((name) => name.endsWith(sinceEnding))
    const times = all.map((name) => statSync(join(cacheFolder, 'builds', name)).mtimeMs)
    const last = all[times.indexOf(Math.max(...times))]
    return last && `builds/${last.slice(0, -sinceEnding.length)}`
  } catch {
    return undefined
  }
}

/**
 * What the last build into this folder left, or else the pages of the latest build into any folder. Nothing, when there was
 * none, the file is damaged, or another version of this code has written it in its own form: everything is made again then,
 * and comes out the same.
 */
export function readMemory(folder: string): Memory {
  if (codeHash() === undefined) return noMemory
  const own = readTables<Remembered, Beside>(placeOf(folder))
  const last = own ? undefined : lastPlace()
  const found = own ?? (last && readTables<Remembered, Beside>(last))
  if (!found) return noMemory
  const { tables, rest, origin } = found
  const known = { basis: rest.basis, pages: tables.pages }
  return own ? { left: { files: tables.files, times: rest.times }, known, kept: origin } : { left: nothingLeft, known }
}

/** Keeps what the next build into this folder may use. `before`: what this one has begun with. */
export function writeMemory(folder: string, { left, known }: Memory, before: Memory): void {
  if (codeHash() === undefined) return
  const [tables, rest]: [Remembered, Beside] = [
    { files: left.files, pages: known.pages },
    { times: left.times, basis: known.basis },
  ]
  writeTables(placeOf(folder), tables, rest, before.kept)
}

/**
 * Makes the next build start from scratch unless this one comes to its end. Where the disk refuses that, the times of the
 * folders show that they were changed.
 */
export const forgetMemory = (folder: string): void => forgetTables(placeOf(folder))

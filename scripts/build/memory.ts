import { codeHash, hashOf } from '../lib/cache.ts'
import { forgetKept, readKept, writeKept } from '../lib/keptValues.ts'
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
  pages: Readonly<Record<string, KnownPage>>
}

/** What a build remembers of itself for the next one into the same folder. */
export interface Memory {
  left: LeftFolder
  known: KnownPages
}

/** What a build knows that is the first one. */
export const noMemory: Memory = { left: nothingLeft, known: { basis: '', pages: {} } }

const placeOf = (folder: string) => `builds/${hashOf(folder)}`

/**
 * What the last build into a folder has left. Nothing, when there was none, the file is damaged, or another version of this
 * code has written it in its own form: everything is made again then, and comes out the same.
 */
export function readMemory(folder: string): Memory {
  if (codeHash() === undefined) return noMemory
  const kept = readKept(placeOf(folder)) as Partial<Memory> | undefined
  return kept?.left && kept.known?.pages ? { left: kept.left, known: kept.known } : noMemory
}

/** Keeps what the next build into this folder may use. */
export function writeMemory(folder: string, memory: Memory): void {
  if (codeHash() !== undefined) writeKept(placeOf(folder), memory)
}

/**
 * Has the next build begin with nothing, until this one is at its end. Where the disk refuses that, the times of the folders
 * show that they were changed.
 */
export const forgetMemory = (folder: string): void => forgetKept(placeOf(folder))

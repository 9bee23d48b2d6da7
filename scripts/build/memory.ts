import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cacheFolder, hashOf, keep } from '../lib/cache.ts'

/** A file of a build: the name of its content, its size, and when it was written. */
export type Known = readonly [name: string, size: number, time: number]

/** The files of a build, by their paths in its folder. */
export type KnownFiles = Readonly<Record<string, Known>>

/** What was made of a page: the names of its texts, the address of its stylesheet, the pictures in it. */
export interface KnownPage {
  /** Everything that the page depends on. */
  key: string
  html: string
  json: string
  sheet: string
  pictures: string[]
}

/** What a build remembers of itself for the next one into the same folder. */
export interface Memory {
  files: KnownFiles
  /** By route. */
  pages: Readonly<Record<string, KnownPage>>
}

const nothing: Memory = { files: {}, pages: {} }

/** The code that runs, as one hash; undefined where it was not compiled by `run.mjs`: then nothing is remembered. */
export const codeHash = (): string | undefined => process.env.BRIGHTRAIL_CODE

const placeOf = (folder: string) => `builds/${hashOf(folder)}.json`

/**
 * What the last build into a folder has left. Nothing, when there was none, or the file is damaged: everything is made
 * again then, and comes out the same.
 */
export function readMemory(folder: string): Memory {
  if (codeHash() === undefined) return nothing
  return (readKept(placeOf(folder)) as Memory | undefined) ?? nothing
}

/** Keeps what the next build into this folder may use. */
export function writeMemory(folder: string, memory: Memory): void {
  if (codeHash() !== undefined) writeKept(placeOf(folder), memory)
}

/** A value that was kept, once the text behind its hash is found to be whole; undefined for anything else. */
export function readKept(name: string): unknown {
  try {
    const text = readFileSync(join(cacheFolder, name), 'utf8')
    const end = text.indexOf('\n')
    const json = text.slice(end + 1)
    return text.slice(0, end) === hashOf(json) ? JSON.parse(json) : undefined
  } catch {
    return undefined
  }
}

/** Keeps a value behind the hash of its text. A disk that refuses costs the next run time, and nothing else. */
export function writeKept(name: string, value: unknown): void {
  const json = JSON.stringify(value)
  try {
    keep(name, `${hashOf(json)}\n${json}`)
    forgetOld(dirname(join(cacheFolder, name)))
  } catch {
    // The work itself is done.
  }
}

const week = 7 * 24 * 60 * 60 * 1000

/** Folders that were built into once, and code of earlier days. */
function forgetOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    if (Date.now() - statSync(file).mtimeMs > week) rmSync(file, { force: true })
  }
}

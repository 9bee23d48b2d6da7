import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DefaultSerializer, deserialize } from 'node:v8'
import { cacheFolder, keep } from './cache.ts'

const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
const sumLength = 32

/** A value that was kept, once the bytes behind their sum are found to be whole; undefined for anything else. */
export function readKept(name: string): unknown {
  try {
    const file = readFileSync(join(cacheFolder, name))
    const bytes = file.subarray(sumLength)
    return sumOf(bytes).equals(file.subarray(0, sumLength)) ? deserialize(bytes) : undefined
  } catch {
    return undefined
  }
}

/** Keeps a value behind the sum of its bytes. A disk that refuses costs the next run time, and nothing else. */
export function writeKept(name: string, value: unknown): void {
  // The place of the sum is left free, because joining the two would take the memory of both once more.
  const serializer = new DefaultSerializer()
  serializer.writeRawBytes(Buffer.alloc(sumLength))
  serializer.writeHeader()
  serializer.writeValue(value)
  const file = serializer.releaseBuffer()
  sumOf(file.subarray(sumLength)).copy(file)
  try {
    keep(name, file)
    forgetOld(dirname(join(cacheFolder, name)))
  } catch {
    // The work itself is done.
  }
}

/** Forgets a value that was kept. One that cannot be removed stays, so its reader has to see that it is out of date. */
export function forgetKept(name: string): void {
  try {
    rmSync(join(cacheFolder, name), { force: true })
  } catch {
    // Nothing is kept where something else is in the way.
  }
}

const day = 24 * 60 * 60 * 1000
const week = 7 * day

/** Beside what is kept: when it was last looked through for what is old. */
const lookedThrough = 'looked-through'

/**
 * Removes what nobody has written for a week: folders that were built into once, and code of earlier days. That is done once
 * a day, because looking at every file takes longer than writing one.
 */
function forgetOld(folder: string): void {
  const mark = join(folder, lookedThrough)
  if (ageOf(mark) < day) return
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    if (ageOf(file) > week) rmSync(file, { force: true })
  }
  writeFileSync(mark, '')
}

/** Marks a folder of the cache as used now, and removes those beside it, `name` and a hash, that nobody has used for a week. */
export function renewFolder(folder: string, name: string): void {
  const now = new Date()
  try {
    utimesSync(folder, now, now)
    for (const other of readdirSync(dirname(folder))) {
      const path = join(dirname(folder), other)
      const isOurs = other.startsWith(`${name}-`) && !other.includes('.')
      if (isOurs && ageOf(path) > week) rmSync(path, { recursive: true, force: true })
    }
  } catch {
    // What cannot be removed costs its place on the disk.
  }
}

/** How long ago a file was written, or will be where a clock went wrong; for ever where there is none. */
function ageOf(file: string): number {
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs
  return written === undefined ? Infinity : Math.abs(Date.now() - written)
}

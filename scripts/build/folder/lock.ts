import { randomInt, randomUUID } from 'node:crypto'
import { closeSync, fstatSync, linkSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { isRunning } from '../../write/process.ts'

/** How long another build may take to put a folder in place, in milliseconds. */
const longest = 120_000
const between = 10

/**
 * A lock that names no process after so long was begun by one that could not end it: a full disk leaves an empty file.
 * Whoever makes one in two steps has to be through in the other time, or does not count it as its own. The difference is
 * more than the two seconds by which a disk may round the time of a file.
 */
const blankFor = 5000
const inTime = 2000

/** What a lock of this process says. The second word tells it from one of an earlier process of the same number. */
const own = `${process.pid} ${randomUUID()}`

/**
 * Runs `work` while holding the lock of a folder, and takes over the lock of a dead process. `work` itself is synchronous;
 * other tasks, and signals, have their turn only before it. Throws when another process holds the lock for minutes.
 */
export async function whileLocked<T>(folder: string, work: () => T): Promise<T> {
  const lock = `${folder}.tmp-lock`
  const start = performance.now()
  while (!take(lock)) {
    if (performance.now() - start > longest)
      throw new Error(`Another build is writing ${folder}. If there is none, delete ${lock}.`)
    await pause(between)
  }
  try {
    return work()
  } finally {
    giveBack(lock)
  }
}

/**
 * Takes a lock that is free, or abandoned. No two have it at once:
 * - It is made in one step that fails where one is, so two can only have it when one is removed from under its process.
 * - Its process removes it when its work is done; anybody else only while holding a second lock, for which the same is true.
 * - Under that one it is looked at twice: it is abandoned, and still the same after that was found. From then on it stays
 *   where it is: its process is dead, and nobody else may remove it. So what is removed is what was looked at.
 *
 * To move it aside and put it back if it is the wrong one would not do: between the two, a third process finds nothing
 * there and comes in beside the one whose lock was moved. A second lock that is abandoned is removed under a third.
 */
function take(lock: string): boolean {
  const there = lookAt(lock)
  if (there === null) return create(lock)
  const second = `${lock}-over`
  if (!there.isAbandoned || !take(second)) return false
  try {
    const first = lookAt(lock)
    if (first?.isAbandoned && lookAt(lock)?.identity === first.identity) rmSync(lock, { force: true })
  } finally {
    giveBack(second)
  }
  return create(lock)
}

/** Makes a lock that has its text from the beginning. False when there is one. */
function create(lock: string): boolean {
  // By this name the next build removes it when this process is killed here.
  const fresh = lock.replace(/lock[-a-z]*$/, `${process.pid}-${randomInt(2 ** 47)}`)
  try {
    writeFileSync(fresh, own, { flag: 'wx' })
    return link(fresh, lock) ?? createInSteps(lock)
  } finally {
    removeQuietly(fresh)
  }
}

/** False when there is one; undefined on a disk where a file has one name only. */
function link(fresh: string, lock: string): boolean | undefined {
  try {
    linkSync(fresh, lock)
    return true
  } catch (error) {
    return codeOf(error) === 'EEXIST' ? false : undefined
  }
}

/**
 * Makes one where links are refused. It is empty for a moment. When that was long, others may have passed it over, so this
 * process does not have it: it neither begins nor removes it, and comes upon it like anybody else.
 */
function createInSteps(lock: string): boolean {
  const start = performance.now()
  const isInTime = () => performance.now() - start < inTime
  let file: number | undefined
  try {
    file = openSync(lock, 'wx')
    writeFileSync(file, own)
    return isInTime()
  } catch (error) {
    if (file !== undefined && isInTime()) removeQuietly(lock)
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    if (file !== undefined) closeSync(file)
  }
}

/** Removes a lock of this process, and none that somebody else has made after it was deleted by hand. */
function giveBack(lock: string): void {
  if (lookAt(lock)?.text === own) removeQuietly(lock)
}

function removeQuietly(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // Whoever comes next finds that this process is dead.
  }
}

interface Seen {
  text: string
  /** Tells it from any other that is there before or after it. */
  identity: string
  /** The process that made it is dead, or never came to naming itself. */
  isAbandoned: boolean
}

/** What is there; null when nothing is. What cannot be read may be of a process that runs, of somebody else. */
function lookAt(lock: string): Seen | null {
  let file: number | undefined
  try {
    file = openSync(lock, 'r')
    const { ino, mtimeMs } = fstatSync(file)
    const text = readFileSync(file, 'utf8')
    const id = Number(text.split(' ')[0])
    const isBlank = !Number.isInteger(id) || id <= 0
    // This process has no lock while it looks for one: none of its works begins another.
    const isAbandoned = isBlank ? Date.now() - mtimeMs > blankFor : id === process.pid || !isRunning(id)
    return { text, identity: `${ino} ${mtimeMs} ${text}`, isAbandoned }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    return { text: '', identity: '', isAbandoned: false }
  } finally {
    if (file !== undefined) closeSync(file)
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

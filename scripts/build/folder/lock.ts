import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isRunning } from '../../write/process.ts'

/** So long another build may take to put a folder in place, in milliseconds. */
const longest = 120_000
const pause = 10

/**
 * Does a work on a folder while no other process does one that has asked here. What a process that is no more has left is
 * passed over. Throws when another one takes minutes.
 */
export function whileLocked<T>(folder: string, work: () => T): T {
  const lock = `${folder}.tmp-lock`
  for (let waited = 0; !take(lock); waited += pause) {
    if (waited > longest) throw new Error(`Another build is writing ${folder}. If there is none, delete ${lock}.`)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause)
  }
  try {
    return work()
  } finally {
    giveBack(lock)
  }
}

function giveBack(lock: string): void {
  try {
    rmSync(lock, { force: true })
  } catch {
    // Whoever comes next finds that this process is no more.
  }
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    if (isAbandoned(lock)) rmSync(lock, { force: true })
    return false
  }
}

/** Whether the process that has taken it is no more. One that has only just made the file has not written its number yet. */
function isAbandoned(lock: string): boolean {
  try {
    const id = Number(readFileSync(lock, 'utf8'))
    return id > 0 && (id === process.pid || !isRunning(id))
  } catch {
    return false
  }
}

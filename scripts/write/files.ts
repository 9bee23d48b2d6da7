import { existsSync, lstatSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { apply, cleanUp, parentsOf, prepare, requireExpected, undo } from './apply.ts'
import { hashOf, readOrNull } from './disk.ts'
import { beginJournal, type Journal, journalIn, type Plan, waitForJournal } from './journal.ts'
import { reasonOf } from './reasons.mjs'

export { StaleError } from './place.ts'

/** The text of each file by its path in the folder ('/' between the parts); `null`: there is no such file. */
export type Texts = ReadonlyMap<string, string | null>

/**
 * Writes and deletes (`null`) files of a folder: all of them or none, whatever happens, also when the process is killed or
 * the disk is full. What a killed process leaves behind is put right by the next {@link recover}. Folders are made where
 * they are missing and removed where nothing is left in them; files keep their modes.
 *
 * `expected`: the texts for which the changes were made; another one on the disk throws a `StaleError`. Throws in one
 * sentence for paths that leave the folder, symbolic links, something in the way, and what the system refuses.
 */
export function writeFiles(folder: string, changes: Texts, expected: Texts = new Map()): void {
  const root = realpathSync(folder)
  const { journal, plan } = begin(root, changes)
  try {
    // From here on no other command writes; what editors write until the last step is seen there.
    prepare(root, plan, changes)
    requireExpected(root, plan, expected)
    journal.mark('apply')
  } catch (error) {
    takeBack(root, journal, plan)
    throw refused(error)
  }
  finish(root, journal, plan)
}

/**
 * Puts right what a killed process left behind: its changes are made wholly when it had got so far, or not at all. Waits
 * for a process that is writing just now. Commands that read a folder call it first.
 */
export function recover(folder: string): void {
  if (!existsSync(journalIn(folder))) return
  const root = realpathSync(folder)
  const journal = waitForJournal(root)
  if (journal?.plan) finish(root, journal, journal.plan)
  else journal?.end()
}

function begin(root: string, changes: Texts): { journal: Journal; plan: Plan } {
  try {
    for (;;) {
      recover(root)
      for (const key of changes.keys()) requirePath(root, key)
      const plan = planOf(root, changes)
      const journal = beginJournal(root, plan)
      if (journal) return { journal, plan }
    }
  } catch (error) {
    throw refused(error)
  }
}

function planOf(root: string, changes: Texts): Plan {
  const id = `${process.pid}-${Math.random().toString(36).slice(2, 8)}`
  const plan: Plan = { pid: process.pid, id, changes: [], folders: [] }
  const folders = new Set<string>()
  for (const [key, text] of changes) {
    const old = readOrNull(join(root, key))
    if (old === text) continue
    plan.changes.push({ key, existed: old !== null, hash: text === null ? null : hashOf(text) })
    for (const folder of text === null ? [] : parentsOf(key)) if (!existsSync(join(root, folder))) folders.add(folder)
  }
  plan.folders = [...folders]
  return plan
}

/** Makes the changes, or takes all of them back where one cannot be made. */
function finish(root: string, journal: Journal, plan: Plan): void {
  let reason: unknown
  if (journal.state === 'apply') {
    try {
      apply(root, plan)
      journal.state = 'done'
    } catch (error) {
      reason = error
      journal.state = 'undo'
    }
  }
  try {
    if (journal.state === 'undo') {
      journal.mark('undo')
      undo(root, plan)
    }
    if (journal.state !== 'plan') journal.mark('done')
    cleanUp(root, plan)
    journal.end()
  } catch (error) {
    // What was to be changed is changed: the next command removes what is left over.
    if (journal.state === 'done' && reason === undefined) return
    const message = `A change stands half made, because ${reasonOf(error)}. Mend that, then call the command again.`
    throw new Error(message, { cause: error })
  }
  if (reason !== undefined) throw refused(reason)
}

function takeBack(root: string, journal: Journal, plan: Plan): void {
  try {
    cleanUp(root, plan)
    journal.end()
  } catch {
    // Nothing has been touched but files beside: the next command removes them.
  }
}

/** What the system said, in words; what this module says is words already. */
function refused(error: unknown): unknown {
  const isOfSystem = (error as NodeJS.ErrnoException).code !== undefined
  return isOfSystem ? new Error(`Nothing was changed: ${reasonOf(error)}.`, { cause: error }) : error
}

/** Only plain files inside of the folder are written. */
function requirePath(root: string, key: string): void {
  if (key.split('/').some((part) => part === '' || part === '.' || part === '..' || /[\\\0]/.test(part))) {
    throw new Error(`${JSON.stringify(key)} is no path inside of the folder, so nothing was written.`)
  }
  for (const part of [...parentsOf(key), key]) {
    const found = lstatSync(join(root, part), { throwIfNoEntry: false })
    if (!found) return
    if (found.isSymbolicLink())
      throw new Error(`${part} is a symbolic link, so nothing was written. Put the file itself there.`)
    if (part === key ? !found.isFile() : !found.isDirectory()) {
      throw new Error(`Nothing was written: something else is in the way at ${part}. Move it away.`)
    }
  }
}

import { randomUUID } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { removeEmpty } from './disk.ts'
import { removeStrays, swapFile } from './file.ts'
import { abandonedPlan, beginJournal, type Change, endJournal, journalIn, type Plan } from './journal.ts'
import { bytesOrNull, isText, StaleError } from './place.ts'
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
  let plan: Plan
  try {
    do {
      recover(root)
      for (const key of changes.keys()) requirePath(root, key)
      for (const [key, text] of expected) if (!isText(text)(bytesOrNull(join(root, key)))) throw new StaleError(key)
      plan = planOf(root, changes, expected)
    } while (!beginJournal(root, plan))
  } catch (error) {
    throw refused(error)
  }
  finish(root, plan)
}

/**
 * Puts right what a killed process left behind: its changes are made wholly, or taken back where one cannot be made. Waits
 * for a process that is writing just now. Commands that read a folder call it first.
 */
export function recover(folder: string): void {
  if (!existsSync(journalIn(folder))) return
  const root = realpathSync(folder)
  const plan = abandonedPlan(root)
  if (plan === undefined) return
  removeStrays(root)
  if (plan) finish(root, plan)
  else endJournal(root, plan)
}

/** What is expected to be there is what is replaced: another text may come at any moment. */
function planOf(root: string, texts: Texts, expected: Texts): Plan {
  const changes: Change[] = []
  for (const [key, text] of texts) {
    const path = join(root, key)
    const known = expected.get(key)
    const before = known === undefined ? bytesOrNull(path) : known
    if (isText(text)(before === null ? null : Buffer.from(before))) continue
    const mode = lstatSync(path, { throwIfNoEntry: false })?.mode
    changes.push({ key, before: encode(before), after: encode(text), ...(mode !== undefined && { mode }) })
  }
  return { pid: process.pid, id: randomUUID(), changes }
}

const encode = (bytes: string | Buffer | null) => (bytes === null ? null : Buffer.from(bytes).toString('base64'))
const decode = (text: string | null) => (text === null ? null : Buffer.from(text, 'base64'))

/** Makes the changes, or takes all of them back where one cannot be made. What has been done already is left as it is. */
function finish(root: string, plan: Plan): void {
  let reason: unknown
  try {
    for (const change of plan.changes) step(root, change, 'before', 'after')
  } catch (error) {
    reason = error
  }
  try {
    if (reason !== undefined) {
      for (const change of plan.changes) takeBack(root, change)
      removeStrays(root, true)
    }
    for (const { key } of plan.changes) for (const inner of parentsOf(key).reverse()) removeEmpty(join(root, inner))
    endJournal(root, plan)
  } catch (error) {
    // What was to be changed is changed: the next command ends it.
    if (reason === undefined) return
    const message = `A change is half made, because ${reasonOf(error)}. Fix that, then run the command again.`
    throw new Error(message, { cause: error })
  }
  if (reason !== undefined) throw refused(reason)
}

/** @throws StaleError when somebody has saved the file since: their words are worth more than ours */
function step(root: string, change: Change, from: 'before' | 'after', to: 'before' | 'after'): void {
  const path = join(root, change.key)
  const next = decode(change[to])
  if (isText(next)(bytesOrNull(path))) return
  if (next !== null) mkdirSync(dirname(path), { recursive: true })
  if (!swapFile(path, next, decode(change[from]), change.mode)) throw new StaleError(change.key)
}

/** Puts the old bytes back where the new ones are; what somebody else has saved since stays. */
function takeBack(root: string, change: Change): void {
  const found = lstatSync(join(root, change.key), { throwIfNoEntry: false })
  if (found && !found.isFile()) return
  try {
    step(root, change, 'after', 'before')
  } catch (error) {
    if (!(error instanceof StaleError)) throw error
  }
}

/** What the system said, in words; what this module says is words already. */
function refused(error: unknown): unknown {
  const isOfSystem = (error as NodeJS.ErrnoException).code !== undefined
  return isOfSystem ? new Error(`Nothing was changed: ${reasonOf(error)}.`, { cause: error }) : error
}

/** The folders of a file below the root, outer ones first. */
function parentsOf(key: string): string[] {
  const parts = key.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

/** Only plain files inside of the folder are written. */
function requirePath(root: string, key: string): void {
  if (key.split('/').some((part) => part === '' || part === '.' || part === '..' || /[\\\0]/.test(part))) {
    throw new Error(`${JSON.stringify(key)} is not a path inside of the folder, so nothing was written.`)
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

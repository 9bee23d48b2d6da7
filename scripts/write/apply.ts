import { copyFileSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashOf, removeEmpty, syncFolder, writeDurably } from './disk.ts'
import type { Change, Plan } from './journal.ts'
import { bytesOrNull, isText, putInPlace, StaleError, takeAway } from './place.ts'

/** Where the new text of a file and a copy of the old one wait, beside it, and a name that is free while it is replaced. */
function besides(root: string, plan: Plan, change: Change) {
  const number = plan.changes.indexOf(change)
  const name = (what: string) => join(root, dirname(change.key), `.${what}.tmp-${plan.id}-${number}`)
  return { target: join(root, change.key), fresh: name('new'), old: name('old'), spare: name('spare') }
}

/** Puts the new texts and copies of the old ones beside their places; nothing that anybody reads is touched. */
export function prepare(root: string, plan: Plan, texts: ReadonlyMap<string, string | null>): void {
  for (const folder of plan.folders) mkdirSync(join(root, folder), { recursive: true })
  for (const change of plan.changes) {
    const { target, fresh, old } = besides(root, plan, change)
    if (change.existed) copyFileSync(target, old)
    const text = texts.get(change.key)
    if (typeof text !== 'string') continue
    writeDurably(fresh, text, 'w', change.existed ? statSync(target).mode : undefined)
  }
  syncParents(root, plan)
}

/**
 * Throws a {@link StaleError} where a file is not what the change was made for. Asked of the copies, which are what comes
 * back and what is compared later: the files themselves may change after any look at them.
 */
export function requireExpected(root: string, plan: Plan, expected: ReadonlyMap<string, string | null>): void {
  for (const [key, text] of expected) {
    const change = plan.changes.find((one) => one.key === key)
    const path = change ? besides(root, plan, change).old : join(root, key)
    if (!isText(text)(bytesOrNull(path))) throw new StaleError(key)
  }
}

/** Puts every new text in place. What has been put there already is left, so that this can be begun again. */
export function apply(root: string, plan: Plan): void {
  for (const change of plan.changes) {
    const { target, fresh, old, spare } = besides(root, plan, change)
    if (isNew(change, bytesOrNull(target))) continue
    const before = bytesOrNull(old)
    const isSeen = (bytes: Buffer | null) => (bytes && before ? bytes.equals(before) : bytes === before)
    const isDone = change.hash === null ? takeAway(target, spare, isSeen) : putInPlace(fresh, target, spare, isSeen)
    // Somebody saved the file since: their words are worth more than ours.
    if (!isDone) throw new StaleError(change.key)
  }
  syncParents(root, plan)
}

/** Puts every old text back where a new one is. Can be begun again as well; what somebody else has saved since stays. */
export function undo(root: string, plan: Plan): void {
  for (const change of plan.changes) {
    const { target, old, spare } = besides(root, plan, change)
    const isOurs = (bytes: Buffer | null) => isNew(change, bytes)
    if (isFolder(target) || !isOurs(bytesOrNull(target))) continue
    if (!change.existed) takeAway(target, spare, isOurs)
    else if (existsSync(old)) {
      mkdirSync(dirname(target), { recursive: true })
      putInPlace(old, target, spare, isOurs)
    }
  }
  syncParents(root, plan)
}

/** Removes the files that stood beside, and folders that are empty now. */
export function cleanUp(root: string, plan: Plan): void {
  const folders = new Set(plan.folders)
  for (const change of plan.changes) {
    const { fresh, old, spare } = besides(root, plan, change)
    for (const path of [fresh, old, spare]) rmSync(path, { force: true })
    if (change.hash === null) for (const folder of parentsOf(change.key)) folders.add(folder)
  }
  const innerFirst = [...folders].sort((a, b) => b.length - a.length)
  for (const folder of innerFirst) removeEmpty(join(root, folder))
}

/** The folders in which a file stands, without the root. */
export function parentsOf(key: string): string[] {
  const parts = key.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

const isNew = ({ hash }: Change, bytes: Buffer | null) =>
  hash === null ? bytes === null : bytes !== null && hashOf(bytes) === hash

function syncParents(root: string, plan: Plan): void {
  for (const folder of new Set(plan.changes.map(({ key }) => dirname(join(root, key))))) syncFolder(folder)
}

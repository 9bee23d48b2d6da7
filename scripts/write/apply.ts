import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashOfText, readOrNull, removeEmpty, syncFolder, writeDurably } from './disk.ts'
import type { Change, Plan } from './journal.ts'

/** A file is no longer what the change was made for. Nothing was written. */
export class StaleError extends Error {
  override name = 'StaleError'
  readonly key: string
  constructor(key: string) {
    super(`${key} has changed in the meantime, so nothing was written. Try again.`)
    this.key = key
  }
}

/** Where the new text of a file and a copy of the old one wait, beside it. */
function besides(root: string, plan: Plan, change: Change) {
  const number = plan.changes.indexOf(change)
  const name = (what: string) => join(root, dirname(change.key), `.${what}.tmp-${plan.id}-${number}`)
  return { target: join(root, change.key), fresh: name('new'), old: name('old') }
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

/** Puts every new text in place. What has been put there already is left, so that this can be begun again. */
export function apply(root: string, plan: Plan): void {
  for (const change of plan.changes) {
    const { target, fresh, old } = besides(root, plan, change)
    const now = readOrNull(target)
    if (isNew(change, now)) continue
    // Somebody saved the file since: their words are worth more than ours.
    if (now !== readOrNull(old)) throw new StaleError(change.key)
    if (change.hash === null) rmSync(target)
    else renameSync(fresh, target)
  }
  syncParents(root, plan)
}

/** Puts every old text back where a new one stands. Can be begun again as well. */
export function undo(root: string, plan: Plan): void {
  for (const change of plan.changes) {
    const { target, old } = besides(root, plan, change)
    if (isFolder(target) || !isNew(change, readOrNull(target))) continue
    if (!change.existed) rmSync(target, { force: true })
    else if (existsSync(old)) {
      mkdirSync(dirname(target), { recursive: true })
      renameSync(old, target)
    }
  }
  syncParents(root, plan)
}

/** Removes the files that stood beside, and folders that are empty now. */
export function cleanUp(root: string, plan: Plan): void {
  const folders = new Set(plan.folders)
  for (const change of plan.changes) {
    const { fresh, old } = besides(root, plan, change)
    rmSync(fresh, { force: true })
    rmSync(old, { force: true })
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

const isNew = ({ hash }: Change, text: string | null) =>
  hash === null ? text === null : text !== null && hashOfText(text) === hash

function syncParents(root: string, plan: Plan): void {
  for (const folder of new Set(plan.changes.map(({ key }) => dirname(join(root, key))))) syncFolder(folder)
}

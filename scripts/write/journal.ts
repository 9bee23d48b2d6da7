import { closeSync, constants, fsyncSync, openSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOrNull, syncFolder, writeDurably } from './disk.ts'
import { isRunning } from './process.ts'

/** One file that changes. `hash`: of the new text, `null` when the file is deleted. */
export interface Change {
  key: string
  existed: boolean
  hash: string | null
}

/** What is about to change. The process and the id also name the temporary files. */
export interface Plan {
  pid: number
  id: string
  changes: Change[]
  /** Folders that have to be made, outer ones first. */
  folders: string[]
}

/** How far it is: prepared beside the files, being put in place, being taken back, complete. */
export type State = 'plan' | 'apply' | 'undo' | 'done'

/** The record of a change that is under way. It is also the lock: only one process changes a folder at a time. */
export interface Journal {
  /** Null: the process was killed while it wrote the plan, so nothing has happened. */
  plan: Plan | null
  state: State
  mark(state: State): void
  end(): void
}

/** Git ignores the name, and neither the store nor the watcher reads files that begin with a dot. */
export const journalIn = (root: string): string => join(root, '.write.tmp-journal')

/** So long is waited for a process that writes, in milliseconds; a number that another process has taken over is no reason to wait on. */
const patience = { unread: 2000, alive: 30_000 }

/** Begins a change; `null` when another one is under way. */
export function beginJournal(root: string, plan: Plan): Journal | null {
  const path = journalIn(root)
  try {
    writeDurably(path, `${JSON.stringify(plan)}\n`, 'wx')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return null
    rmSync(path, { force: true })
    throw error
  }
  syncFolder(root)
  return openJournal(root, plan, 'plan')
}

/** The change that a killed process left behind. Waits for one that is at work; `null` when none is left. */
export function waitForJournal(root: string): Journal | null {
  const path = journalIn(root)
  for (;;) {
    const text = readOrNull(path)
    if (text === null) return null
    const { plan, state } = parse(text)
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0)
    const waiting = plan === null ? age < patience.unread : age < patience.alive && isAtWork(plan.pid)
    if (!waiting) return openJournal(root, plan, state)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
  }
}

function parse(text: string): { plan: Plan | null; state: State } {
  // A line that was cut off has not been written.
  const [first, ...marks] = text.split('\n').slice(0, -1)
  if (first === undefined) return { plan: null, state: 'plan' }
  return { plan: JSON.parse(first) as Plan, state: (marks.at(-1) ?? 'plan') as State }
}

const isAtWork = (pid: number) => pid !== process.pid && isRunning(pid)

function openJournal(root: string, plan: Plan | null, state: State): Journal {
  const path = journalIn(root)
  // Two commands may put the same thing right: the later one must not touch the next change.
  const isOurs = () => parse(readOrNull(path) ?? '').plan?.id === plan?.id
  return {
    plan,
    state,
    mark(next) {
      this.state = next
      if (!isOurs()) return
      const file = openSync(path, constants.O_WRONLY | constants.O_APPEND)
      try {
        writeFileSync(file, `${next}\n`)
        fsyncSync(file)
      } finally {
        closeSync(file)
      }
    },
    end() {
      if (!isOurs() || readOrNull(path) === null) return
      unlinkSync(path)
      syncFolder(root)
    },
  }
}

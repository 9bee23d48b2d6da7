import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { syncFolder, writeDurably } from './disk.ts'
import { bytesOrNull } from './place.ts'
import { isRunning } from './process.ts'

/** One file that changes: its bytes before and after in base64, `null` where there is none, and its mode. */
export interface Change {
  key: string
  before: string | null
  after: string | null
  mode?: number
}

/** All that is about to change. Whoever finds it can make the changes, or take them back. */
export interface Plan {
  pid: number
  id: string
  changes: Change[]
}

/** Git ignores the name, and neither the store nor the watcher reads files that begin with a dot. */
export const journalIn = (root: string): string => join(root, '.write.tmp-journal')

/** So long is waited for a process that writes, in milliseconds; a number that another process has taken over is no reason to wait on. */
const patience = { unread: 10_000, alive: 30_000 }

/** Writes down what is about to change. It is also the lock: false when another process is changing the folder. */
export function beginJournal(root: string, plan: Plan): boolean {
  try {
    writeDurably(journalIn(root), `${JSON.stringify(plan)}\n`, 'wx')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    rmSync(journalIn(root), { force: true })
    throw error
  }
  syncFolder(root)
  return true
}

/**
 * What a killed process has left behind; waits for one that is at work. `null`: it was killed while it wrote that down, so
 * nothing has changed. `undefined`: there is nothing.
 */
export function abandonedPlan(root: string): Plan | null | undefined {
  const path = journalIn(root)
  for (;;) {
    const plan = planIn(root)
    if (plan === undefined) return undefined
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0)
    const isAtWork = plan === null ? age < patience.unread : age < patience.alive && isOther(plan.pid)
    if (!isAtWork) return plan
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
  }
}

const isOther = (pid: number) => pid !== process.pid && isRunning(pid)

/** Ends the change of that plan. Two commands may put the same thing right: the later one must not touch the next change. */
export function endJournal(root: string, plan: Plan | null): void {
  if (planIn(root)?.id !== plan?.id) return
  rmSync(journalIn(root), { force: true })
  syncFolder(root)
}

function planIn(root: string): Plan | null | undefined {
  const text = bytesOrNull(journalIn(root))?.toString()
  if (text === undefined) return undefined
  // A line that was cut off has not been written.
  return text.endsWith('\n') ? (JSON.parse(text) as Plan) : null
}

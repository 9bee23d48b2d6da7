import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** A program, as it is started. */
export interface Command {
  file: string
  args: readonly string[]
  cwd: string
}

/** What a process has cost, with all that it has started. */
export interface Cost {
  ms: number
  /** The most memory at any one time; undefined where the system does not tell. */
  bytes: number | undefined
}

/** How often the memory is looked at, in milliseconds. */
const pause = 20

/** Runs a program to its end. Throws its last words when it fails. */
export async function costOf({ file, args, cwd }: Command): Promise<Cost> {
  const start = performance.now()
  const child = spawn(file, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...quiet } })
  let bytes: number | undefined
  const timer = setInterval(() => {
    const now = memoryUnder(child.pid ?? 0)
    if (now !== undefined) bytes = Math.max(bytes ?? 0, now)
  }, pause)
  try {
    await ended(child)
  } finally {
    clearInterval(timer)
  }
  return { ms: performance.now() - start, bytes }
}

const quiet = { NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' }

/** Whether a program is here and answers. */
export async function runs(file: string, args: readonly string[]): Promise<boolean> {
  return ended(spawn(file, args, { stdio: 'ignore' })).then(
    () => true,
    () => false,
  )
}

function ended(child: ChildProcess): Promise<void> {
  let words = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data) => (words = `${words}${data}`.slice(-4_000)))
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', (code) => (code === 0 ? done() : fail(new Error(words || `It ended with ${code}.`))))
  })
}

/** The memory of a process and of all that it has started, as Linux tells it. */
function memoryUnder(root: number): number | undefined {
  try {
    const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readProcess(name) : []))
    const parts = new Set([root])
    // A process has a larger number than the one that started it, but for the rare start from the beginning.
    for (const { id, parent } of all.toSorted((a, b) => a.id - b.id)) if (parts.has(parent)) parts.add(id)
    return all.reduce((sum, { id, bytes }) => (parts.has(id) ? sum + bytes : sum), 0)
  } catch {
    return undefined
  }
}

function readProcess(name: string): { id: number; parent: number; bytes: number }[] {
  try {
    const status = readFileSync(`/proc/${name}/status`, 'utf8')
    const read = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
    return [{ id: Number(name), parent: read('PPid'), bytes: read('VmRSS') * 1024 }]
  } catch {
    // It has ended meanwhile.
    return []
  }
}

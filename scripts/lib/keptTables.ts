import { randomUUID } from 'node:crypto'
import { forgetKept, readKept, writeKept } from './keptValues.ts'

/** Tables of plain values, by their names and by those of their entries. */
export type Tables = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Tables as they were read, and what is written where. */
export interface KeptTables<T extends Tables, Rest> {
  tables: T
  /** What is written each time. */
  rest: Rest
  origin: Origin
}

interface Origin {
  id: string
  written: number
  tables: Tables
  /** The entries of which the small file speaks. */
  since: Readonly<Record<string, ReadonlySet<string>>>
}

/** All entries as one run has left them. They hold only together with what has become of them since. */
interface Whole {
  id: string
  written: number
  tables: Record<string, Record<string, unknown>>
}

interface Since {
  of: string
  changed: Tables
  gone: Readonly<Record<string, readonly string[]>>
  rest: unknown
}

/** So many changes, or such a part of all entries, are written beside the rest; beyond that all are written. */
const few = 64
const part = 16
/** After so long all are written again, well before the week after which a file that nobody has written is removed. */
const longest = 3 * 24 * 60 * 60 * 1000

const sinceOf = (name: string) => `${name}-since`

/** The tables that were kept under that name; undefined when there are none, or one of the two files is another one's or damaged. */
export function readTables<T extends Tables, Rest>(name: string): KeptTables<T, Rest> | undefined {
  const small = readKept(sinceOf(name)) as Since | undefined
  if (typeof small?.of !== 'string') return undefined
  const whole = readKept(name) as Whole | undefined
  if (whole?.id !== small.of) return undefined
  const { id, written, tables } = whole
  const since: Record<string, ReadonlySet<string>> = {}
  for (const [table, entries] of Object.entries(tables)) {
    const [changed, gone] = [small.changed[table] ?? {}, small.gone[table] ?? []]
    Object.assign(entries, changed)
    for (const key of gone) delete entries[key]
    since[table] = new Set([...Object.keys(changed), ...gone])
  }
  return { tables: tables as unknown as T, rest: small.rest as Rest, origin: { id, written, tables, since } }
}

/**
 * Keeps tables. An entry that is the very one of `before` is as it was: where few are not, the rest is not written again.
 * `before`: what was read before; without it all is written.
 */
export function writeTables(name: string, tables: Tables, rest: unknown, before: Origin | undefined): void {
  const since = before && Math.abs(Date.now() - before.written) < longest ? sinceThen(tables, before) : undefined
  if (since) return writeKept(sinceOf(name), { ...since, rest })
  const id = randomUUID()
  writeKept(name, { id, written: Date.now(), tables })
  writeKept(sinceOf(name), { of: id, changed: {}, gone: {}, rest })
}

/** Has nothing be kept under that name until it is written again. */
export const forgetTables = (name: string): void => forgetKept(sinceOf(name))

/** What has changed since all was written; undefined when that is much. */
function sinceThen(tables: Tables, { id, tables: old, since }: Origin): Omit<Since, 'rest'> | undefined {
  const changed: Record<string, Record<string, unknown>> = {}
  const gone: Record<string, string[]> = {}
  let [changes, all] = [0, 0]
  for (const [table, entries] of Object.entries(tables)) {
    const [known, spoken] = [old[table] ?? {}, since[table] ?? new Set<string>()]
    const own = Object.entries(entries).filter(([key, value]) => known[key] !== value || spoken.has(key))
    const lost = [...new Set([...Object.keys(known), ...spoken])].filter((key) => !Object.hasOwn(entries, key))
    changed[table] = Object.fromEntries(own)
    gone[table] = lost
    changes += own.length + lost.length
    all += Object.keys(entries).length
  }
  return changes <= Math.max(few, all / part) ? { of: id, changed, gone } : undefined
}

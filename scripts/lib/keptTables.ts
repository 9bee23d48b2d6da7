import { randomUUID } from 'node:crypto'
import { forgetKept, readKept, writeKept } from './keptValues.ts'

/** Entries by their names. */
export type Table<T = unknown> = ReadonlyMap<string, T>

/** Tables of plain values, by their names. */
export type Tables = Readonly<Record<string, Table>>

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

/** How a table is written, and read again. */
export interface TableForm {
  /** Whether tables beside this rest are read at all; it is not validated. */
  holds(rest: unknown): boolean
  pack(entries: Table): unknown
  /** They become those of the reader, who may change them. */
  unpack(packed: unknown): Map<string, unknown>
}

const asItIs: TableForm = {
  holds: () => true,
  pack: (entries) => entries,
  unpack: (packed) => packed as Map<string, unknown>,
}

/** All entries as one run has left them. They hold only together with what has become of them since. */
interface Whole {
  id: string
  written: number
  tables: Packed
}

interface Since {
  beside: string
  changed: Packed
  gone: Readonly<Record<string, readonly string[]>>
  rest: unknown
}

type Packed = Readonly<Record<string, unknown>>

/** So many changes, or such a part of all entries, are written beside the rest; beyond that all are written. */
const few = 64
const part = 16
/** After so long all are written again, well before the week after which a file that nobody has written is removed. */
const longest = 3 * 24 * 60 * 60 * 1000

/** What ends the names of the small files, one for each name under which tables are kept. */
export const sinceEnding = '-since'

const sinceOf = (name: string) => `${name}${sinceEnding}`

/** The tables that were kept under that name; undefined when there are none, or one of the two files is damaged, or they do not belong together. */
export function readTables<T extends Tables, Rest>(name: string, form = asItIs): KeptTables<T, Rest> | undefined {
  const small = readKept(sinceOf(name)) as Since | undefined
  if (typeof small?.beside !== 'string' || !form.holds(small.rest)) return undefined
  const whole = readKept(name) as Whole | undefined
  if (whole?.id !== small.beside) return undefined
  const { id, written } = whole
  const tables: Record<string, Table> = {}
  const since: Record<string, ReadonlySet<string>> = {}
  for (const [table, packed] of Object.entries(whole.tables)) {
    const [entries, changed, gone] = [form.unpack(packed), form.unpack(small.changed[table]), small.gone[table] ?? []]
    for (const [key, value] of changed) entries.set(key, value)
    for (const key of gone) entries.delete(key)
    tables[table] = entries
    since[table] = new Set([...changed.keys(), ...gone])
  }
  return { tables: tables as T, rest: small.rest as Rest, origin: { id, written, tables, since } }
}

/**
 * Keeps tables. An entry that is the very one of `before` is as it was: where few are not, the rest is not written again.
 * `before`: what was read before; without it all is written.
 */
export function writeTables(
  name: string,
  tables: Tables,
  rest: unknown,
  before: Origin | undefined,
  form = asItIs,
): void {
  const pack = (all: Tables): Packed =>
    Object.fromEntries(Object.entries(all).map(([table, entries]) => [table, form.pack(entries)]))
  const isRecent = before && Math.abs(Date.now() - before.written) < longest
  const since = isRecent ? sinceThen(tables, before) : undefined
  if (since) return writeKept(sinceOf(name), { ...since, changed: pack(since.changed), rest } satisfies Since)
  const id = randomUUID()
  const none = Object.fromEntries(Object.keys(tables).map((table) => [table, new Map()]))
  writeKept(name, { id, written: Date.now(), tables: pack(tables) } satisfies Whole)
  writeKept(sinceOf(name), { beside: id, changed: pack(none), gone: {}, rest } satisfies Since)
}

/** Forgets what is kept under that name. */
export const forgetTables = (name: string): void => forgetKept(sinceOf(name))

/** What has changed since all was written; undefined when that is much. */
function sinceThen(tables: Tables, { id, tables: old, since }: Origin) {
  const changed: Record<string, Table> = {}
  const gone: Record<string, string[]> = {}
  let [changes, all] = [0, 0]
  for (const [table, entries] of Object.entries(tables)) {
    const [known, spoken] = [old[table] ?? new Map<string, unknown>(), since[table] ?? new Set<string>()]
    const own = new Map<string, unknown>()
    for (const [key, value] of entries) if (known.get(key) !== value || spoken.has(key)) own.set(key, value)
    const lost = new Set<string>()
    for (const keys of [known.keys(), spoken]) for (const key of keys) if (!entries.has(key)) lost.add(key)
    changed[table] = own
    gone[table] = [...lost]
    changes += own.size + lost.size
    all += entries.size
  }
  return changes <= Math.max(few, all / part) ? { beside: id, changed, gone } : undefined
}

import { hash } from 'node:crypto'
import { detailsOf } from '../../../src/content/facts/index.ts'
import type { Content, ContentOptions, Reading, Standing } from '../../../src/content/store/index.ts'
import { codeHash, hashOf } from '../cache.ts'
import { type KeptTables, readTables, type TableForm, writeTables } from '../keptTables.ts'
import { DetailFiles, partsFor } from './details.ts'
import { type DetailsOf, readRows, type Row, writeRows } from './table.ts'
import { type FoundReading, foundReading, TakenDetails } from './taken.ts'

/** What was found out about the documents of a folder, kept from run to run, so that only those that change are read. */
export interface KeptReadings {
  /** What the reading of a document with exactly this text came to; undefined: nobody knows. */
  known(key: string, text: string): Reading | undefined
  /** The same for a document whose file has this stamp, so that nobody need read it. */
  unchanged(key: string, stamp: string): Reading | undefined
  /** Whether anything is known of a document, whatever its text is now. */
  has(key: string): boolean
  /** The reading of a document to which another thread of this run came. */
  take(key: string, found: FoundReading): Reading
  /** Packs the details of a document that was read in this run, and has the store leave them, until they are kept. */
  pack(content: Content, key: string): void
  /** How the documents were related; undefined: nobody knows. */
  readonly earlier: ContentOptions['earlier']
  /** The stamp that the file of a document had before it was read; null: it tells nothing yet. */
  note(key: string, stamp: string | null): void
  /** Keeps what is known now, once the documents have been checked. */
  keep(content: Content): void
}

/** What the store names texts by, as the readings do. */
export const textHash = (text: string): string => hash('sha256', text, 'base64')

/**
 * The readings of the documents under `root`, the folder as findings name it. They hold as long as code, drawings and Node.js are
 * the same; without a hash of the code there are none.
 */
export function keptReadings(root: string, drawings: object): KeptReadings | undefined {
  const code = codeHash()
  if (code === undefined) return undefined
  return new Readings(root, hashOf(JSON.stringify([code, process.version, root, drawings])))
}

type Rows = ReadonlyMap<string, Row & Reading>

/** What is kept beside the rows: on what they depend, in how many files their details are, and how the documents were related. */
interface Beside {
  basis: string
  parts: number
  standing: string
}

class Readings implements KeptReadings {
  readonly #name: string
  readonly #basis: string
  readonly #form: TableForm
  readonly #kept: KeptTables<{ rows: Rows }, Beside> | undefined
  readonly #rows: Rows
  readonly #details: DetailFiles | undefined
  readonly earlier: ContentOptions['earlier']
  readonly #stamps = new Map<string, string | null>()
  readonly #taken = new TakenDetails()
  /** Where all details are once they are kept. */
  #written: DetailFiles | undefined

  constructor(root: string, basis: string) {
    this.#name = `readings/${hashOf(root)}`
    this.#basis = basis
    this.#form = formOf(basis, (key, sum) => this.#details?.of(key, sum))
    this.#kept = readTables(this.#name, this.#form)
    const rows = (this.#rows = this.#kept?.tables.rows ?? new Map())
    if (!this.#kept) return
    const { parts, standing } = this.#kept.rest
    this.#details = new DetailFiles(this.#name, basis, parts)
    this.earlier = { ...(JSON.parse(standing) as Standing), keys: rows.keys(), reading: (key) => rows.get(key) }
  }

  known(key: string, text: string): Reading | undefined {
    const row = this.#rows.get(key)
    return row && row.sum === textHash(text) ? row : undefined
  }

  unchanged(key: string, stamp: string): Reading | undefined {
    const row = this.#rows.get(key)
    if (row?.stamp !== stamp) return undefined
    this.#stamps.set(key, stamp)
    return row
  }

  has(key: string): boolean {
    return this.#rows.has(key)
  }

  take(key: string, found: FoundReading): Reading {
    return { ...found, isNew: true, details: this.#pack(key, found) }
  }

  pack(content: Content, key: string): void {
    const reading = content.reading(key)
    if (!reading || this.#rows.get(key)?.sum === reading.sum) return
    content.leave(key, this.#pack(key, foundReading(reading)))
  }

  /** Returns what gives the details later. It does not hold them: they are to go once they are kept. */
  #pack(key: string, found: FoundReading): Reading['details'] {
    this.#taken.add(key, found)
    const { sum } = found
    return () => this.#taken.of(key) ?? this.#written?.of(key, sum)
  }

  note(key: string, stamp: string | null): void {
    this.#stamps.set(key, stamp)
  }

  keep(content: Content): void {
    const old = this.#rows
    const rows = new Map<string, Row>()
    const changed: string[] = []
    let isNew = false
    for (const key of content.keys()) {
      const reading = content.reading(key)
      if (!reading) continue
      const [known, stamp] = [old.get(key), this.#stamps.get(key) ?? null]
      if (known?.sum !== reading.sum) changed.push(key)
      const row = known && isAs(known, reading, stamp) ? known : rowOf(key, stamp, reading)
      isNew ||= row !== known
      rows.set(key, row)
    }
    const gone = [...old.keys()].filter((key) => !rows.has(key))
    const details = this.#writeDetails(content, rows, changed.concat(gone))
    const { parts } = details
    const beside: Beside = { basis: this.#basis, parts, standing: JSON.stringify(content.standing()) }
    const { origin, rest } = this.#kept ?? {}
    if (isNew || gone.length > 0 || rest?.parts !== parts || rest.standing !== beside.standing)
      writeTables(this.#name, { rows }, beside, origin, this.#form)
    this.#written = details
    this.#taken.clear()
    leaveDetails(content, rows, details)
  }

  /** Returns where they are now. */
  #writeDetails(content: Content, rows: ReadonlyMap<string, Row>, changed: readonly string[]): DetailFiles {
    const parts = partsFor(rows.size)
    const isDivided = this.#details !== undefined && parts === this.#kept?.rest.parts
    const details = isDivided ? this.#details : new DetailFiles(this.#name, this.#basis, parts)
    details.write(rows, isDivided ? changed : rows.keys(), {
      own: (key) => {
        const entry = content.map().get(key)
        return entry && detailsOf(entry.facts)
      },
      kept: (key, sum) => this.#details?.bytesOf(key, sum) ?? this.#taken.bytesOf(key, sum),
    })
    return details
  }
}

/** Has the store forget what is kept now. In a function of its own, as what gives it again would hold all rows. */
function leaveDetails(content: Content, rows: ReadonlyMap<string, Row>, details: DetailFiles): void {
  for (const [key, { sum }] of rows) content.leave(key, () => details.of(key, sum))
}

const formOf = (basis: string, details: DetailsOf): TableForm => ({
  holds: (rest) => (rest as Beside | undefined)?.basis === basis,
  pack: (rows) => Buffer.from(writeRows([...(rows as Rows).values()])),
  unpack(packed) {
    const { buffer, byteOffset, length } = packed as Uint8Array
    return readRows(Buffer.from(buffer, byteOffset, length).toString(), details)
  },
})

const rowOf = (key: string, stamp: string | null, { sum, gist, silencers, judged, ties }: Reading): Row => ({
  key,
  stamp,
  sum,
  gist,
  silencers,
  judged,
  ties,
})

/** Whether a reading with this stamp is what a row says. The store gives back that very row where nothing is new. */
const isAs = (row: Row & Reading, reading: Reading, stamp: string | null) =>
  row.stamp === stamp &&
  (reading === row ||
    (row.sum === reading.sum && row.judged?.basis === reading.judged?.basis && isSameTies(row.ties, reading.ties)))

const isSameTies = (a: Reading['ties'], b: Reading['ties']) => {
  const text = (ties: Reading['ties']) => JSON.stringify(ties && [ties.reached, ties.aimed, ties.folders])
  return a === b || text(a) === text(b)
}

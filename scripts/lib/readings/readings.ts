import { hash } from 'node:crypto'
import type { Content, ContentOptions, Reading, Standing } from '../../../src/content/store/index.ts'
import { codeHash, hashOf } from '../cache.ts'
import { readKept, writeKept } from '../keptValues.ts'
import { DetailFiles, partsFor } from './details.ts'
import { readRows, type Row, writeRows } from './table.ts'

/** What was found out about the documents of a folder, kept from run to run, so that only those that change are read. */
export interface KeptReadings {
  /** What the reading of a document with exactly this text came to; undefined: nobody knows. */
  known(key: string, text: string): Reading | undefined
  /** The same for a document whose file has this stamp, so that nobody need read it. */
  unchanged(key: string, stamp: string): Reading | undefined
  /** How the documents were related; undefined: nobody knows. */
  readonly earlier: ContentOptions['earlier']
  /** The stamp that the file of a document had before it was read; null: it tells nothing yet. */
  note(key: string, stamp: string | null): void
  /** Keeps what is known now, once the documents have been checked. */
  keep(content: Content): void
}

/** What the store names texts by, as the readings do. */
export const textHash = (text: string): string => hash('sha256', text, 'base64')

const nothing: KeptReadings = {
  known: () => undefined,
  unchanged: () => undefined,
  earlier: undefined,
  note() {},
  keep() {},
}

/**
 * The readings of the documents under `root`, the folder as findings name it. They hold as long as code, drawings and Node.js are
 * the same; without a hash of the code there are none.
 */
export function keptReadings(root: string, drawings: object): KeptReadings {
  const code = codeHash()
  return code === undefined
    ? nothing
    : new Readings(root, hashOf(JSON.stringify([code, process.version, root, drawings])))
}

/** What is kept in one file: a line for each document. */
interface Kept {
  basis: string
  parts: number
  rows: Uint8Array
  standing: string
}

class Readings implements KeptReadings {
  readonly #name: string
  readonly #basis: string
  readonly #rows = new Map<string, Row & Reading>()
  readonly #details: DetailFiles | undefined
  readonly #parts: number = 0
  readonly #standing: string = ''
  readonly earlier: ContentOptions['earlier']
  readonly #stamps = new Map<string, string | null>()

  constructor(root: string, basis: string) {
    this.#name = `readings/${hashOf(root)}`
    this.#basis = basis
    const kept = readKept(this.#name) as Kept | undefined
    if (kept?.basis !== basis) return
    const { keys, row } = readRows(Buffer.from(kept.rows).toString())
    for (const [at, key] of keys.entries()) {
      const known = row(at)
      // Not a copy of it with its details: there may be ten thousand.
      const details = () => this.#details?.of(key, known.sum)
      this.#rows.set(key, Object.assign(known, { details }))
    }
    this.#parts = kept.parts
    this.#standing = kept.standing
    this.earlier = {
      ...(JSON.parse(kept.standing) as Standing),
      keys,
      reading: (key) => this.#rows.get(key),
    }
    this.#details = new DetailFiles(this.#name, basis, kept.parts)
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

  note(key: string, stamp: string | null): void {
    this.#stamps.set(key, stamp)
  }

  keep(content: Content): void {
    const readings = new Map(content.keys().flatMap((key) => readingIn(content, key)))
    const rows = [...readings].map(([key, reading]): Row => ({ ...reading, key, stamp: this.#stamps.get(key) ?? null }))
    const parts = partsFor(rows.length)
    const changed = [...readings].flatMap(([key, { sum }]) => (this.#rows.get(key)?.sum === sum ? [] : key))
    const gone = [...this.#rows.keys()].filter((key) => !readings.has(key))
    const isDivided = this.#details !== undefined && parts === this.#parts
    const details = isDivided ? this.#details : new DetailFiles(this.#name, this.#basis, parts)
    details.write(readings, isDivided ? changed.concat(gone) : readings.keys(), (key, sum) =>
      this.#details?.bytesOf(key, sum),
    )
    const standing = JSON.stringify(content.standing())
    if (
      gone.length === 0 &&
      isDivided &&
      standing === this.#standing &&
      rows.every((row) => isSame(row, this.#rows.get(row.key)))
    )
      return
    const kept: Kept = { basis: this.#basis, parts, rows: Buffer.from(writeRows(rows)), standing }
    writeKept(this.#name, kept)
  }
}

function readingIn(content: Content, key: string): [string, Reading][] {
  const reading = content.reading(key)
  return reading ? [[key, reading]] : []
}

const isSame = (row: Row, old: Row | undefined) =>
  old?.sum === row.sum &&
  old.stamp === row.stamp &&
  old.judged?.basis === row.judged?.basis &&
  isSameTies(old.ties, row.ties)

const isSameTies = (a: Reading['ties'], b: Reading['ties']) => {
  const text = (ties: Reading['ties']) => JSON.stringify(ties && [ties.reached, ties.aimed, ties.folders])
  return a === b || text(a) === text(b)
}

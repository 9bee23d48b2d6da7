import { randomUUID } from 'node:crypto'
import type { Reading } from '../../../src/content/store/index.ts'
import { readKept, writeKept } from '../keptValues.ts'
import { type DetailsOf, readRows, type Row, writeRows } from './table.ts'

/** All rows as one run has left them. */
interface Whole {
  basis: string
  /** Only what was written after it says this, too. */
  id: string
  written: number
  parts: number
  rows: Uint8Array
  standing: string
}

/** What has become of them since. */
interface Since {
  of: string
  rows: Uint8Array
  gone: readonly string[]
  standing: string
}

/** What is kept beside the rows: in how many files their details are, and how the documents were related. */
export interface Beside {
  parts: number
  standing: string
}

/** So many changes, or such a part of all rows, are written beside the rest; beyond that all are written. */
const few = 64
const part = 16
/** What nobody has written for a week is removed. */
const longest = 3 * 24 * 60 * 60 * 1000

/**
 * The rows of documents, in one file with all of them and a small one with those that have changed since, so that one edit does
 * not have ten thousand rows written. Without the small one they are as they were when the large one was written, which was right
 * at that time: each row says itself of which text it is.
 */
export class RowFiles {
  /** By the keys of the documents. */
  readonly rows = new Map<string, Row & Reading>()
  /** Undefined: nothing is kept. */
  readonly beside: Beside | undefined
  readonly #name: string
  readonly #basis: string
  readonly #whole: Whole | undefined
  readonly #keys: readonly string[] = []
  readonly #since = new Set<string>()

  /** `basis`: rows beside another one are none. */
  constructor(name: string, basis: string, detailsOf: DetailsOf) {
    this.#name = name
    this.#basis = basis
    const whole = readKept(name) as Whole | undefined
    if (whole?.basis !== basis) return
    this.#whole = whole
    this.#keys = this.#add(whole.rows, detailsOf)
    const since = readKept(sinceOf(name)) as Since | undefined
    const isOurs = since?.of === whole.id
    if (isOurs) {
      for (const key of this.#add(since.rows, detailsOf)) this.#since.add(key)
      for (const key of since.gone) this.rows.delete(key)
    }
    this.beside = { parts: whole.parts, standing: isOurs ? since.standing : whole.standing }
  }

  /** Keeps these rows and no others; those that are in {@link rows} are as they were. */
  write(rows: ReadonlyMap<string, Row>, { parts, standing }: Beside): void {
    const changed: Row[] = []
    let isSame = standing === this.beside?.standing && rows.size === this.rows.size
    for (const [key, row] of rows) {
      const isNew = this.rows.get(key) !== row
      if (isNew) isSame = false
      if (isNew || this.#since.has(key)) changed.push(row)
    }
    if (isSame && parts === this.beside?.parts) return
    const gone = this.#keys.filter((key) => !rows.has(key))
    const whole = this.#whole
    const isSmall = changed.length + gone.length <= Math.max(few, rows.size / part)
    if (whole?.parts === parts && isSmall && Math.abs(Date.now() - whole.written) < longest) {
      const since: Since = { of: whole.id, rows: bytesOf(changed), gone, standing }
      return writeKept(sinceOf(this.#name), since)
    }
    const all = bytesOf([...rows.values()])
    const next: Whole = { basis: this.#basis, id: randomUUID(), written: Date.now(), parts, rows: all, standing }
    writeKept(this.#name, next)
  }

  #add(bytes: Uint8Array, detailsOf: DetailsOf): readonly string[] {
    const rows = readRows(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString(), detailsOf)
    return rows.map((row) => {
      const { key } = row
      this.rows.set(key, row)
      return key
    })
  }
}

const sinceOf = (name: string) => `${name}-since`

const bytesOf = (rows: readonly Row[]): Uint8Array => Buffer.from(writeRows(rows))

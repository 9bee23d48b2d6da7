import { serialize } from 'node:v8'
import { crc32 } from 'node:zlib'
import type { Reading } from '../../../src/content/store/index.ts'
import { readKept, writeKept } from '../keptValues.ts'
import { type Details, Unpacked } from './unpacked.ts'

/** The details of some documents, each behind the sum of the text in which they were read. */
type Part = Map<string, { sum: string; bytes: Uint8Array }>

/** So many documents share a file: few enough that one of them is read quickly, and many enough that there are few files. */
const ofPart = 64
const mostParts = 256

/** How many files the details of so many documents are divided among. */
export const partsFor = (documents: number): number =>
  Math.min(mostParts, 2 ** Math.ceil(Math.log2(Math.max(1, documents / ofPart))))

/** The details of documents, kept in files of which each is read when one of its documents is asked for. */
export class DetailFiles {
  readonly #name: string
  readonly #basis: string
  /** In how many files they are. */
  readonly parts: number
  readonly #read = new Map<number, Part | undefined>()
  readonly #unpacked = new Unpacked()

  /** `basis`: details beside another one are none. */
  constructor(name: string, basis: string, parts: number) {
    this.#name = `${name}-${parts}`
    this.#basis = basis
    this.parts = parts
  }

  /** The details of a document that had this text; undefined: they are gone. */
  of(key: string, sum: string): Details | undefined {
    return this.#unpacked.of(key, sum, () => this.bytesOf(key, sum))
  }

  bytesOf(key: string, sum: string): Uint8Array | undefined {
    const found = this.#part(this.#partOf(key))?.get(key)
    return found?.sum === sum ? found.bytes : undefined
  }

  /**
   * Keeps the details of these documents, and of no other one.
   * @param changed the keys of those that have others now, or none any more
   * @param from gives those that are not here: as they were kept elsewhere, or anew
   */
  write(
    documents: ReadonlyMap<string, Pick<Reading, 'sum'>>,
    changed: Iterable<string>,
    from: {
      kept(key: string, sum: string): Uint8Array | undefined
      own(key: string): Details | undefined
    },
  ): void {
    const stale = new Set([...changed].map((key) => this.#partOf(key)))
    // Of a damaged file nothing is left.
    for (const [part, found] of this.#read) if (!found) stale.add(part)
    if (stale.size === 0) return
    const keys = new Map([...stale].map((part): [number, string[]] => [part, []]))
    for (const key of documents.keys()) keys.get(this.#partOf(key))?.push(key)
    // One after the other: together they are as large as the site.
    for (const [number, own] of keys) {
      const part: Part = new Map()
      for (const key of own) {
        const sum = documents.get(key)?.sum ?? ''
        part.set(key, { sum, bytes: this.bytesOf(key, sum) ?? from.kept(key, sum) ?? serialize(from.own(key)) })
      }
      writeKept(this.#fileOf(number), { basis: this.#basis, part })
      this.#read.delete(number)
    }
  }

  #part(number: number): Part | undefined {
    if (this.#read.has(number)) return this.#read.get(number)
    const kept = readKept(this.#fileOf(number)) as { basis: string; part: Part } | undefined
    const part = kept?.basis === this.#basis ? kept.part : undefined
    this.#read.set(number, part)
    return part
  }

  #partOf(key: string): number {
    return crc32(key) % this.parts
  }

  #fileOf(number: number): string {
    return `${this.#name}-${number}`
  }
}

import { serialize } from 'node:v8'
import type { Reading } from '../../../src/content/store/index.ts'
import { type Details, Unpacked } from './unpacked.ts'

/** What the reading of a document came to, as one thread tells it to another: its details as bytes, which are kept as they are. */
export interface FoundReading extends Omit<Reading, 'details'> {
  details: Uint8Array
}

/** A reading as another thread is told of it. */
export const foundReading = (reading: Reading): FoundReading => ({ ...reading, details: serialize(reading.details()) })

/** The details of documents, packed, until they are kept. */
export class TakenDetails {
  readonly #documents = new Map<string, { sum: string; bytes: Uint8Array }>()
  readonly #unpacked = new Unpacked()
  #bytes = new Slabs()

  add(key: string, { sum, details }: FoundReading): void {
    this.#documents.set(key, { sum, bytes: this.#bytes.put(details) })
  }

  bytesOf(key: string, sum: string): Uint8Array | undefined {
    const found = this.#documents.get(key)
    return found?.sum === sum ? found.bytes : undefined
  }

  /** Undefined: they are not here any more. */
  of(key: string): Details | undefined {
    const found = this.#documents.get(key)
    return found && this.#unpacked.of(key, found.sum, () => found.bytes)
  }

  clear(): void {
    this.#documents.clear()
    this.#unpacked.clear()
    this.#bytes = new Slabs()
  }
}

/** Larger than any place in which the C library would put it among other memory: once let go of, it is the system's again. */
const slabSize = 2 ** 26

/** Bytes side by side in a few large buffers, of which the system gives only what is written. */
class Slabs {
  #slab = new Uint8Array()
  #used = 0

  put(bytes: Uint8Array): Uint8Array {
    if (this.#used + bytes.length > this.#slab.length) {
      this.#slab = new Uint8Array(Math.max(slabSize, bytes.length))
      this.#used = 0
    }
    const place = this.#slab.subarray(this.#used, this.#used + bytes.length)
    place.set(bytes)
    this.#used += bytes.length
    return place
  }
}

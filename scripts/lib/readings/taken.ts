import { deserialize, serialize } from 'node:v8'
import type { Reading } from '../../../src/content/store/index.ts'

type Details = NonNullable<ReturnType<Reading['details']>>

/** What the reading of a document came to, as one thread tells it to another: its details as bytes, which are kept as they are. */
export interface FoundReading extends Omit<Reading, 'details'> {
  details: Uint8Array
}

/** A reading as another thread is told of it. */
export const foundReading = (reading: Reading): FoundReading => ({ ...reading, details: serialize(reading.details()) })

/** The details of documents that other threads have read, until they are kept. */
export class TakenDetails {
  readonly #documents = new Map<string, { sum: string; bytes: Uint8Array; details?: Details }>()

  add(key: string, { sum, details }: FoundReading): void {
    this.#documents.set(key, { sum, bytes: details })
  }

  bytesOf(key: string, sum: string): Uint8Array | undefined {
    const found = this.#documents.get(key)
    return found?.sum === sum ? found.bytes : undefined
  }

  /** Undefined: they are not here any more. */
  of(key: string): Details | undefined {
    const found = this.#documents.get(key)
    return found && (found.details ??= deserialize(found.bytes) as Details)
  }

  clear(): void {
    this.#documents.clear()
  }
}

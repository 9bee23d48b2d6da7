import { deserialize } from 'node:v8'
import type { Reading } from '../../../src/content/store/index.ts'

/** What is known of a document beside its gist. */
export type Details = NonNullable<ReturnType<Reading['details']>>

const most = 64

/** The details that were unpacked last: what is asked for once is asked for again, about another field. All of them are as large as the site. */
export class Unpacked {
  readonly #recent = new Map<string, Details>()

  /** The details of a document that had a text of this sum. `bytes` gives them packed; undefined: they are gone. */
  of(key: string, sum: string, bytes: () => Uint8Array | undefined): Details | undefined {
    const name = `${key} ${sum}`
    const recent = this.#recent.get(name)
    if (recent) return recent
    const packed = bytes()
    if (!packed) return undefined
    const details = deserialize(packed) as Details
    if (this.#recent.size >= most) for (const old of this.#recent.keys()) if (this.#recent.delete(old)) break
    this.#recent.set(name, details)
    return details
  }

  clear(): void {
    this.#recent.clear()
  }
}

import { createStore, entries, get, set } from 'idb-keyval'
import type { FileText } from '../server/messages.ts'

/** An open document as it is kept in the browser: with its history, and the text of the file out of which it was made. */
export interface KeptDocument {
  document: unknown
  text: string
  seen: FileText
  /** Texts that may be in the file, because no answer came to their writing. */
  sent?: readonly string[]
}

/** A crash of the tab, the browser or the machine costs no more than this, in milliseconds. */
const longestWait = 300

/** What is kept in the browser: nothing that is typed depends on the server. */
export class KeptDocuments {
  readonly #store = createStore('brightrail-studio', 'documents')
  readonly #waiting = new Map<string, () => KeptDocument>()

  constructor() {
    addEventListener('pagehide', () => void this.flush())
  }

  get(key: string): Promise<KeptDocument | undefined> {
    return get<KeptDocument>(key, this.#store).catch(() => undefined)
  }

  /** The keys of the documents whose words are not in their files. */
  async unsaved(): Promise<string[]> {
    const all = await entries<string, KeptDocument>(this.#store).catch(() => [])
    return all.flatMap(([key, { text, seen }]) => (text === seen.text ? [] : [key]))
  }

  /** Keeps a document soon. `make` gives it as it is then. */
  keep(key: string, make: () => KeptDocument): void {
    if (this.#waiting.size === 0) setTimeout(() => void this.flush(), longestWait)
    this.#waiting.set(key, make)
  }

  /** Keeps at once what waits. A browser that allows no storage keeps nothing, and editing goes on. */
  async flush(): Promise<void> {
    const waiting = [...this.#waiting]
    this.#waiting.clear()
    await Promise.all(waiting.map(([key, make]) => set(key, make(), this.#store).catch(() => undefined)))
  }
}

import { createStore, del, get, keys, set } from 'idb-keyval'
import type { FileText } from '../server/messages.ts'
import { leaveBehind, takeLeft } from '../session/leaving.ts'
import { nameOfTab, openTabs } from '../session/tab.ts'
import type { Readable } from './editing.ts'

/** An open document as it is kept in the browser: with its history, and the text of the file out of which it was made. */
export interface KeptDocument {
  document: unknown
  text: string
  seen: FileText
  /** Texts that may be in the file, because no answer came to their writing. */
  sent?: readonly string[]
  /** What the text was before it became one that is no JSON. */
  readable?: Readable
}

/** What one tab has kept of a document, and when, in milliseconds since 1970. */
interface Stored extends KeptDocument {
  at?: number
}

/** Where something is kept: the document, and the tab that has kept it. Before tabs had names it was the document alone. */
type Place = [key: string, tab: string] | string
const documentOf = (place: Place) => (typeof place === 'string' ? place : place[0])
const tabOf = (place: Place) => (typeof place === 'string' ? '' : place[1])

/** A crash of the tab, the browser or the machine costs no more than this, in milliseconds. */
const longestWait = 300

const hasUnsaved = ({ text, seen }: KeptDocument) => text !== seen.text

/** What is kept in the browser: nothing that is typed depends on the server, and no tab overwrites what another one has kept. */
export class KeptDocuments {
  readonly #store = createStore('brightrail-studio', 'documents')
  readonly #waiting = new Map<string, () => KeptDocument>()
  /** What the database has not stored yet. */
  readonly #onTheWay = new Map<string, Stored>()
  readonly #tab = nameOfTab().catch(() => '')
  readonly #left = this.#storeLeft().catch(() => undefined)

  constructor() {
    void this.#tab.then((tab) => addEventListener('pagehide', () => this.#leave(tab)))
  }

  /**
   * What is kept of a document: words that were never saved before others, what this tab has kept before what is left of tabs
   * that are closed. What is kept of one that is open stays with it.
   */
  async get(key: string): Promise<KeptDocument | undefined> {
    try {
      const [tab, all] = await Promise.all([this.#tab, this.#all((one) => one === key)])
      const own = all.find(({ place }) => tabOf(place) === tab)
      const left = all.filter((one) => one !== own)
      const inOrder = own ? [own, ...left] : left
      const found = inOrder.find(({ kept }) => hasUnsaved(kept)) ?? inOrder[0]
      if (found && found !== own) await set([key, tab], found.kept, this.#store)
      const over = left.filter((one) => one === found || !hasUnsaved(one.kept))
      await Promise.all(over.map(({ place }) => del(place, this.#store)))
      return found?.kept
    } catch {
      return undefined
    }
  }

  /** The keys of the documents whose words are not in their files, unless another open tab has them. */
  async unsaved(): Promise<string[]> {
    try {
      const all = await this.#all(() => true)
      return [...new Set(all.flatMap(({ place, kept }) => (hasUnsaved(kept) ? [documentOf(place)] : [])))]
    } catch {
      return []
    }
  }

  /** Keeps a document soon. `make` gives it as it is then. */
  keep(key: string, make: () => KeptDocument): void {
    if (this.#waiting.size === 0) setTimeout(() => void this.flush(), longestWait)
    this.#waiting.set(key, make)
  }

  /** Keeps at once what waits. A browser that allows no storage keeps nothing, and editing goes on. */
  async flush(): Promise<void> {
    this.#make()
    const tab = await this.#tab
    await Promise.all(
      [...this.#onTheWay].map(async ([key, kept]) => {
        await set([key, tab], kept, this.#store).catch(() => undefined)
        if (this.#onTheWay.get(key) === kept) this.#onTheWay.delete(key)
      }),
    )
  }

  #make(): void {
    for (const [key, make] of this.#waiting) this.#onTheWay.set(key, { ...make(), at: Date.now() })
    this.#waiting.clear()
  }

  /** The tab ends, or is put aside: then it goes on storing what is on the way. */
  #leave(tab: string): void {
    this.#make()
    leaveBehind(tab, [...this.#onTheWay])
    void this.flush()
  }

  /** Stores what this tab and closed ones have left behind, where nothing newer has been stored. */
  async #storeLeft(): Promise<void> {
    const [own, open] = await Promise.all([this.#tab, openTabs()])
    const isEnded = (tab: string) => tab === own || !open.has(tab)
    await takeLeft<Stored>(isEnded, async (tab, left) => {
      for (const [key, kept] of left) {
        const { at = 0 } = (await get<Stored>([key, tab], this.#store)) ?? {}
        if ((kept.at ?? 0) >= at) await set([key, tab], kept, this.#store)
      }
    })
  }

  /** What this tab and closed ones have kept of documents, the newest first. */
  async #all(isWanted: (key: string) => boolean): Promise<Found[]> {
    await this.#left
    const [own, open, places] = await Promise.all([this.#tab, openTabs(), keys<Place>(this.#store)])
    const wanted = places.filter(
      (place) => isWanted(documentOf(place)) && (tabOf(place) === own || !open.has(tabOf(place))),
    )
    const found = await Promise.all(
      wanted.map(async (place): Promise<Found[]> => {
        const kept = await get<Stored>(place, this.#store)
        return kept ? [{ place, kept }] : []
      }),
    )
    return found.flat().toSorted((a, b) => (b.kept.at ?? 0) - (a.kept.at ?? 0))
  }
}

interface Found {
  place: Place
  kept: Stored
}

import type { FileText } from '../server/messages.ts'
import type { ReadAnswer, WriteAnswer } from './answers.ts'
import type { OpenDocument } from './document.ts'
import { merge, type Merged } from './merge.ts'

/** Where the words of a document are: in its file, on the way, or only here. */
export type SaveState =
  | { kind: 'saved' | 'saving' | 'kept' | 'away' }
  /** The text is no JSON: it stays here, and the file as it was. */
  | { kind: 'unreadable' }
  /**
   * The file was changed elsewhere at the same places: nothing is written before somebody has decided. `merged`: null where one
   * of the texts is no JSON. `noticed`: in milliseconds since 1970.
   */
  | { kind: 'conflict'; merged: Merged | null; theirs: FileText; noticed: number }
  /** The file was deleted elsewhere: its words stay here until somebody writes it again. */
  | { kind: 'gone' }
  | { kind: 'failed'; reason: string }

/** What the saving needs of the world. */
export interface World {
  /** Writes a file in place of the text with that revision; null: where there is none. Never throws. */
  write(key: string, text: string, seen: FileText | null): Promise<WriteAnswer>
  /** Reads a file. Never throws. */
  read(key: string): Promise<ReadAnswer>
  /** Keeps the document in the browser. `sent`: texts that may be in the file, because no answer came to their writing. */
  keep(key: string, document: OpenDocument, seen: FileText, sent: readonly string[]): void
  /** Calls back after so many milliseconds, unless the function that it returns is called before. */
  wait(milliseconds: number, then: () => void): () => void
  isReadable(text: string): boolean
  /** Tells that words of others have come in: beside mine (`isMerged`), or where I had written nothing. */
  tookOver(isMerged: boolean): void
}

/** So long after the last change a document is saved, in milliseconds. */
export const quietTime = 800
/** So long after a server was away it is asked again. */
const awayTime = 2000
/** So many texts without an answer are known again: the first one, and the last ones. */
const mostSent = 10
/** So many of the texts that the file had before are known again. */
const mostPast = 50

/**
 * Saves a document by itself. Every change is kept in the browser at once, and written to the file after a quiet time; only
 * one write is on its way at a time. What others have written meanwhile is merged, or somebody is asked.
 */
export class Saving {
  #state: SaveState = { kind: 'saved' }
  #seen: FileText
  /** The revisions that the file had before, as it was seen. */
  #past: readonly string[] = []
  #sent: readonly string[]
  #cancel: (() => void) | undefined
  /** A write, or a question what the file is, is on its way. */
  #isAsking = false
  /** The revision of the file that was told meanwhile; null: it is gone. */
  #told: string | null | undefined
  readonly #document: OpenDocument
  readonly #world: World
  readonly #onState: (state: SaveState) => void

  /** `seen`: the file out of which the document was made. `sent`: as it was kept. */
  constructor(
    document: OpenDocument,
    seen: FileText,
    world: World,
    onState: (state: SaveState) => void,
    sent: readonly string[] = [],
  ) {
    this.#document = document
    this.#seen = seen
    this.#sent = sent
    this.#world = world
    this.#onState = onState
    document.listen(({ docChanged }) => {
      if (docChanged) this.#changed()
    })
  }

  get state(): SaveState {
    return this.#state
  }

  /** Whether every word was in the file when it was seen last. */
  get isSaved(): boolean {
    return this.#document.text === this.#seen.text
  }

  /** Writes what is not in the file yet, at once. In a conflict the versions are compared anew: mine may have changed. */
  async save(): Promise<void> {
    this.#cancel?.()
    if (this.#isAsking || this.#state.kind === 'gone') return
    if (this.#state.kind === 'conflict') return this.#join(this.#state.theirs)
    if (this.isSaved) return this.#tell({ kind: 'saved' })
    if (!this.#world.isReadable(this.#document.text)) return this.#tell({ kind: 'unreadable' })
    await this.#write(this.#seen)
  }

  /** The file was deleted elsewhere. */
  lose(): void {
    this.#cancel?.()
    if (this.#isAsking) this.#told = null
    else this.#tell({ kind: 'gone' })
  }

  /** Writes the file again that was deleted. */
  async restore(): Promise<void> {
    if (this.#state.kind === 'gone' && this.#world.isReadable(this.#document.text)) await this.#write(null)
  }

  /**
   * Takes over what has become of the file: words of others that do not touch mine come in, and can be taken back. `isSure`: the
   * file was asked, not heard of. News that comes late may be of a text of mine that is no longer there.
   */
  takeOver(theirs: FileText, isSure = false): void {
    if (this.#isAsking || (!isSure && this.#past.includes(theirs.revision))) {
      this.#told = theirs.revision
      if (!this.#isAsking) void this.#untilSure()
      return
    }
    if (theirs.revision !== this.#seen.revision) return this.#join(theirs)
    // It is as it was again.
    if (this.#isWaiting) this.#goOn()
  }

  /** Ends a conflict with the text that somebody has decided for. */
  decide(text: string): void {
    if (this.#state.kind !== 'conflict') return
    this.#goFrom(this.#state.theirs)
    this.#replace(text, 'two versions joined')
  }

  /** Nothing is written before somebody has done something. */
  get #isWaiting(): boolean {
    return this.#state.kind === 'conflict' || this.#state.kind === 'gone'
  }

  get #isAway(): boolean {
    return this.#state.kind === 'away'
  }

  #join(theirs: FileText): void {
    // My own words, of which the server, or the tab, could not say any more that they had arrived.
    if (this.#sent.includes(theirs.text)) {
      this.#see(theirs)
      return this.#goOn()
    }
    const { key, text } = this.#document
    const isMine = !this.isSaved
    const canMerge = [this.#seen.text, text, theirs.text].every((one) => this.#world.isReadable(one))
    const merged = isMine && canMerge ? merge(key, this.#seen.text, text, theirs.text) : null
    if (isMine && (!merged || merged.conflicts.length > 0)) {
      const isKnown = this.#state.kind === 'conflict' && this.#state.theirs.revision === theirs.revision
      const noticed = isKnown && this.#state.kind === 'conflict' ? this.#state.noticed : Date.now()
      return this.#tell({ kind: 'conflict', merged, theirs, noticed })
    }
    this.#goFrom(theirs)
    this.#replace(merged?.text ?? theirs.text, merged ? 'merged with changes from the file' : 'changes from the file')
    this.#world.tookOver(merged !== null)
  }

  #changed(): void {
    this.#keep()
    if (!this.#isAsking && !this.#isWaiting) this.#tell({ kind: this.isSaved ? 'saved' : 'kept' })
    if (this.#state.kind !== 'gone') this.#plan(quietTime)
  }

  #plan(milliseconds: number): void {
    this.#cancel?.()
    this.#cancel = this.#world.wait(milliseconds, () => void this.save())
  }

  async #write(seen: FileText | null): Promise<void> {
    const { text, key } = this.#document
    this.#tell({ kind: 'saving' })
    const [first = text, ...others] = this.#sent.filter((one) => one !== text)
    this.#sent = [...new Set([first, ...others.slice(2 - mostSent), text])]
    await this.#ask(() => this.#world.write(key, text, seen), text)
    await this.#untilSure()
  }

  /** What was told may be older than what was written, or newer: the file itself knows. */
  async #untilSure(): Promise<void> {
    const { key, text } = this.#document
    while (this.#told !== undefined && this.#told !== this.#seen.revision && !this.#isAway) {
      await this.#ask(() => this.#world.read(key), text)
      if (!this.#isWaiting && !this.#isAway) this.#goOn()
    }
  }

  /** `text`: what is written. */
  async #ask(ask: () => Promise<WriteAnswer>, text: string): Promise<void> {
    this.#told = undefined
    this.#isAsking = true
    const answer = await ask()
    this.#isAsking = false
    this.#take(answer, text)
  }

  #take(answer: WriteAnswer, text: string): void {
    if (answer.kind === 'written') {
      this.#see({ text, revision: answer.revision })
      this.#goOn()
    } else if (answer.kind === 'changed') {
      this.takeOver(answer.now, true)
    } else if (answer.kind === 'gone') {
      this.lose()
    } else if (answer.kind === 'away') {
      this.#tell({ kind: 'away' })
      this.#plan(awayTime)
    } else this.#tell({ kind: 'failed', reason: answer.reason })
  }

  /** The document goes on from this file. */
  #see(seen: FileText): void {
    this.#goFrom(seen)
    this.#sent = []
    this.#keep()
  }

  #goFrom(seen: FileText): void {
    this.#past = [...this.#past.slice(-mostPast), this.#seen.revision].filter((one) => one !== seen.revision)
    this.#seen = seen
  }

  #keep(): void {
    this.#world.keep(this.#document.key, this.#document, this.#seen, this.#sent)
  }

  #replace(text: string, name: string): void {
    // The change itself says what ends the waiting.
    if (this.#isWaiting) this.#state = { kind: 'kept' }
    if (text === this.#document.text) this.#goOn()
    else this.#document.become({ name, pointer: '' }, text)
  }

  #goOn(): void {
    this.#tell({ kind: this.isSaved ? 'saved' : 'kept' })
    if (!this.isSaved) this.#plan(quietTime)
  }

  #tell(state: SaveState): void {
    this.#state = state
    this.#onState(state)
  }
}

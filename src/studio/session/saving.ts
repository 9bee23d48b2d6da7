import type { FileText } from '../server/messages.ts'
import type { OpenDocument } from './document.ts'
import { merge, type Merged } from './merge.ts'

/** Where the words of a document are: in its file, on the way, or only here. */
export type SaveState =
  | { kind: 'saved' | 'saving' | 'kept' | 'away' }
  /** The text is no JSON: it stays here, and the file as it was. */
  | { kind: 'unreadable' }
  /** The file was changed elsewhere at the same places: nothing is written before somebody has decided. */
  | { kind: 'conflict'; merged: Merged; theirs: FileText }
  | { kind: 'failed'; reason: string }

/** What became of a try to write a file. */
export type WriteAnswer =
  | { kind: 'written'; revision: string }
  | { kind: 'changed'; now: FileText }
  | { kind: 'refused'; reason: string }
  | { kind: 'away' }

/** What the saving needs of the world. */
export interface World {
  /** Writes a file in place of the text with that revision. Never throws. */
  write(key: string, text: string, seen: FileText): Promise<WriteAnswer>
  /** Keeps the document in the browser. */
  keep(key: string, document: OpenDocument, seen: FileText): void
  /** Calls back after so many milliseconds, unless the function that it returns is called before. */
  wait(milliseconds: number, then: () => void): () => void
  isReadable(text: string): boolean
}

/** So long after the last change a document is saved, in milliseconds. */
export const quietTime = 800
/** So long after a server was away it is asked again. */
const awayTime = 2000

/**
 * Saves a document by itself. Every change is kept in the browser at once, and written to the file after a quiet time; only
 * one write is on its way at a time. What others have written meanwhile is merged, or somebody is asked.
 */
export class Saving {
  #state: SaveState = { kind: 'saved' }
  #seen: FileText
  #cancel: (() => void) | undefined
  #isWriting = false
  readonly #document: OpenDocument
  readonly #world: World
  readonly #onState: (state: SaveState) => void

  /** `seen`: the file out of which the document was made. */
  constructor(document: OpenDocument, seen: FileText, world: World, onState: (state: SaveState) => void) {
    this.#document = document
    this.#seen = seen
    this.#world = world
    this.#onState = onState
    document.listen(({ docChanged }) => {
      if (docChanged) this.#changed()
    })
  }

  get state(): SaveState {
    return this.#state
  }

  get #isSaved(): boolean {
    return this.#document.text === this.#seen.text
  }

  /** Writes what is not in the file yet, at once. */
  async save(): Promise<void> {
    this.#cancel?.()
    if (this.#isWriting || this.#state.kind === 'conflict') return
    if (this.#isSaved) return this.#tell({ kind: 'saved' })
    const { text, key } = this.#document
    if (!this.#world.isReadable(text)) return this.#tell({ kind: 'unreadable' })
    this.#isWriting = true
    this.#tell({ kind: 'saving' })
    const answer = await this.#world.write(key, text, this.#seen)
    this.#isWriting = false
    await this.#take(answer, text)
  }

  /** Takes over what has become of the file: words of others that do not touch mine come in, and can be taken back. */
  takeOver(theirs: FileText): void {
    if (theirs.revision === this.#seen.revision || this.#isWriting) return
    const { key, text } = this.#document
    if (this.#isSaved || !this.#canMerge(theirs)) {
      if (!this.#isSaved) return this.#tell({ kind: 'conflict', merged: { text: theirs.text, conflicts: [] }, theirs })
      this.#seen = theirs
      return this.#replace(theirs.text, 'changes from the file')
    }
    const merged = merge(key, this.#seen.text, text, theirs.text)
    if (merged.conflicts.length > 0) return this.#tell({ kind: 'conflict', merged, theirs })
    this.#seen = theirs
    this.#replace(merged.text, 'merged with changes from the file')
  }

  /** Ends a conflict with the text that somebody has decided for. */
  decide(text: string): void {
    if (this.#state.kind !== 'conflict') return
    this.#seen = this.#state.theirs
    this.#tell({ kind: 'kept' })
    this.#replace(text, 'two versions joined')
  }

  #changed(): void {
    this.#world.keep(this.#document.key, this.#document, this.#seen)
    if (this.#state.kind === 'conflict') return
    if (!this.#isWriting) this.#tell({ kind: this.#isSaved ? 'saved' : 'kept' })
    this.#plan(quietTime)
  }

  #plan(milliseconds: number): void {
    this.#cancel?.()
    this.#cancel = this.#world.wait(milliseconds, () => void this.save())
  }

  async #take(answer: WriteAnswer, text: string): Promise<void> {
    if (answer.kind === 'written') {
      this.#seen = { text, revision: answer.revision }
      this.#world.keep(this.#document.key, this.#document, this.#seen)
      this.#tell({ kind: this.#isSaved ? 'saved' : 'kept' })
      if (!this.#isSaved) this.#plan(quietTime)
    } else if (answer.kind === 'changed') {
      this.takeOver(answer.now)
    } else if (answer.kind === 'away') {
      this.#tell({ kind: 'away' })
      this.#plan(awayTime)
    } else this.#tell({ kind: 'failed', reason: answer.reason })
  }

  #canMerge = (theirs: FileText) =>
    [this.#seen.text, this.#document.text, theirs.text].every((text) => this.#world.isReadable(text))

  #replace(text: string, name: string): void {
    const { text: now } = this.#document
    if (text !== now) return this.#document.act({ name, pointer: '' }, [{ offset: 0, length: now.length, text }])
    this.#tell({ kind: this.#isSaved ? 'saved' : 'kept' })
    if (!this.#isSaved) this.#plan(quietTime)
  }

  #tell(state: SaveState): void {
    this.#state = state
    this.#onState(state)
  }
}

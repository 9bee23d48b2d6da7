import { createSource, type Source } from '../../../src/content/json/index.ts'
import { changedView, firstView } from '../../../src/studio/core/editing.ts'
import { nearest } from '../../../src/studio/core/pointers.ts'
import type { Editing } from '../../../src/studio/core/state.ts'
import type { Studio } from '../../../src/studio/core/studio.ts'
import type { Act } from '../../../src/studio/session/acts.ts'
import { OpenDocument } from '../../../src/studio/session/document.ts'

/** An open document with all that its views share, without server, store and browser. */
export class Views {
  document: OpenDocument
  editing: Editing
  /** What was said last. */
  said = ''
  readonly #key: string
  #time = 0

  constructor(key: string, text: string, kept?: unknown) {
    this.#key = key
    this.document = new OpenDocument(key, text, { now: () => this.#time, ...(kept !== undefined && { kept }) })
    this.editing = firstView(this.document)
    this.document.listen(({ docChanged }) => {
      if (docChanged) this.editing = { ...this.editing, ...changedView(this.document, this.editing) }
    })
  }

  /** As {@link Studio.act}. */
  act = (make: (source: Source) => Act): boolean => {
    if (!this.editing.isReadable) return false
    const { edits, ...step } = make(this.editing.source)
    this.document.act(step, edits)
    this.select(step.select)
    return true
  }

  select(pointer: string): void {
    this.editing = { ...this.editing, selected: nearest(this.editing.value, pointer) }
  }

  travel(way: 'undo' | 'redo'): void {
    const step = this.document[way]()
    if (step) this.select(step.pointer)
  }

  /** Lets time pass, in milliseconds: typing after a pause is another step. */
  pass(milliseconds: number): void {
    this.#time += milliseconds
  }

  /** The same document after a reload of the tab. */
  reloaded(): Views {
    const views = new Views(this.#key, '', JSON.parse(JSON.stringify(this.document)))
    views.pass(this.#time)
    return views
  }

  /** As the acts on blocks know the studio: what they use of it. */
  get studio(): Studio {
    const { act, editing } = this
    const say = (text: string) => (this.said = text)
    const state = { editing, overview: { shared: [] } }
    return { state, act, toast: say, say, setAdding: () => {}, undo: () => {} } as unknown as Studio
  }

  /** The source of the text as it is. */
  get source(): Source {
    return createSource(this.#key, this.document.text)
  }
}

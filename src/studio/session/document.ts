import { EditorState, type Extension, type Text, type Transaction, type TransactionSpec } from '@codemirror/state'
import type { Edit } from '../../content/finding/index.ts'
import { difference } from '../../content/json/index.ts'
import { asStep, redo, type Step, type StepName, steps, undo } from './steps.ts'

/** The text is kept as it is, whatever its line breaks are: so offsets are those of the file, and nothing changes by opening it. */
const exact = EditorState.lineSeparator.of('\n')

type Listener = (transaction: Transaction) => void

/**
 * A document that is open: the text of its file, the one truth of which all views are made. Whatever changes it is one
 * transaction, and one step of its history.
 */
export class OpenDocument {
  readonly key: string
  #state: EditorState
  /** The text of a state, which is asked for many times. */
  #read: { doc: Text; text: string } | undefined
  readonly #listeners = new Set<Listener>()
  readonly #untold: Transaction[] = []
  readonly #now: () => number

  /** `now`: the clock, in milliseconds since 1970. `kept`: what {@link toJSON} gave, in place of the text. */
  constructor(
    key: string,
    text: string,
    { now = Date.now, extensions = [], kept }: { now?: () => number; extensions?: Extension; kept?: unknown } = {},
  ) {
    this.key = key
    this.#now = now
    const config = { extensions: [exact, steps, extensions] }
    this.#state = kept ? EditorState.fromJSON(kept, config, { steps }) : EditorState.create({ doc: text, ...config })
  }

  get state(): EditorState {
    return this.#state
  }

  get text(): string {
    const { doc } = this.#state
    if (this.#read?.doc !== doc) this.#read = { doc, text: this.#state.sliceDoc() }
    return this.#read.text
  }

  /** What can be undone, and done again, by name. */
  get history(): { undo: Step | undefined; redo: Step | undefined } {
    const { done, undone } = this.#state.field(steps)
    return { undo: done.at(-1), redo: undone.at(-1) }
  }

  /** Makes a transaction of the text as it is, and applies it. */
  dispatch(spec: TransactionSpec): void {
    this.apply(this.#state.update(spec))
  }

  /**
   * Applies a transaction and notifies all views. One that a view makes while it is being notified comes after the current one.
   * Throws a RangeError when it was made of another state.
   */
  apply(transaction: Transaction): void {
    if (transaction.startState !== this.#state) throw new RangeError('This transaction is of another state.')
    this.#state = transaction.state
    if (this.#untold.push(transaction) > 1) return
    try {
      for (let at = 0; at < this.#untold.length; at++)
        for (const listener of this.#listeners) listener(this.#untold[at] as Transaction)
    } finally {
      this.#untold.length = 0
    }
  }

  /** One act as one step. An act that leaves the text as it is, such as the exchange of two rows with the same words, is none. */
  act(step: StepName, edits: readonly Edit[]): void {
    const changes = edits.map(({ offset, length, text }) => ({ from: offset, to: offset + length, insert: text }))
    const transaction = this.#state.update({ changes, annotations: asStep.of({ ...step, time: this.#now() }) })
    if (!transaction.newDoc.eq(this.#state.doc)) this.apply(transaction)
  }

  /** Makes the whole text another one, as one step: what both have in common at their ends stays untouched. */
  become(step: StepName, text: string): void {
    if (text !== this.text) this.act(step, [difference(this.text, text)])
  }

  /** Takes the last step back, or does it again. Gives its name and the place that is selected then; undefined: there is none. */
  undo = (): StepName | undefined => this.#travel(this.history.undo, undo(this.#state))
  redo = (): StepName | undefined => {
    const step = this.history.redo
    return this.#travel(step?.select === undefined ? step : { ...step, pointer: step.select }, redo(this.#state))
  }

  #travel(step: StepName | undefined, spec: TransactionSpec | null): StepName | undefined {
    if (spec) this.dispatch(spec)
    return step
  }

  /** The text with its whole history, so that both can be kept over a reload. */
  toJSON(): unknown {
    return this.#state.toJSON({ steps })
  }

  /** Calls back after each transaction, until the function that it returns is called. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}

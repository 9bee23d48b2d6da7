import {
  Annotation,
  ChangeSet,
  type EditorState,
  StateField,
  Transaction,
  type TransactionSpec,
} from '@codemirror/state'

// One history for whatever a document is changed by: a form, the page, its text, a fix, a drag. Each change is a step that has
// a name for people ("title changed"). CodeMirror's own history knows no names, and merges by place rather than by act.

/** What a step is called, and where it was done. Steps of one group that follow each other quickly are one: typing. */
export interface StepName {
  name: string
  /** The JSON pointer of what was changed: undone, that is selected again. */
  pointer: string
  /** What is selected after it, also when it is done again; without it that is the same place. */
  select?: string
  group?: string
}

export interface Step extends StepName {
  changes: ChangeSet
  inverse: ChangeSet
  /** When it was done, or went on, in milliseconds since 1970. */
  time: number
}

export interface Steps {
  done: readonly Step[]
  undone: readonly Step[]
}

/** Marks a transaction as a step of the history. One without it is typing in the text of the file. */
export const asStep = Annotation.define<StepName & { time: number }>()

const travel = Annotation.define<'undo' | 'redo'>()

/** A pause of this length ends a step of typing, in milliseconds. */
const longestPause = 1500

/** So many steps can be undone. */
const mostSteps = 1000

const none: Steps = { done: [], undone: [] }

/** The history of a document, as a part of its state. It can be kept as JSON. */
export const steps = StateField.define<Steps>({
  create: () => none,
  update: (value, transaction) => (transaction.docChanged ? after(value, transaction) : value),
  toJSON: ({ done, undone }) => ({ done: done.map(asJson), undone: undone.map(asJson) }),
  fromJSON: ({ done, undone }: Record<keyof Steps, JsonStep[]>) => ({
    done: done.map(fromJson),
    undone: undone.map(fromJson),
  }),
})

/** The transaction that takes the last step back; null when there is none. */
export const undo = (state: EditorState): TransactionSpec | null => travelTo(state, 'undo')

/** The transaction that does the step again that was taken back last; null when there is none. */
export const redo = (state: EditorState): TransactionSpec | null => travelTo(state, 'redo')

function travelTo(state: EditorState, way: 'undo' | 'redo'): TransactionSpec | null {
  const { done, undone } = state.field(steps)
  const step = way === 'undo' ? done.at(-1) : undone.at(-1)
  if (!step) return null
  return { changes: way === 'undo' ? step.inverse : step.changes, annotations: travel.of(way), scrollIntoView: true }
}

function after({ done, undone }: Steps, transaction: Transaction): Steps {
  const way = transaction.annotation(travel)
  const last = done.at(-1)
  const next = undone.at(-1)
  if (way === 'undo' && last) return { done: done.slice(0, -1), undone: [...undone, last] }
  if (way === 'redo' && next) return { done: [...done, next], undone: undone.slice(0, -1) }
  const step = stepOf(transaction)
  const isMore = last && undone.length === 0 && isTogether(last, step)
  const whole = isMore ? joined(last, step) : step
  const earlier = isMore ? done.slice(0, -1) : done
  // What was typed and deleted again is no step.
  return { done: whole.changes.empty ? earlier : [...earlier, whole].slice(-mostSteps), undone: [] }
}

function stepOf(transaction: Transaction): Step {
  const time = transaction.annotation(Transaction.time) ?? 0
  const named = transaction.annotation(asStep) ?? { name: 'text changed', pointer: '', group: 'text', time }
  const { changes, startState } = transaction
  return { ...named, changes, inverse: changes.invert(startState.doc) }
}

const isTogether = (last: Step, step: Step) =>
  step.group !== undefined && step.group === last.group && step.time - last.time <= longestPause

const joined = (last: Step, step: Step): Step => ({
  ...last,
  time: step.time,
  changes: last.changes.compose(step.changes),
  inverse: step.inverse.compose(last.inverse),
})

interface JsonStep extends StepName {
  changes: unknown
  inverse: unknown
  time: number
}

const asJson = (step: Step): JsonStep => ({
  ...step,
  changes: step.changes.toJSON() as unknown,
  inverse: step.inverse.toJSON() as unknown,
})
const fromJson = (step: JsonStep): Step => ({
  ...step,
  changes: ChangeSet.fromJSON(step.changes),
  inverse: ChangeSet.fromJSON(step.inverse),
})

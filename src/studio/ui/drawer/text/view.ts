import { EditorState, type Extension, StateEffect, Transaction } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import type { Studio } from '../../../core/studio.ts'
import type { OpenDocument } from '../../../session/document.ts'
import { asStep } from '../../../session/steps.ts'
import { assist } from './assist.ts'
import { textKeys } from './keys.ts'
import { look } from './look.ts'
import { findingMarks, showFindings, showLenses } from './marks.ts'
import { placeOf, pointerAt } from './places.ts'

/** So long after the last key a finding says below its line what can be done, in milliseconds. */
const restTime = 600

/** The documents whose state knows what views of text need. */
const prepared = new WeakSet<OpenDocument>()

/** Shows the text of an open document inside of an element. Gives what ends it. */
export function openView(studio: Studio, document: OpenDocument, parent: HTMLElement): () => void {
  if (!prepared.has(document)) {
    prepared.add(document)
    document.dispatch({ effects: StateEffect.appendConfig.of(extensionsFor(studio, document.key)) })
  }
  const view = new EditorView({
    state: document.state,
    parent,
    dispatchTransactions: (transactions) => {
      for (const transaction of transactions) document.apply(transaction)
    },
  })
  const unlisten = document.listen((transaction) => view.update([transaction]))
  const unfollow = follow(studio, document, view)
  return () => {
    unfollow()
    unlisten()
    view.destroy()
  }
}

const extensionsFor = (studio: Studio, key: string): Extension => [
  look,
  findingMarks(studio),
  assist(studio, key),
  textKeys(studio),
  EditorState.transactionExtender.of(asTyping),
  // What is said of a line is below it: it is in view with the cursor.
  EditorView.scrollMargins.of(() => ({ bottom: 48 })),
  EditorView.updateListener.of(({ view, state, selectionSet, docChanged }) => {
    if (!view.hasFocus || !(selectionSet || docChanged) || !studio.state.editing?.isReadable) return
    studio.select(pointerAt(state.sliceDoc(), state.selection.main.head), 'text')
  }),
]

/** What is typed in the text is a step of its place, which is selected again when it is undone. */
function asTyping(transaction: Transaction) {
  const { docChanged, startState } = transaction
  if (!docChanged || transaction.annotation(asStep) || transaction.annotation(Transaction.userEvent) === undefined)
    return null
  let first = startState.doc.length
  transaction.changes.iterChangedRanges((from) => (first = Math.min(first, from)))
  const pointer = pointerAt(startState.sliceDoc(), first)
  const time = transaction.annotation(Transaction.time) ?? 0
  return { annotations: asStep.of({ name: 'text changed', pointer, group: 'text', time }) }
}

/** Shows in the text what the studio knows of it: its findings, and what is selected elsewhere. */
function follow(studio: Studio, document: OpenDocument, view: EditorView): () => void {
  let findings: unknown
  let selected: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const showLensesNow = () => {
    const { editing } = studio.state
    if (editing?.document === document && editing.isChecked)
      document.dispatch({ effects: showLenses.of(editing.findings) })
  }
  const update = () => {
    const { editing } = studio.state
    if (editing?.document !== document) return
    if (editing.isChecked && editing.findings !== findings) {
      const isFirst = findings === undefined
      findings = editing.findings
      document.dispatch({ effects: showFindings.of(editing.findings) })
      clearTimeout(timer)
      if (isFirst) showLensesNow()
      else timer = setTimeout(showLensesNow, restTime)
    }
    if (editing.isReadable && editing.selected !== selected) {
      selected = editing.selected
      if (!view.hasFocus) goTo(view, document, (placeOf(editing.source, selected)?.start ?? 0) + 1)
    }
  }
  update()
  const unsubscribe = studio.subscribe(update)
  return () => {
    unsubscribe()
    clearTimeout(timer)
  }
}

/** Puts the cursor at an offset, and scrolls there unless it is seen anyway. */
function goTo(view: EditorView, document: OpenDocument, offset: number): void {
  if (pointerAt(document.text, document.state.selection.main.head) === pointerAt(document.text, offset)) return
  const box = view.scrollDOM.getBoundingClientRect()
  const place = view.coordsAtPos(Math.min(offset, view.state.doc.length))
  const isSeen = place !== null && place.top >= box.top && place.bottom <= box.bottom
  document.dispatch({
    selection: { anchor: offset },
    ...(!isSeen && { effects: EditorView.scrollIntoView(offset, { y: 'start', yMargin: 40 }) }),
  })
}

import { createSource } from '../../content/json/index.ts'
import type { OpenDocument } from '../session/document.ts'
import { keepSame } from './keepSame.ts'
import { nearest } from './pointers.ts'
import type { Editing } from './state.ts'

/** The last text of a document that was JSON, and when it last was the document's, in milliseconds since 1970; 0: nobody knows. */
export interface Readable {
  text: string
  at: number
}

/** A document as views see it when it is opened. `last`: what a text that is no JSON was before. */
export function firstView(document: OpenDocument, last?: Readable): Editing {
  const { key, text } = document
  const value = readJson(text)
  const earlier = value ? undefined : readJson(last?.text ?? '')
  const read = value ? { text, at: Date.now() } : earlier && last ? last : { text: '{}', at: 0 }
  return {
    key,
    document,
    source: createSource(key, read.text),
    value: value ?? earlier ?? {},
    isReadable: value !== undefined,
    readableAt: read.at,
    selected: '',
    selectedIn: 'studio',
    cursor: null,
    findings: [],
    isChecked: false,
    save: { kind: 'saved' },
    ...historyOf(document),
  }
}

/** What views see otherwise since the text has changed. A text that is no JSON leaves what was read last. */
export function changedView(document: OpenDocument, { selected, value: before }: Editing): Partial<Editing> {
  const { key, text } = document
  const value = readJson(text)
  const change = { ...historyOf(document), isReadable: value !== undefined, isChecked: false }
  if (!value) return change
  const source = createSource(key, text)
  return {
    ...change,
    source,
    value: keepSame(before, value),
    selected: nearest(value, selected),
    readableAt: Date.now(),
  }
}

function historyOf({ history }: OpenDocument): Pick<Editing, 'undo' | 'redo'> {
  return { undo: history.undo?.name, redo: history.redo?.name }
}

/** The value of a document's text; undefined: it is no JSON, or no document. */
export function readJson(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

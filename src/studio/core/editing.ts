import { createSource } from '../../content/json/index.ts'
import type { OpenDocument } from '../session/document.ts'
import { keepSame } from './keepSame.ts'
import { nearest } from './pointers.ts'
import type { Editing } from './state.ts'

/** A document as views see it when it is opened. */
export function firstView(document: OpenDocument): Editing {
  const { key, text } = document
  const value = readJson(text)
  return {
    key,
    document,
    source: createSource(key, value ? text : '{}'),
    value: value ?? {},
    isReadable: value !== undefined,
    readableAt: value ? Date.now() : 0,
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

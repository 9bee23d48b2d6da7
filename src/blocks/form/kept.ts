import { fieldNames, type Values } from './values.ts'

/** What a tab remembers of a form: what is being written, and what has been sent from here. */
export interface Kept {
  draft?: Values
  sent?: Values
}

const listeners = new Set<() => void>()

const keyOf = (variant: string) => `form ${variant} ${location.pathname}`

/** What this tab remembers of the form of this page, as it is stored. Empty when it remembers nothing. */
export function readStored(variant: string): string {
  try {
    return sessionStorage.getItem(keyOf(variant)) ?? ''
  } catch {
    return ''
  }
}

/** What has been stored. Nothing, when somebody else has written it. */
export function parseKept(stored: string): Kept {
  try {
    const { draft, sent } = JSON.parse(stored) as Record<string, unknown>
    return { ...(isValues(draft) && { draft }), ...(isValues(sent) && { sent }) }
  } catch {
    return {}
  }
}

/** Changes what this tab remembers; `undefined` forgets. */
export function keep(variant: string, change: { [K in keyof Kept]: Values | undefined }): void {
  try {
    sessionStorage.setItem(keyOf(variant), JSON.stringify({ ...parseKept(readStored(variant)), ...change }))
  } catch {
    // Storage is full or forbidden: then the fields alone hold the words.
  }
  for (const listener of listeners) listener()
}

/** Calls `listener` after each change by this page. Returns what ends it. */
export function onKept(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function isValues(value: unknown): value is Values {
  return (
    typeof value === 'object' &&
    value !== null &&
    fieldNames.every((name) => typeof (value as Values)[name] === 'string')
  )
}

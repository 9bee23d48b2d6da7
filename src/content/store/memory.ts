import type { ContentOptions } from './content.ts'
import { type Entry, entryOf, type Hash, type Reading, readingOf } from '../entry/index.ts'
import { readDocument } from '../index.ts'
import { type GraphCache, tiesOf } from '../site/index.ts'

type Options = Pick<ContentOptions, 'root' | 'drawings' | 'known'>

/** The entry of a document with this text: as an earlier run has left it, or read now. */
export function readEntry(options: Options, key: string, text: string): Entry {
  const reading = options.known?.(key, text)
  if (reading) return keptEntry(options, key, reading, () => text)
  return readDocument(options.root, key, text, options.drawings)
}

/** The entry of a document as an earlier run has left it. `read` gives its text. */
export function keptEntry({ root, drawings }: Options, key: string, reading: Reading, read: () => string): Entry {
  return entryOf({ root, key, read, again: () => readDocument(root, key, read(), drawings) }, reading)
}

/** Whether a file has this text already. What it had when it was taken over is not read for that: it may be gone. */
export function holds(entry: Entry | undefined, text: string, hash: Hash | undefined): boolean {
  if (!entry || entry.unread !== undefined) return false
  return hash && entry.sum !== undefined ? entry.sum === hash(text) : entry.source.written === text
}

/** What a later run can take over of a document; null: nothing. */
export function readingIn(cache: GraphCache | undefined, entry: Entry, hash: Hash | undefined): Reading | null {
  if (!hash) return null
  const { basis, findings, faulty } = cache?.words.get(entry) ?? {}
  const judged = basis !== undefined && findings && faulty === '' ? { basis, findings } : undefined
  return readingOf(entry, { judged, ties: tiesOf(cache?.links.get(entry)) }, hash)
}

import type { ContentOptions } from './content.ts'
import { earlyJudge } from './early.ts'
import { type Entry, type Hash, type Reading, readingOf } from '../entry/index.ts'
import { readDocument } from '../index.ts'

/** Reads documents one by one, beside a store that takes over what that came to. */
export interface Reader {
  /** A document that is there before all others, because their words are judged beside it: the site's own, or a shared one. */
  set(key: string, text: string): void
  /** What the reading of a page came to; null: the store itself has to read it, as something is to be said about it. */
  read(key: string, text: string): Reading | null
}

/** A reader for a store with the same options. */
export function createReader(
  options: Pick<ContentOptions, 'root' | 'drawings' | 'today' | 'drafts'> & { hash: Hash },
): Reader {
  const { root, drawings, hash } = options
  const entries = new Map<string, Entry>()
  const early = earlyJudge(entries, options, hash)
  return {
    set(key, text) {
      entries.set(key, readDocument(root, key, text, drawings))
    },
    read(key, text) {
      const entry = readDocument(root, key, text, drawings)
      early.settle(entry, () => text)
      return readingOf(entry, { judged: entry.judged, ties: undefined }, hash)
    },
  }
}

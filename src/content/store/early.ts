import { type Entry, type Hash, letGo, sumOf } from '../entry/index.ts'
import { judge, SiteMap, type View } from '../site/index.ts'

/** Judges the words of documents as soon as they are read, beside what is known of the others by then. */
export interface Early {
  /**
   * Judges the words of a page in which nothing is wrong, while its text is at hand, and lets go of that: `read` gives the text of
   * this sum again. What turns out later to be judged beside something else is judged again.
   */
  settle(entry: Entry, read: (sum: string) => string): void
  /** The document is another one now. */
  forget(key: string): void
}

/** `entries`: all files as they are. */
export function earlyJudge(entries: ReadonlyMap<string, Entry>, view: View, hash: Hash | undefined): Early {
  let map: SiteMap | undefined
  return {
    settle(entry, read) {
      if (!hash || entry.kept || entry.kind !== 'page') return
      if (entry.findings.length > 0 || !entries.has('_site.json')) return
      map ??= new SiteMap(new Map([...entries].filter(([key]) => key.startsWith('_'))), view)
      const sum = sumOf(entry, hash)
      entry.judged = judge(entry, map)
      letGo(entry, () => read(sum))
    },
    forget(key) {
      // Pages have no such names.
      if (key.startsWith('_')) map = undefined
    },
  }
}

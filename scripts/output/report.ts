import { readFileSync } from 'node:fs'
import type { Finding } from '../../src/content/finding/index.ts'
import type { Fixed, LeftFix } from '../../src/content/fix/index.ts'
import { count } from '../../src/model/words.ts'

/** What was checked. */
export interface Checked {
  pages: number
  documents: number
}

/** A change whose findings are told: so many files, and so many findings in others that were there before. */
export interface Since {
  files: number
  before: number
}

/** The files that somebody named, of which alone findings are told; `elsewhere`: the errors of all others. */
export interface Named {
  files: number
  elsewhere: number
}

/** The errors of files that nobody named, in a sentence; null when there are none. */
export const elsewhereNote = (named: Named | undefined): string | null =>
  named === undefined || named.elsewhere === 0
    ? null
    : `Other files have ${count(named.elsewhere, 'error')}, and with ${named.elsewhere === 1 ? 'it' : 'them'} nothing is published: npm run check`

/** The findings that are left out, in a sentence; null when there are none. */
export const beforeNote = (since: Since | undefined): string | null =>
  since === undefined || since.before === 0
    ? null
    : `${count(since.before, 'finding')} elsewhere ${since.before === 1 ? 'was' : 'were'} there before.`

/** What a report tells. */
export interface Report {
  findings: readonly Finding[]
  checked?: Checked
  /** The documents that were fixed before the findings were looked for. */
  fixed?: readonly Fixed[]
  /** The fixes that --fix leaves out, or would leave out, because they would make another mistake. */
  refused?: readonly LeftFix[]
  /** How many of the findings --fix would fix, where somebody has tried it; otherwise all with a certain fix. */
  fixable?: number
  /** What has to be replaced before visitors come; always listed as a whole. For programs it is part of the findings. */
  launch?: readonly Finding[]
  /** Only what comes with a change is in the findings. */
  since?: Since
  /** Only what is in files that somebody named is in the findings. */
  named?: Named
  /** Everything in full, however long it gets. */
  all?: boolean
  /** One of many reports: on one line, where the format is for programs. */
  isLine?: boolean
}

/** Reads each file of the findings once, for the lines around them; '' where that is not possible. */
export function createTexts(): (file: string) => string {
  const texts = new Map<string, string>()
  return (file) => {
    const known = texts.get(file)
    if (known !== undefined) return known
    const text = read(file)
    texts.set(file, text)
    return text
  }
}

function read(file: string): string {
  // A picture has no lines.
  if (!file.endsWith('.json')) return ''
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // A file that is missing or cannot be read: the finding says so, and there are no lines to show.
    return ''
  }
}

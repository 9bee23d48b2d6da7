import { type Details, detailsOf, type Gist, gistAlone, LaterFacts } from '../facts/index.ts'
import { noSiteTokens } from '../fields/index.ts'
import type { Finding } from '../finding/index.ts'
import { laterSource, type Source } from '../json/index.ts'
import { KeptValue, parseJson } from '../parse/index.ts'
import { readWording, type Silencer, type Wording } from '../rules/index.ts'
import { kindOf, routeOf } from '../../model/route.ts'
import type { Entry } from './entry.ts'

/** Makes a short name for a text that no other text has. */
export type Hash = (text: string) => string

/** The name of the text of a file, made once. */
export const sumOf = (entry: Entry, hash: Hash): string => (entry.sum ??= hash(entry.source.written))

/** What was found in the words of a document. */
export interface Judged {
  /** All that they depend on beside the document, as `wordsBasis` in `site/documentChecks.ts` writes it. */
  basis: string
  findings: readonly Finding[]
}

/** What the reading of a document without findings came to: plain values, which another run can use while the text is the same. */
export interface Reading {
  /** The sum of the text, as {@link sumOf} gives it. */
  sum: string
  gist: Gist
  /** The rest of its facts; undefined: it is not at hand any more. */
  details(): Details | undefined
  silencers: readonly Silencer[]
  /** What was found in its words. */
  judged?: Judged | undefined
  /** To what it leads; undefined: something is wrong with that. */
  ties?: Ties | undefined
  /** It was read beside this run and not before it, so whatever it changes is still to be found out. */
  isNew?: boolean
}

/** The pages to which a document leads, those of them to a place on which it does, and the folders that it lists. */
export interface Ties {
  reached: readonly string[]
  aimed: readonly string[]
  folders: readonly string[]
}

/**
 * What another run needs in order not to read a document again. `judged` and `ties`: what has been found out about its words
 * and its links. Null: it has to be read, because something in it was found, or it holds what only a reader can tell.
 */
export function readingOf(
  entry: Entry,
  { judged, ties }: Pick<Reading, 'judged' | 'ties'>,
  hash: Hash,
): Reading | null {
  // What another run has left is given as it came where nothing is new: who keeps it sees at once that it is the same.
  const { kept } = entry
  if (kept && judged?.basis === kept.judged?.basis && ties === kept.ties) return kept
  if (!canBeKept(entry)) return null
  const { facts, wording } = entry
  const { silencers } = wording
  return { sum: sumOf(entry, hash), gist: gistAlone(facts), details: () => detailsOf(facts), silencers, judged, ties }
}

/** Whether another run can take over what the reading of a document came to. */
export function canBeKept({ kind, findings, facts, kept }: Entry): boolean {
  if (kind === 'site' || kind === 'other' || findings.length > 0) return false
  // What is known of a service is its schema, which is no plain value, so it was never packed.
  return kept !== undefined || facts instanceof LaterFacts || facts.services.length === 0
}

/** A document that was read in another run. */
export interface KeptDocument {
  root: string
  key: string
  /** Gives its text, which has not changed since. */
  read: () => string
  /** Reads the document again, for what is not at hand any more. */
  again: () => Entry
}

/** The entry of a document that was read in another run. It says the same as one that is read now. */
export function entryOf({ root, key, read, again }: KeptDocument, reading: Reading): Entry {
  const kind = kindOf(key)
  const { judged, ties } = reading
  const source = laterSource(`${root}/${key}`, read)
  let facts: Details | undefined
  return {
    key,
    kind,
    route: kind === 'page' ? routeOf(key) : null,
    source,
    value: new KeptValue(read, undefined),
    shaped: true,
    findings: [],
    isParsed: true,
    sound: true,
    facts: new LaterFacts(reading.gist, () => reading.details() ?? (facts ??= again().facts)),
    wording: new LaterWording(source, kind === 'shared' ? 'shared' : 'page', reading.silencers),
    tokens: noSiteTokens.values,
    spoiledTokens: noSiteTokens.spoiled,
    ...(!reading.isNew && { kept: reading }),
    sum: reading.sum,
    judged,
    ties,
  }
}

/** Lets go of the text of a document without findings, and of what is made of it: `read` gives the text to who asks for more. */
export function letGo(entry: Entry, read: () => string): void {
  entry.source = laterSource(entry.source.file, read)
  entry.value = new KeptValue(read, undefined)
  entry.wording = new LaterWording(entry.source, entry.kind === 'shared' ? 'shared' : 'page', entry.wording.silencers)
}

/**
 * Lets go of the facts of a document but for their gist. `details` gives the rest to who asks for it, and `again` reads the
 * document where it cannot.
 */
export function leaveFacts(entry: Entry, details: Reading['details'], again: () => Entry): void {
  if (entry.facts instanceof LaterFacts) return
  let facts: Details | undefined
  entry.facts = new LaterFacts(entry.facts, () => details() ?? (facts ??= again().facts))
}

/** The wording of a document, read when somebody asks for more than what it silences: few documents are. */
class LaterWording implements Wording {
  readonly silencers: readonly Silencer[]
  readonly #source: Source
  readonly #kind: 'page' | 'shared'
  #read: Wording | undefined

  constructor(source: Source, kind: 'page' | 'shared', silencers: readonly Silencer[]) {
    this.#source = source
    this.#kind = kind
    this.silencers = silencers
  }

  get findings() {
    return this.#wording().findings
  }

  get blocks() {
    return this.#wording().blocks
  }

  #wording(): Wording {
    return (this.#read ??= readWording(this.#source, this.#kind, parseJson(this.#source.text).value))
  }
}

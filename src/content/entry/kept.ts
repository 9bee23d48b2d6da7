import type { Entry } from './entry.ts'
import type { Facts } from '../facts/index.ts'
import { noSiteTokens } from '../fields/index.ts'
import { createSource } from '../json/index.ts'
import { KeptValue, parseJson } from '../parse/index.ts'
import { readWording, type Wording } from '../rules/index.ts'
import { kindOf, routeOf } from '../../model/route.ts'

/** Makes a short name for a text that no other text has. */
export type Hash = (text: string) => string

const sums = new WeakMap<Entry, string>()

/** The name of the text of a file, made once. */
export function sumOf(entry: Entry, hash: Hash): string {
  const sum = sums.get(entry) ?? hash(entry.source.written)
  sums.set(entry, sum)
  return sum
}

/** What the reading of a document without findings came to: plain values, which another run can use while the text is the same. */
export interface Reading {
  /** The sum of the text, as {@link sumOf} gives it. */
  sum: string
  facts: Facts
  /** As {@link Entry.cleanWith}. */
  cleanWith?: string
}

/**
 * What another run needs in order not to read a document again. `cleanWith`: what has been found out about its words. Null: it
 * has to be read, because something in it was found, or it holds what only a reader can tell.
 */
export function readingOf(entry: Entry, cleanWith: string | undefined, hash: Hash): Reading | null {
  const { kind, findings, facts, wording } = entry
  if (kind === 'site' || kind === 'other' || findings.length > 0) return null
  // A silencer is judged by what it silences, and a service by its schema, which is no plain value.
  if (wording.silencers.length > 0 || facts.services.length > 0) return null
  return { sum: sumOf(entry, hash), facts, ...(cleanWith !== undefined && { cleanWith }) }
}

/** The entry of a document that was read in another run. It says the same as one that is read now. */
export function entryOf(root: string, key: string, text: string, { sum, facts, cleanWith }: Reading): Entry {
  const kind = kindOf(key)
  const source = createSource(`${root}/${key}`, text)
  const entry: Entry = {
    key,
    kind,
    route: kind === 'page' ? routeOf(key) : null,
    source,
    value: new KeptValue(text, undefined),
    shaped: true,
    findings: [],
    isParsed: true,
    sound: true,
    facts,
    wording: laterWording(() => readWording(source, kind === 'shared' ? 'shared' : 'page', parseJson(text).value)),
    tokens: noSiteTokens.values,
    spoiledTokens: noSiteTokens.spoiled,
    ...(cleanWith !== undefined && { cleanWith }),
  }
  sums.set(entry, sum)
  return entry
}

/** The wording of a document without silencers, read when somebody asks for more: few documents are. */
function laterWording(read: () => Wording): Wording {
  let known: Wording | undefined
  const wording = () => (known ??= read())
  return {
    get findings() {
      return wording().findings
    },
    get blocks() {
      return wording().blocks
    },
    silencers: [],
  }
}

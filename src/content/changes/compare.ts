import { type Content, type ContentOptions, createContent } from '../store/index.ts'
import { replaceTokens } from '../fields/index.ts'
import type { Finding } from '../finding/index.ts'
import { parseJson } from '../parse/index.ts'
import { kindOf, routeOf } from '../../model/route.ts'
import { documentSchemas, isGroup } from '../schema/index.ts'
import { modelFinder } from './copies.ts'
import { compareDocuments, type DocumentChange } from './documents.ts'
import { asBefore, type Follow, followMoves } from './entries.ts'
import { nameElsewhere } from './elsewhere.ts'
import { textOf } from './pairs.ts'
import { type LaterPage, listedLater, Touched, type TouchedPage } from './touched.ts'
import { likeness } from './words.ts'

/** What a set of changes does to a site, for people who review it. */
export interface SiteChanges {
  documents: DocumentChange[]
  /** The addresses whose pages are drawn differently, '404' for unknown ones; `all`: that is every page there is. */
  routes: string[]
  all: boolean
  /** Those of them that differ in more than what the site's document puts on every page. */
  own: TouchedPage[]
  later: LaterPage[]
  /** The day on which both versions are looked at; undefined: on all days at once. */
  day?: string | undefined
  fresh: Finding[]
  gone: Finding[]
}

type Texts = ReadonlyMap<string, string>

/** What both versions have in common. `mediaBefore`: the pictures of the first, where they are others. */
export interface CompareOptions extends ContentOptions {
  mediaBefore?: ContentOptions['media']
}

/** Compares two versions of a content folder: the text of each document by its key. */
export function compareSites(before: Texts, after: Texts, { mediaBefore, ...options }: CompareOptions): SiteChanges {
  const [old, next] = [
    contentOf(before, mediaBefore ? { ...options, media: mediaBefore } : options),
    contentOf(after, options),
  ]
  const { today } = options
  const isRead = (key: string) => kindOf(key) !== 'other'
  const gone = new Set([...before.keys()].filter((key) => isRead(key) && !after.has(key)))
  const fresh = [...after.keys()].filter((key) => isRead(key) && !before.has(key))
  const documents: DocumentChange[] = []
  const tokens = next.map().site?.tokens ?? new Map<string, string>()
  const titles = new Map(
    [old, next].flatMap((content) =>
      content.map().entries.map(({ key, facts }) => [key, replaceTokens(facts.title, tokens)] as const),
    ),
  )
  const modelOf = modelFinder(new Map([...after].filter(([key]) => kindOf(key) === 'page' && before.has(key))))
  const origins = originsOf(fresh, after, gone, before)
  for (const from of origins.values()) gone.delete(from)
  const follow = followMoves([...origins].map(([key, oldKey]) => ({ key, oldKey })))
  const touched = new Touched(old, next, follow)
  for (const key of fresh) {
    const from = origins.get(key)
    const was = from === undefined ? null : (before.get(from) ?? null)
    const text = after.get(key) ?? ''
    const found = was === null && kindOf(key) === 'page' ? modelOf(text) : undefined
    const model = found && { ...found, text: after.get(found.key) ?? '' }
    documents.push(compareDocuments(key, was, text, { oldKey: from, today, titles, follow, model }))
    touched.add(key)
  }
  for (const key of gone) {
    documents.push(compareDocuments(key, before.get(key) ?? null, null, { titles }))
    touched.add(key)
  }
  for (const [key, text] of after) {
    const known = before.get(key)
    if (!isRead(key) || known === undefined || known === text) continue
    const change = compareDocuments(key, known, text, { today, titles, follow })
    // Other spaces and other line ends are no change for readers.
    if (change.kind === 'changed' && change.fields.length + change.blocks.length === 0) continue
    documents.push(change)
    if (kindOf(key) === 'site' && shownOf(known, follow) === shownOf(text, asBefore)) continue
    // With another title it may be in other lists than before.
    touched.add(key)
  }
  for (const change of documents) change.title = replaceTokens(change.title, tokens)
  sayLeads(documents, next)
  nameElsewhere(documents)
  documents.sort((a, b) => (a.key < b.key ? -1 : 1))
  const { routes, own } = touched.result()
  const keys = documents.map(({ key }) => key)
  return {
    documents,
    routes,
    all: routes.length > next.routes().length,
    own,
    day: today,
    later: listedLater(keys, next, today, (day) => contentOf(after, { ...options, today: day })),
    ...compareFindings(old.findings(), next.findings()),
  }
}

function contentOf(texts: Texts, options: ContentOptions): Content {
  const content = createContent(options)
  for (const [key, text] of texts) content.set(key, text)
  return content
}

/** What the addresses answer that are lost. */
function sayLeads(documents: readonly DocumentChange[], next: Content): void {
  const leads = new Map(next.redirects().map(({ from, to }) => [from, to]))
  for (const change of documents) {
    const lost = change.kind === 'gone' ? change.route : change.oldKey === undefined ? null : routeOf(change.oldKey)
    if (lost !== null && !next.routes().some(({ route }) => route === lost)) change.leads = leads.get(lost) ?? null
  }
}

/** What visitors see of the site's document, as a text, with its links where they lead now. */
function shownOf(text: string, follow: Follow): string {
  const { value } = parseJson(text)
  if (!isGroup(value)) return text
  const { properties } = documentSchemas.site
  const shown = Object.entries(value).filter(([name]) => properties?.[name]?.internal !== true)
  return JSON.stringify(shown, (_, part: unknown) => (typeof part === 'string' ? follow(part) : part))
}

/** The documents that are at another place now, each with its key before. */
function originsOf(
  fresh: readonly string[],
  after: Texts,
  gone: ReadonlySet<string>,
  before: Texts,
): Map<string, string> {
  const origins = new Map<string, string>()
  const left = new Set(gone)
  for (const key of fresh) {
    const from = findMoved(key, after.get(key) ?? '', left, before)
    if (from === undefined) continue
    left.delete(from)
    origins.set(key, from)
  }
  return origins
}

/** A page that says where it was, or a document with mostly the words of one that is gone, has moved. */
function findMoved(key: string, text: string, gone: ReadonlySet<string>, before: Texts): string | undefined {
  const { value } = parseJson(text)
  const earlier = isGroup(value) && Array.isArray(value.redirectFrom) ? value.redirectFrom : []
  const same = [...gone].filter((other) => kindOf(other) === kindOf(key))
  const said = same.find((other) => earlier.includes(routeOf(other)))
  if (said !== undefined) return said
  const words = textOf(value)
  const [best] = same
    .map((other) => ({ other, share: likeness(textOf(parseJson(before.get(other) ?? '').value), words) }))
    .filter(({ share }) => share > 0.6)
    .sort((a, b) => b.share - a.share)
  return best?.other
}

/** Places may have moved, so they do not count. */
const nameOf = ({ code, message, where }: Finding) => `${code} ${message} ${where}`

/** Findings of the one list that the other one has not; `name` tells which are the same. */
export function compareFindings(
  before: readonly Finding[],
  after: readonly Finding[],
  name: (finding: Finding) => string = nameOf,
): { fresh: Finding[]; gone: Finding[] } {
  const without = (list: readonly Finding[], others: readonly Finding[]) => {
    const left = new Map<string, number>()
    for (const one of others) left.set(name(one), (left.get(name(one)) ?? 0) + 1)
    return list.filter((one) => {
      const rest = left.get(name(one)) ?? 0
      left.set(name(one), rest - 1)
      return rest <= 0
    })
  }
  return { fresh: without(after, before), gone: without(before, after) }
}

import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { paragraphGap } from '../../src/content/json/index.ts'
import { blockSchema, joinParagraphs, type Text, walk } from '../../src/content/schema/index.ts'
import { placeOf, phrasesOf, wordVisitor } from '../../src/content/wording/index.ts'
import { kindOf, notFoundRoute, routeOf } from '../../src/model/route.ts'
import { slug } from '../../src/model/words.ts'
import { otherWords } from './otherWords.ts'
import { createRandom } from './random.ts'

/** The words that the requirements demand: number → route (`404`, or `site` for the frame) → texts, with tokens. */
export type Literals = Record<string, Record<string, string[]>>

type Values = Record<string, unknown>

interface Document {
  key: string
  kind: 'page' | 'site' | 'shared'
  value: Values
  /** The same as it is in the file: a running text may be a list of paragraphs. */
  written: Values
}

/**
 * Copies a site as another editor would have written it: in other words, and with its cards, questions and points in
 * another order. What the requirements demand stays, and so do tokens, links, lengths, and what the checks look at.
 * The same seed gives the same copy.
 * @param from the folder of the documents, which is left as it is
 * @param to a folder that is not there yet
 */
export function rewriteSite(from: string, to: string, literals: Literals, seed: string): void {
  cpSync(from, to, { recursive: true })
  const documents = readDocuments(to)
  const site = documents.find(({ kind }) => kind === 'site')?.value ?? {}
  const change = otherWords(
    documents.flatMap(freeTexts).map(({ text }) => text),
    wordsToLeave(site, literals),
    seed,
  )
  const anchors = linkedAnchors(documents)
  const names = takenNames(documents)
  const random = createRandom(seed)
  for (const document of documents) {
    const fixed = [...literalsOf(document, literals), ...assumedIn(document.key, site)]
    for (const { text, pointer } of freeTexts(document)) {
      if (names.has(text)) continue
      const lines = text.split('\n').map((line) => (isLinked(line, anchors) ? line : change(line, fixed)))
      write(document.written, pointer, lines.join('\n'))
    }
    if (document.kind !== 'site') reorder(document.written, random)
    writeFileSync(join(to, document.key), `${JSON.stringify(document.written, null, 2)}\n`)
  }
}

function readDocuments(folder: string): Document[] {
  const keys = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((key) => key.replaceAll('\\', '/'))
  return keys.sort().flatMap((key) => {
    const kind = kindOf(key)
    if (kind === 'other') return []
    const written = JSON.parse(readFileSync(join(folder, key), 'utf8')) as Values
    const value = joinParagraphs(structuredClone(written))
    return [{ key, kind: kind === 'notFound' ? 'page' : kind, value, written }]
  })
}

/** The texts that an editor chooses freely. Those at the top of the site's document are the values of tokens. */
function freeTexts({ kind, value }: Document): { text: string; pointer: string }[] {
  const found: { text: string; pointer: string }[] = []
  const isFree = ({ schema, group }: Text) =>
    (schema.format ?? 'markdown') === 'markdown' && !schema.pattern && !(kind === 'site' && !group.parent)
  const visit = (text: Text) => {
    if (isFree(text)) found.push({ text: text.text, pointer: placeOf(text).pointer })
  }
  walk(kind, value, [wordVisitor({ text: visit })])
  return found
}

/** What this document has to say, by the requirements. A shared one speaks on every page. */
function literalsOf({ key, kind }: Document, literals: Literals): string[] {
  const route = kind === 'site' ? 'site' : (routeOf(key) ?? notFoundRoute)
  return Object.values(literals).flatMap((places) =>
    kind === 'shared' ? Object.values(places).flat() : (places[route] ?? []),
  )
}

/** The words by which the site's notes about assumptions find their place in a document: `"location": "Nigeria"`. */
function assumedIn(key: string, { assumptions = [] }: Values): string[] {
  const notes = (assumptions as { file: string; find: string }[]).filter(({ file }) => file === key)
  return notes.flatMap(({ find }) => (find.includes('"') ? (/: "([^"]+)"$/.exec(find)?.slice(1) ?? []) : [find]))
}

/**
 * Words that the checks read: the site's own list, those that say nothing in a link or about a picture, those that ask.
 * And those of texts that stay, or one of them could be there twice in a row.
 */
function wordsToLeave(site: Values, literals: Literals): Set<string> {
  const listed = phrasesOf(site).flatMap(({ words, allow = [] }) => [...words, ...allow])
  const empty = 'here more read this link page click learn image picture photo drawing icon soon draft'
  // A title that begins with one of these has to end as a question.
  const asking =
    'how what which when where why who whom whose do does did can could will would should is are am was were has have may must'
  const demanded = Object.values(literals).flatMap((places) => Object.values(places).flat())
  return new Set([...listed, empty, asking, ...demanded].flatMap((text) => text.toLowerCase().split(/[^\p{L}]+/u)))
}

/** The places in running text that links of the site lead to: their headings stay. */
function linkedAnchors(documents: readonly Document[]): Set<string> {
  const all = documents.map(({ value }) => JSON.stringify(value)).join('\n')
  return new Set([...all.matchAll(/#([a-z][a-z0-9-]*)/g)].map(([, anchor = '']) => anchor))
}

/** The names by which lists take entries of shared documents: one that changed would be taken by nobody. */
function takenNames(documents: readonly Document[]): Set<string> {
  const names = new Set<string>()
  const text = ({ schema, text: name }: Text) => schema.format === 'entryName' && names.add(name)
  for (const { kind, value } of documents) walk(kind, value, [{ internal: true, text }])
  return names
}

const isLinked = (line: string, anchors: ReadonlySet<string>) => /^#+ /.test(line) && anchors.has(slug(line))

/** The lists whose order nobody demands. */
const lists = ['cards', 'questions', 'points']

/** Whether each entry says something to machines, as questions do: it can be read by itself. */
const isListOfData = ({ type }: Values, key: string) => blockSchema(String(type))?.structuredData?.each === key

/** Turns the lists so that another entry comes first. */
function reorder(value: unknown, random: () => number): void {
  if (typeof value !== 'object' || value === null) return
  const group = value as Values
  for (const [key, inner] of Object.entries(group)) {
    reorder(inner, random)
    if (!Array.isArray(inner) || !(lists.includes(key) || isListOfData(group, key))) continue
    const first = 1 + Math.floor(random() * (inner.length - 1))
    group[key] = [...inner.slice(first), ...inner.slice(0, first)]
  }
}

/** Puts a text in its place: `/blocks/0/title`. A list of paragraphs stays one. */
function write(document: Values, pointer: string, text: string): void {
  const steps = pointer.slice(1).split('/')
  const last = steps.pop() ?? ''
  let group = document
  for (const step of steps) group = group[step] as Values
  group[last] = Array.isArray(group[last]) ? text.split(paragraphGap) : text
}

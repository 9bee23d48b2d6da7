import {
  checkPhrases,
  checkSamples,
  checkSpelling,
  checkUnfinished,
  isWords,
  mayHoldFillings,
  type PhraseFinder,
  phraseFinder,
  type Phrases,
  phrasesOf,
  type PlacedBlock,
  type TextFinding,
  sampleTexts,
  spellings,
  unfinishedWords,
  type Wanted,
} from '../wording/index.ts'
import { checkContacts, checkWrittenOut, contactsIn, namesIn, writtenWords } from './writtenOut.ts'
import { checksOf } from '../rules/index.ts'
import type { Entry } from '../entry/index.ts'
import { type Text, walk } from '../schema/index.ts'
import type { SiteMap } from './siteMap.ts'
import { replaceTokens } from '../fields/index.ts'

/** What the words of all documents are checked with: it comes from the site's document. */
export interface Style {
  tokens: ReadonlyMap<string, string>
  /** The same for two styles that are the same. */
  key: string
  find: PhraseFinder<Phrases>
  /** Whether a file with this text may hold words that are out, unfinished, or of a sample. */
  suspects(text: string): boolean
}

const none = styleWith(new Map(), [])
const styles = new WeakMap<Entry, Style>()

/** The style of a site; without its document there are no tokens, and no words are out. */
export function styleOf(site: Entry | undefined): Style {
  if (!site?.sound) return none
  const known = styles.get(site)
  if (known) return known
  const phrases = phrasesOf(site.value.get())
  const style = styleWith(site.tokens, phrases)
  styles.set(site, style)
  return style
}

function styleWith(tokens: ReadonlyMap<string, string>, phrases: readonly Phrases[]): Style {
  const findAny = phraseFinder<Wanted>([
    ...phrases,
    ...spellings,
    { words: unfinishedWords },
    { words: sampleTexts },
    { words: writtenWords(tokens) },
  ])
  const find = phraseFinder(phrases)
  return {
    tokens,
    key: JSON.stringify([...tokens, phrases]),
    find,
    suspects: (text) =>
      findAny(text).length > 0 ||
      mayHoldFillings(text) ||
      linesWithTokens(text).some((line) => find(replaceTokens(line, tokens)).length > 0),
  }
}

/** The lines of a file in which tokens are: no text runs over several lines. */
function linesWithTokens(text: string): string[] {
  const lines: string[] = []
  for (let at = text.indexOf('{'); at >= 0; at = text.indexOf('{', at + 1)) {
    if (!/[A-Za-z]/.test(text.charAt(at + 1))) continue
    const end = text.indexOf('\n', at)
    const start = text.lastIndexOf('\n', at) + 1
    lines.push(text.slice(start, end < 0 ? text.length : end))
    if (end < 0) break
    at = end
  }
  return lines
}

const [onHead, onPage] = [checksOf('head'), checksOf('page')]

/** The shared documents that a page uses; null when one of them is missing or has errors, so that the page is not known. */
function sharedOf(entry: Entry, map: SiteMap): Entry[] | null {
  const found: Entry[] = []
  for (const { use } of entry.facts.blocks) {
    if (use === undefined) continue
    const shared = map.shared.get(use)
    if (!shared?.sound) return null
    found.push(shared)
  }
  return found
}

/**
 * Findings on the words of a document and on the page that it makes together with its shared documents. `faulty`: what
 * has a finding already, as {@link placeKey} names it.
 */
export function checkDocument(entry: Entry, map: SiteMap, style: Style, faulty: ReadonlySet<string>): TextFinding[] {
  const { slips } = entry.facts
  // What a slip is does not depend on what else is wrong with the document; the rest waits until that is fixed.
  if (!entry.sound && !entry.isParsed) return slips
  if (!entry.sound)
    return [...slips, ...besideFindings([...entry.wording.findings, ...checkWords(entry, style)], entry)]
  const texts = [...slips, ...entry.wording.findings, ...checkWords(entry, style)]
  if (entry.kind !== 'page' && entry.kind !== 'notFound') return texts
  if (map.site?.sound) onHead(texts, entry.facts, style.tokens)
  const shared = sharedOf(entry, map)
  if (!shared) return texts
  const placed = placedBlocks(entry, map)
  const blocks = faulty.size === 0 ? placed : withoutLinks(placed, faulty)
  const characters = shared.reduce((sum, { source }) => sum + source.text.length, entry.source.text.length)
  onPage(texts, { blocks, source: entry.source, characters }, undefined)
  return texts
}

/** Findings on what has no finding itself, is in nothing that has one, and holds nothing that has one. */
function besideFindings(texts: readonly TextFinding[], { findings }: Entry): TextFinding[] {
  const faulty = findings.flatMap(({ pointer, severity }) => (severity === 'error' ? [pointer] : []))
  const holds = (outer: string, inner: string) => outer === inner || inner.startsWith(`${outer}/`)
  return texts.filter(({ place: { pointer } }) =>
    faulty.every((finding) => finding !== '' && pointer !== '' && !holds(finding, pointer) && !holds(pointer, finding)),
  )
}

/** Most files hold none of the words, which their text tells as it is; only the others are taken apart again. */
function checkWords(entry: Entry, { find, tokens, suspects }: Style): TextFinding[] {
  if (entry.kind === 'other') return []
  const { text } = entry.source
  if (!text.includes('\\u') && entry.kind !== 'site' && !suspects(text)) return []
  const names = namesIn(entry, tokens)
  const contacts = contactsIn(entry, tokens)
  const texts: TextFinding[] = []
  const isRead = entry.findings.length === 0 || entry.isParsed
  const visit = (found: Text) => {
    if (contacts.length > 0) texts.push(...checkContacts(found, contacts, entry.source))
    if (!isWords(found.schema)) return
    texts.push(
      ...checkSpelling(found),
      ...checkPhrases(found, find, tokens),
      ...checkWrittenOut(found, names, entry.source),
    )
    if (isRead) texts.push(...checkUnfinished(found), ...checkSamples(found))
  }
  walk(entry.kind === 'notFound' ? 'page' : entry.kind, entry.value.get(), [{ text: visit }])
  return texts
}

function placedBlocks(entry: Entry, map: SiteMap): PlacedBlock[] {
  const placed: PlacedBlock[] = []
  for (const [index, block] of entry.wording.blocks.entries()) {
    const fact = entry.facts.blocks[index]
    if (fact?.use === undefined) {
      placed.push(block)
      continue
    }
    const broughtBy = { pointer: `${fact.pointer}/use`, where: fact.where }
    for (const brought of map.shared.get(fact.use)?.wording.blocks ?? []) placed.push({ ...brought, broughtBy })
  }
  return placed
}

/** The name of a place in a document among those of all documents. */
export const placeKey = (file: string, pointer: string): string => `${file}#${pointer}`

/** Nobody knows where a faulty address was meant to lead, and one slip is one finding. */
const withoutLinks = (blocks: readonly PlacedBlock[], faulty: ReadonlySet<string>): PlacedBlock[] =>
  blocks.map((block) => ({ ...block, links: block.links.filter(({ at }) => !faulty.has(placeKey(block.file, at))) }))

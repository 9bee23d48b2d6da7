import { explain, otherKindFault } from '../explain/index.ts'
import { type Facts, noFacts, type Place, rangeOf, readFacts } from '../facts/index.ts'
import { backFault, type Fault, type Finding, mostFindings, toFinding } from '../finding/index.ts'
import { parseJson } from '../parse/index.ts'
import { mend, type Mended } from '../recovery/index.ts'
import { checkShape, locate } from '../schema/index.ts'
import { type Kind, kindOf, nameFault, routeOf, sharedName } from '../../model/route.ts'
import { noWording, readWording, type Remark, silencersOf, type Wording } from '../wording/index.ts'
import { noSiteTokens, readSiteTokens, type SiteTokens } from '../fields/index.ts'
import { createSource, type Source } from '../json/index.ts'
import { isStray, moveCommand, strayFault } from './strays.ts'
import { count, didYouMean } from '../../model/words.ts'

/** One file of the content folder after reading. Its value is not kept: it is parsed again when it is drawn. */
export interface Entry {
  key: string
  kind: Kind
  route: string | null
  source: Source
  /** What is wrong with the file by itself. */
  findings: Finding[]
  /** It is JSON, whatever it says. */
  isParsed: boolean
  /** No error in the file by itself. */
  sound: boolean
  facts: Facts
  /** What was seen in its words, once nothing else is wrong with it. */
  wording: Wording
  /** For the site's document: the tokens that it defines. */
  tokens: SiteTokens['values']
  /** For the site's document: the tokens that are missing in it, or have a fault there. */
  spoiledTokens: SiteTokens['spoiled']
}

/** The key that a file with a wrong name is to have, if one is known. */
export const keyToBe = ({ findings }: Entry): string | undefined =>
  findings.find(({ code }) => code === 'fileName' || code === 'fileUnknown')?.suggestions[0]

/** The name by which pages use this shared document. */
export const nameOf = (entry: Entry): string => sharedName(entry.key)

/** Reads one document: its syntax, its shape, and what a schema cannot say. Other documents are not looked at. */
export function readEntry(root: string, key: string, text: string, drawings: object): Entry {
  const kind = kindOf(key)
  const source = createSource(`${root}/${key}`, text)
  const entry: Entry = {
    key,
    kind,
    route: kind === 'page' ? routeOf(key) : null,
    source,
    findings: [],
    isParsed: false,
    sound: true,
    facts: noFacts(),
    wording: noWording,
    tokens: noSiteTokens.values,
    spoiledTokens: noSiteTokens.spoiled,
  }
  const faults = nameFaults(entry)
  if (kind === 'other') {
    if (faults.length > 0) report(entry, [[source, faults]])
    return entry
  }
  const parsed = parseJson(text)
  entry.isParsed = parsed.ok
  const other = kind === 'page' && parsed.ok ? otherKindFault(key, parsed.value) : null
  if (other) {
    report(entry, [[source, [other]]])
    return { ...entry, kind: 'other', route: null }
  }
  const schema = kind === 'notFound' ? 'page' : kind
  const written = parsed.faults.length > 0 ? locate(schema, text, parsed.faults) : parsed.faults
  const readable = parsed.ok ? null : mend(source.file, text, parsed.faults)
  const first =
    parsed.ok || readable
      ? readValue(entry, schema, readable?.source ?? source, readable ? readable.value : parsed.value, drawings)
      : []
  // Nobody looks behind a misspelt name: what is wrong there is found with the right one.
  const misspelt = first.filter(isMisspelt).map((fault) => backFault(readable?.source ?? source, fault))
  const renamed = misspelt.length > 0 ? mend(source.file, text, [...parsed.faults, ...misspelt]) : null
  const inner = renamed ? readValue(entry, schema, renamed.source, renamed.value, drawings) : first
  const mended = renamed ?? readable
  if (mended) entry.source = mended.source
  if (mended) forgetEchoes(entry.facts, mended)
  if (parsed.faults.some(({ code }) => signFaults.has(code))) forgetSpoiled(entry.facts)
  const settled = (fault: Fault) => (mended?.isGuess ? asGuess(fault) : fault)
  const rest = inner.filter((fault) => !mended?.isEcho(fault) && !isHiddenIn(fault, parsed.faults))
  if (faults.length + written.length + misspelt.length + rest.length > 0) {
    // What a document silences holds whether or not something else is wrong with it.
    const value = mended ? mended.value : parsed.value
    entry.wording = parsed.ok
      ? wordingBeside(entry.source, schema, value, renamed)
      : { ...noWording, silencers: silencersOf(value) }
    // Not push(...): a broken file of megabytes has more faults than a call can have arguments.
    report(entry, [
      [source, faults.concat(written, renamed ? misspelt.map(settled) : [])],
      [entry.source, rest.map(settled)],
    ])
  } else entry.wording = readWording(source, schema, parsed.value)
  return entry
}

/** What is seen in the words of a document that has faults, but for what a misspelt name has made of it. */
function wordingBeside(source: Source, kind: 'page' | 'site' | 'shared', value: unknown, renamed: Mended | null) {
  const { remarks, silencers } = readWording(source, kind, value)
  const isSure = ({ code, message, place }: Remark) =>
    !(renamed && code === 'defaultRepeated') &&
    !renamed?.isEcho({ code, message, pointer: place.pointer, ...rangeOf(source, place) })
  return { remarks: remarks.filter(isSure), silencers, blocks: [] }
}

/** A field whose right name nobody can doubt. */
const isMisspelt = ({ code, fix }: Fault) => code === 'keyUnknown' && fix?.certain === true

/** Checks the value of a document, and keeps what the rest of the site needs to know of it. */
function readValue(
  entry: Entry,
  kind: 'page' | 'site' | 'shared',
  source: Source,
  value: unknown,
  drawings: object,
): Fault[] {
  const shape = checkShape(kind, value)
  const faults = shape.faults.length > 0 ? explain(source, value, shape.faults) : []
  const read = readFacts(source, kind, value, shape, drawings)
  entry.facts = read.facts
  const all = faults.concat(read.faults.filter((fault) => !isEchoOfName(fault, faults)))
  if (kind === 'site') {
    const { values, spoiled } = readSiteTokens(value, all)
    entry.tokens = values
    entry.spoiledTokens = spoiled
  }
  return all
}

/** The alternative text that a picture lacks stands beside it: that is one mistake. */
function isEchoOfName({ code, pointer = '' }: Fault, faults: readonly Fault[]): boolean {
  if (code !== 'pictureAlt') return false
  const above = pointer.slice(0, pointer.lastIndexOf('/'))
  return faults.some(
    (fault) =>
      fault.code === 'keyUnknown' &&
      /^\/(?:alt|decorative)$/.test((fault.pointer ?? '').slice(above.length)) &&
      (fault.pointer ?? '').startsWith(above),
  )
}

/** What a sign that cannot be seen makes of a name or an address. */
const spoiledBySigns: ReadonlySet<string> = new Set([
  'keyUnknown',
  'blockTypeUnknown',
  'notAllowed',
  'pattern',
  'link',
  'path',
  'date',
  'drawing',
  'tokenForm',
])

/** What stands where a slip was mended may read otherwise than it was meant: other documents are not asked for it. */
function forgetEchoes(facts: Facts, { source, isEcho }: Mended): void {
  const isSure = ({ place }: { place: Place }) =>
    !isEcho({ code: 'linkPage', message: '', pointer: place.pointer, ...rangeOf(source, place) })
  facts.links = facts.links.filter(isSure)
  facts.sites = facts.sites.filter(isSure)
  facts.tokens = facts.tokens.filter(isSure)
  facts.misspelt = facts.misspelt.filter(isSure)
  facts.slips = facts.slips.filter(isSure)
}

const asGuess = (fault: Fault): Fault => (fault.fix ? { ...fault, fix: { ...fault.fix, certain: false } } : fault)

/** Faults of single signs. */
const signFaults: ReadonlySet<string> = new Set(['hiddenCharacter', 'encoding'])

/** What is looked up by its name in other documents is not found there because of such a sign: that is no other fault. */
function forgetSpoiled(facts: Facts): void {
  const isWhole = (text: string) => !/[\p{Cc}\p{Cf}\p{Cs}\ufffd]/u.test(text)
  facts.links = facts.links.filter(({ href }) => isWhole(href))
  facts.sites = facts.sites.filter(({ href }) => isWhole(href))
  for (const block of facts.blocks) {
    if (block.use !== undefined && !isWhole(block.use)) delete block.use
    block.pictures = block.pictures.filter(({ src }) => isWhole(src))
  }
}

/** The sign itself has been reported, and its removal mends the fault. */
function isHiddenIn(fault: Fault, faults: readonly Fault[]): boolean {
  if (!spoiledBySigns.has(fault.code)) return false
  const isInside = ({ start, end }: { start: number; end: number }) => start >= fault.start && end <= fault.end
  return faults.some((one) => signFaults.has(one.code) && [one, ...(one.others ?? [])].some(isInside))
}

/** The entry of a file that could not be read. */
export function unreadEntry(root: string, key: string, reason: string): Entry {
  const entry = readEntry(root, key, '{}', {})
  entry.facts = noFacts()
  const message = `The file could not be read: ${reason.replace(/\.?$/, '.')}`
  const hint = 'Check that the file exists and that you may read it.'
  entry.findings = []
  report(entry, [[entry.source, [{ code: 'fileUnread', start: 0, end: 0, message, hint }]]])
  return entry
}

/** Faults, with the source in which their offsets count. */
type Faults = [Source, readonly Fault[]]

function report(entry: Entry, groups: readonly Faults[]): void {
  const total = groups.reduce((sum, [, faults]) => sum + faults.length, 0)
  const findings: Finding[] = []
  for (const [source, faults] of groups) {
    for (const fault of faults.slice(0, mostFindings - findings.length)) findings.push(toFinding(source, fault))
  }
  if (total > mostFindings) {
    const message = `The file has at least ${count(total - mostFindings, 'more fault')}. Mend these first.`
    findings.push(toFinding(entry.source, { code: 'more', start: 0, end: 0, message }))
  }
  entry.findings = findings
  entry.sound = findings.every(({ severity }) => severity !== 'error')
}

function nameFaults({ key, kind, source }: Entry): Fault[] {
  if (kind === 'page') {
    const fault = nameFault(key)
    if (!fault) return []
    const suggestions = fault.better === '' ? [] : [fault.better]
    const message = `${fault.message}${didYouMean(suggestions)}`
    const command = moveCommand(key, fault.better, rootOf(source, key))
    const hint =
      fault.better === '' || kindOf(fault.better) !== 'page'
        ? 'Rename the file. Nothing in it has to change.'
        : `Rename the file with ${command}. The links to it follow.`
    return [{ code: 'fileName', start: 0, end: 0, message, hint, suggestions }]
  }
  if (!isStray(key)) return []
  return [{ code: 'fileUnknown', start: 0, end: 0, ...strayFault(key, rootOf(source, key)) }]
}

/** The content folder as people write it. */
const rootOf = ({ file }: Source, key: string) => file.slice(0, -key.length - 1)

import { explain, otherKindFinding } from '../explain/index.ts'
import { isEchoOfName, isEchoOfCharacter, isOfCharacter, withoutEchoes, withoutSpoiled } from './echoes.ts'
import { type Facts, noFacts, rangeOf, readFacts } from '../facts/index.ts'
import { asGuess, backFinding, type RawFinding, type Finding, mostFindings } from '../finding/index.ts'
import { KeptValue, type Parsed, parseJson } from '../parse/index.ts'
import { type Repaired, repair } from './repaired.ts'
import { checkShape, locate } from '../schema/index.ts'
import { type Kind, kindOf, nameFinding, routeOf, sharedName } from '../../model/route.ts'
import { noWording, readWording, silencersOf, type Wording } from '../rules/index.ts'
import type { TextFinding } from '../wording/index.ts'
import { noSiteTokens, readSiteTokens, type SiteTokens } from '../fields/index.ts'
import { createSource, type Source } from '../json/index.ts'
import { isStray, moveCommand, strayFinding } from './strays.ts'
import { count, didYouMean } from '../../model/words.ts'
import { schemaPathFindings } from './schemaPath.ts'
import { toFinding } from './toFinding.ts'
import type { Judged, Reading, Ties } from './kept.ts'

/** One file of the content folder, parsed. */
export interface ParsedFile {
  key: string
  kind: Kind
  source: Source
  /** Null: the site reads no document here. */
  parsed: Parsed | null
}

/** One file of the content folder, checked: what is wrong with it, and what the other documents need to know of it. */
export interface Entry {
  key: string
  kind: Kind
  route: string | null
  source: Source
  /** The document itself, with what could be fixed in its syntax. */
  value: KeptValue
  /** It has the shape that its schema asks for, so it can be drawn. */
  shaped: boolean
  /** Why the file could not be read. */
  unread?: string
  /** What is wrong with the file by itself. */
  findings: Finding[]
  /** It is JSON, whatever it says. */
  isParsed: boolean
  /** No error in the file by itself. */
  sound: boolean
  facts: Facts
  /** What was seen in its words, once nothing else is wrong with it. */
  wording: Wording
  /** It was read in another run, with this result, and is as it was. */
  kept?: Reading
  /** The name of its text, once somebody has asked for it. */
  sum?: string
  /** What was found in its words beside the same as now, or beside something else; and what another run has found in its links. */
  judged?: Judged | undefined
  ties?: Ties | undefined
  /** For the site's document: the tokens that it defines. */
  tokens: SiteTokens['values']
  /** For the site's document: the tokens that are missing in it, or have a finding there. */
  spoiledTokens: SiteTokens['spoiled']
}

/** The key that a file with a wrong name is to have, if one is known. */
export const keyToBe = ({ findings }: Entry): string | undefined =>
  findings.find(({ code }) => code === 'fileName' || code === 'fileUnknown')?.suggestions[0]

/** The name by which pages use this shared document. */
export const nameOf = (entry: Entry): string => sharedName(entry.key)

/** Parses a file. `root`: the content folder as people write it; `key`: the file's path in it. */
export function parseFile(root: string, key: string, text: string): ParsedFile {
  const kind = kindOf(key)
  return { key, kind, source: createSource(`${root}/${key}`, text), parsed: kind === 'other' ? null : parseJson(text) }
}

/** Checks one document: its name, its syntax, its shape, and what a schema cannot say. No other document is looked at. */
export function checkFile(file: ParsedFile, drawings: object): Entry {
  const { key, kind, source, parsed } = file
  const entry: Entry = {
    key,
    kind,
    route: kind === 'page' ? routeOf(key) : null,
    source,
    value: new KeptValue(() => source.text, parsed?.value),
    shaped: false,
    findings: [],
    isParsed: parsed?.ok ?? false,
    sound: true,
    wording: noWording,
    ...unknown(),
  }
  const names = nameFindings(file)
  if (kind === 'other' || !parsed) return withFindings(entry, [[source, names]])
  const other = kind === 'page' && parsed.ok ? otherKindFinding(key, parsed.value) : null
  if (other) return withFindings({ ...entry, kind: 'other', route: null }, [[source, [other]]])

  const schema = kind === 'notFound' ? 'page' : kind
  const { findings, doubts, misspelt, repaired, shaped, ...known } = checkPastSlips(source, parsed, schema, drawings)
  const settled = (finding: RawFinding) => (repaired?.isGuess ? asGuess(finding) : finding)
  const isUnsure = (finding: RawFinding) =>
    finding.code === 'notShown' && isInSameBlock(repaired?.source ?? source, finding, parsed.findings)
  const read = repaired ?? { source, value: parsed.value }
  const isMeant = (finding: RawFinding) =>
    !repaired?.isEcho(finding) && !isEchoOfCharacter(finding, parsed.findings) && !isUnsure(finding)
  const schemaPath = schemaPathFindings(read.source, schema, read.value).filter(isMeant)
  const rest = findings.filter(isMeant)
  const written = parsed.findings.length > 0 ? locate(schema, source.text, parsed.findings) : []
  const checked: Entry = repaired
    ? { ...entry, ...known, source: repaired.source, value: new KeptValue(() => repaired.source.text, repaired.value) }
    : { ...entry, ...known, shaped }
  if (names.length + written.length + misspelt.length + rest.length === 0)
    return withFindings({ ...checked, wording: wordingOf(source, schema, parsed.value, doubts) }, [
      [source, schemaPath],
    ])
  // What a document silences holds whether or not something else is wrong with it.
  const wording = parsed.ok
    ? wordingBeside(checked, schema, repaired, doubts)
    : { ...noWording, silencers: silencersOf(repaired?.value) }
  // What was found in the file, or brought back to it, counts there; the rest in the repaired text, whose source brings it back.
  // Not push(...): a broken file of megabytes has more findings than a call can have arguments.
  return withFindings({ ...checked, wording }, [
    [source, names.concat(written, misspelt.map(settled))],
    [checked.source, schemaPath.concat(rest).map(settled)],
  ])
}

/** What the value of a document tells. */
type Known = Pick<Entry, 'facts' | 'tokens' | 'spoiledTokens'>

/** What a document tells that could not be read. */
const unknown = (): Known => ({ facts: noFacts(), tokens: noSiteTokens.values, spoiledTokens: noSiteTokens.spoiled })

type DocumentKind = 'page' | 'site' | 'shared'

/**
 * Checks a document past its slips: what is broken in its syntax, and misspelt names that mean only one thing, are read as
 * they were meant. `misspelt`: those names; `repaired`: the document without the slips, if it has any.
 */
function checkPastSlips(source: Source, parsed: Parsed, kind: DocumentKind, drawings: object) {
  const readable = parsed.ok ? null : repair(source.file, source.text, parsed.findings)
  if (!parsed.ok && !readable)
    return { ...unknown(), findings: [], doubts: [], misspelt: [], repaired: null, shaped: false }
  const written = readable ?? { source, value: parsed.value }
  const first = checkValue(written.source, kind, written.value, drawings)
  // Nobody looks behind a misspelt name: what is wrong there is found with the right one.
  const misspelt = first.findings.filter(isMisspelt).map((finding) => backFinding(written.source, finding))
  const renamed = misspelt.length > 0 ? repair(source.file, source.text, [...parsed.findings, ...misspelt]) : null
  const checked = renamed ? checkValue(renamed.source, kind, renamed.value, drawings) : first
  const repaired = renamed ?? readable
  const sure = repaired ? withoutEchoes(checked.facts, repaired) : checked.facts
  const facts = parsed.findings.some(isOfCharacter) ? withoutSpoiled(sure) : sure
  return { ...checked, facts, misspelt: renamed ? misspelt : [], repaired }
}

/** What is seen in the words of a document. `doubts`: what was seen in its values, and leaves it sound. */
function wordingOf(source: Source, kind: DocumentKind, value: unknown, doubts: readonly TextFinding[]): Wording {
  const wording = readWording(source, kind, value)
  return doubts.length === 0 ? wording : { ...wording, findings: [...wording.findings, ...doubts] }
}

/** What is seen in the words of a document that has findings, but for what a misspelt name has made of it. */
function wordingBeside(
  { source, value }: Entry,
  kind: DocumentKind,
  renamed: Repaired | null,
  doubts: readonly TextFinding[],
): Wording {
  const { findings, silencers } = wordingOf(source, kind, value.get(), doubts)
  const isSure = ({ code, message, place }: TextFinding) =>
    !(renamed && code === 'defaultRepeated') &&
    !renamed?.isEcho({ code, message, pointer: place.pointer, ...rangeOf(source, place) })
  return { findings: findings.filter(isSure), silencers, blocks: [] }
}

/** A field whose right name nobody can doubt. */
const isMisspelt = ({ code, fix }: RawFinding) => code === 'keyUnknown' && fix?.certain === true

/** Checks the value of a document, and collects what the rest of the site needs to know of it. */
function checkValue(
  source: Source,
  kind: DocumentKind,
  value: unknown,
  drawings: object,
): Known & { findings: RawFinding[]; doubts: TextFinding[]; shaped: boolean } {
  const shape = checkShape(kind, value)
  const inShape = shape.findings.length === 0 ? [] : explain(source, value, shape.findings)
  const { facts, findings: inFacts, doubts } = readFacts(source, kind, value, shape, drawings)
  const findings = inShape.concat(inFacts.filter((finding) => !isEchoOfName(finding, inShape)))
  const { values, spoiled } = kind === 'site' ? readSiteTokens(value, findings) : noSiteTokens
  return { facts, findings, doubts, shaped: shape.drawable, tokens: values, spoiledTokens: spoiled }
}

/** What is shown depends on other fields of the block or of the document, and the text of one of them has a slip. */
function isInSameBlock(source: Source, { pointer = '' }: RawFinding, findings: readonly RawFinding[]): boolean {
  if (findings.length === 0) return false
  const { start, end } = source.valueRange(/^\/blocks\/\d+/.exec(pointer)?.[0] ?? '')
  const [from, to] = [source.back(start), source.back(end)]
  return findings.some((finding) => finding.start <= to && finding.end >= from)
}

/** The entry of a file that could not be read. */
export function unreadEntry(root: string, key: string, reason: string): Entry {
  const entry = checkFile(parseFile(root, key, '{}'), {})
  const message = `The file could not be read: ${reason.replace(/\.?$/, '.')}`
  const hint = 'Check that the file exists and that you may read it.'
  const finding: RawFinding = { code: 'fileUnread', start: 0, end: 0, message, hint }
  return withFindings({ ...entry, unread: reason, facts: noFacts() }, [[entry.source, [finding]]])
}

/** Findings that are not placed yet, with the source in which their offsets count. */
type Group = [Source, readonly RawFinding[]]

function withFindings(entry: Entry, groups: readonly Group[]): Entry {
  const total = groups.reduce((sum, [, group]) => sum + group.length, 0)
  const findings: Finding[] = []
  for (const [source, group] of groups) {
    for (const finding of group.slice(0, mostFindings - findings.length)) findings.push(toFinding(source, finding))
  }
  if (total > mostFindings) {
    const message = `The file has at least ${count(total - mostFindings, 'more problem')}. Fix these first.`
    findings.push(toFinding(entry.source, { code: 'more', start: 0, end: 0, message }))
  }
  return { ...entry, findings, sound: findings.every(({ severity }) => severity !== 'error') }
}

function nameFindings({ key, kind, source }: ParsedFile): RawFinding[] {
  if (kind === 'page') {
    const finding = nameFinding(key)
    if (!finding) return []
    const suggestions = finding.better === '' ? [] : [finding.better]
    const message = `${finding.message}${didYouMean(suggestions)}`
    const command = moveCommand(key, finding.better, rootOf(source, key))
    const hint =
      finding.better === '' || kindOf(finding.better) !== 'page'
        ? 'Rename the file. Nothing in it has to change.'
        : `Rename the file with ${command}. The links to it follow.`
    return [{ code: 'fileName', start: 0, end: 0, message, hint, suggestions }]
  }
  if (!isStray(key)) return []
  return [{ code: 'fileUnknown', start: 0, end: 0, ...strayFinding(key, rootOf(source, key)) }]
}

/** The content folder as people write it. */
const rootOf = ({ file }: Source, key: string) => file.slice(0, -key.length - 1)

import { explain } from './explain.ts'
import { type Facts, noFacts, readFacts } from './facts.ts'
import { type Fault, type Finding, mostFindings, toFinding } from './findings.ts'
import { parseJson } from './json.ts'
import { type Kind, kindOf, nameFault, routeOf, sharedName } from './route.ts'
import { checkShape } from './shape.ts'
import { createSource, type Source } from './source.ts'
import { suggest } from './suggest.ts'
import { tokenValues } from './tokens.ts'
import { noWording, readWording, type Wording } from './wording.ts'
import { count, didYouMean } from './words.ts'

/** One file of the content folder after reading. Its value is not kept: it is parsed again when it is drawn. */
export interface Entry {
  key: string
  kind: Kind
  route: string | null
  source: Source
  /** What is wrong with the file by itself. */
  findings: Finding[]
  /** No error in the file by itself. */
  sound: boolean
  facts: Facts
  /** What was seen in its words, once nothing else is wrong with it. */
  wording: Wording
  /** For the site's document: the tokens that it defines. */
  tokens: ReadonlyMap<string, string>
}

/** The name by which pages use this shared document. */
export const nameOf = (entry: Entry): string => sharedName(entry.key)

const noTokens: ReadonlyMap<string, string> = new Map()

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
    sound: true,
    facts: noFacts(),
    wording: noWording,
    tokens: noTokens,
  }
  let faults = nameFaults(entry)
  if (kind !== 'other') {
    const parsed = parseJson(text)
    // Not push(...): a broken file of megabytes has more faults than a call can have arguments.
    faults = faults.concat(parsed.faults)
    if (parsed.ok) {
      const schema = kind === 'notFound' ? 'page' : kind
      const shape = checkShape(schema, parsed.value)
      if (shape.faults.length > 0) faults = faults.concat(explain(source, parsed.value, shape.faults))
      const read = readFacts(source, schema, parsed.value, shape, drawings)
      faults = faults.concat(read.faults)
      entry.facts = read.facts
      if (faults.length === 0) entry.wording = readWording(source, schema, parsed.value)
      if (kind === 'site') entry.tokens = tokenValues(parsed.value)
    }
  }
  if (faults.length > 0) report(entry, faults)
  return entry
}

/** The entry of a file that could not be read. */
export function unreadEntry(root: string, key: string, reason: string): Entry {
  const entry = readEntry(root, key, '{}', {})
  entry.facts = noFacts()
  const message = `The file could not be read: ${reason.replace(/\.?$/, '.')}`
  const hint = 'Check that the file exists and that you may read it.'
  entry.findings = []
  report(entry, [{ code: 'fileUnread', start: 0, end: 0, message, hint }])
  return entry
}

function report(entry: Entry, faults: readonly Fault[]): void {
  const shown = faults.slice(0, mostFindings)
  if (faults.length > mostFindings) {
    const message = `The file has at least ${count(faults.length - mostFindings, 'more fault')}. Mend these first.`
    shown.push({ code: 'more', start: 0, end: 0, message })
  }
  entry.findings = shown.map((fault) => toFinding(entry.source, fault))
  entry.sound = entry.findings.every(({ severity }) => severity !== 'error')
}

function nameFaults({ key, kind }: Entry): Fault[] {
  if (kind === 'page') {
    const fault = nameFault(key)
    if (!fault) return []
    const suggestions = fault.better === '' ? [] : [fault.better]
    return [{ code: 'fileName', start: 0, end: 0, message: `${fault.message}${didYouMean(suggestions)}`, suggestions }]
  }
  if (kind !== 'other' || !key.endsWith('.json') || !key.startsWith('_')) return []
  // A slip in a name with an underscore would hide the file without a word.
  const [first = '', ...rest] = key.split('/')
  const known = rest.length > 0 ? ['_shared'] : ['_site.json', '_404.json']
  const suggestions = suggest(first, known).map((name) => [name, ...rest].join('/'))
  if (suggestions.length === 0) return []
  const message = `Files that begin with _ are no pages, and the site does not know this one.${didYouMean(suggestions)}`
  return [{ code: 'fileUnknown', start: 0, end: 0, message, suggestions }]
}

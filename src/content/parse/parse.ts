import { bytesOf, type Node, parseTree, removeChild } from '../json/index.ts'
import { type RawFinding, mostFindings } from '../finding/index.ts'
import { inspectText } from './characters.ts'
import { recover } from '../recovery/index.ts'
import { joinParagraphs } from '../schema/index.ts'
import { count, quote } from '../../model/words.ts'

const largest = 2_000_000
const mostEntries = 50_000
/** Deeper documents cannot be written by hand, and would overflow the stack of the parsers. */
const deepest = 200

/** The value of a document, or the findings for which it has none. `findings` may also accompany a value. */
export interface Parsed {
  /** Running text is one text in it, also where the file has a list of paragraphs. */
  value: unknown
  /** There is a value: the text is JSON. */
  ok: boolean
  findings: RawFinding[]
}

/**
 * Parses a document. JSON.parse does the work; only a text that it refuses, or that holds what JSON.parse would swallow
 * (a field that appears twice, reserved names, hidden characters), is looked at character by character.
 */
export function parseJson(text: string): Parsed {
  const sound = parseSound(text)
  if (sound !== undefined) return { value: joinParagraphs(sound), ok: true, findings: [] }
  if (text.length > largest) {
    const message = `The file has ${count(text.length, 'character')}; a document may have ${largest}. Divide it.`
    return failed([{ code: 'tooLarge', start: 0, end: 1, message }])
  }
  const scanned = scan(text)
  if (scanned.entries > mostEntries) {
    const message = `The file has ${count(scanned.entries, 'entry', 'entries')}; a document may have ${mostEntries}. Divide it.`
    return failed([{ code: 'tooLarge', start: 0, end: 1, message }])
  }
  if (scanned.tooDeep >= 0) {
    const message = `More than ${deepest} brackets are inside each other here. Remove what is not meant.`
    return failed([{ code: 'tooDeep', start: scanned.tooDeep, end: scanned.tooDeep + 1, message }])
  }
  const findings = inspectText(text)
  // A byte order mark is reported, then read over: a space of the same length keeps all offsets.
  const clean = text.charCodeAt(0) === 0xfeff ? ` ${text.slice(1)}` : text
  let value: unknown
  try {
    value = JSON.parse(clean)
  } catch {
    const recovered = recover(clean)
    return failed(recovered.isForeign ? recovered.findings : [...findings, ...recovered.findings])
  }
  const all = [...findings, ...findKeyFindings(clean)]
  return all.some(({ code }) => code === 'reservedKey')
    ? failed(all)
    : { value: joinParagraphs(value), ok: true, findings: all }
}

const failed = (findings: RawFinding[]): Parsed => ({ value: undefined, ok: false, findings })

/** Counts the commas after entries, and finds the bracket that is nested too deep (-1: none). */
function scan(text: string): { entries: number; tooDeep: number } {
  let entries = 0
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case 0x22: {
        at = endOfText(text, at)
        break
      }
      case 0x2c:
        entries++
        break
      case 0x7b:
      case 0x5b:
        if (++depth > deepest) return { entries, tooDeep: at }
        break
      case 0x7d:
      case 0x5d:
        depth--
    }
  }
  return { entries, tooDeep: -1 }
}

/** The offset of the quote that closes the text which begins here. */
function endOfText(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let backslashes = 0
    while (text.charCodeAt(at - 1 - backslashes) === 0x5c) backslashes++
    if (backslashes % 2 === 0) return at
  }
  return text.length
}

/** The value of a text about which nothing is to be said, as of nearly all; undefined: it has to be looked at. */
function parseSound(text: string): unknown {
  if (text.length > largest || !(isPlain(text) || inspectText(text).length === 0)) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return value !== undefined && countKeys(value) === countColons(text) ? value : undefined
  } catch {
    return undefined
  }
}

/** No character is in it that JSON.parse would take although it is a finding: what most texts tell at once. */
const isPlain = (text: string) => bytesOf(text).isAscii && !text.includes('\\u') && !text.includes('\x7f')

/** How many fields a value has; -1 for one that may be nested too deep, has too many entries, or a reserved name. */
function countKeys(value: unknown): number {
  let keys = 0
  let entries = 0
  let isUsual = true
  const visit = (item: object, depth: number): void => {
    if (depth > deepest) isUsual = false
    if (!isUsual) return
    if (Array.isArray(item)) {
      entries += item.length
      for (const entry of item) if (typeof entry === 'object' && entry !== null) visit(entry, depth + 1)
      return
    }
    for (const key in item) {
      keys++
      if (key === '__proto__') isUsual = false
      const entry = (item as Record<string, unknown>)[key]
      if (typeof entry === 'object' && entry !== null) visit(entry, depth + 1)
    }
  }
  if (typeof value === 'object' && value !== null) visit(value, 1)
  return isUsual && keys + entries <= mostEntries ? keys : -1
}

/** How many colons come after a quote that no backslash hides: as many as there are fields, or more. */
function countColons(text: string): number {
  let colons = 0
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) {
    let end = at - 1
    while (isSpace(text.charCodeAt(end))) end--
    if (text.charCodeAt(end) !== 0x22) continue
    let backslashes = 0
    while (text.charCodeAt(end - 1 - backslashes) === 0x5c) backslashes++
    if (backslashes % 2 === 0) colons++
  }
  return colons
}

const isSpace = (unit: number) => unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09

function findKeyFindings(text: string): RawFinding[] {
  const findings: RawFinding[] = []
  const visit = (node: Node): void => {
    const seen = new Map<string, number>()
    const entries = node.children ?? []
    for (const [index, child] of entries.entries()) {
      const key = child.type === 'property' ? child.children?.[0] : undefined
      if (key) {
        const name = String(key.value)
        const place = { start: key.offset, end: key.offset + key.length }
        const first = seen.get(name)
        if (name === '__proto__') {
          const message =
            'The name "__proto__" has a meaning of its own in JavaScript and cannot be a field. Remove it.'
          findings.push({
            code: 'reservedKey',
            ...place,
            message,
            fix: removeChild(entries, index, 'Remove it', false),
          })
        } else if (first !== undefined)
          findings.push(appearsTwice(findings.length < mostFindings ? text : '', entries, first, index, place))
        if (first === undefined) seen.set(name, index)
      }
      visit(child)
    }
  }
  const tree = parseTree(text)
  if (tree) visit(tree)
  return findings
}

/** A field that appears twice. Where both say the same, one of them goes. */
function appearsTwice(
  text: string,
  entries: readonly Node[],
  first: number,
  index: number,
  place: { start: number; end: number },
): RawFinding {
  const [one, other] = [entries[first]?.children?.[1], entries[index]?.children?.[1]]
  const written = (node: Node | undefined) => (node ? text.slice(node.offset, node.offset + node.length) : '')
  const name = String(entries[index]?.children?.[0]?.value)
  const same = written(one) === written(other)
  const line = text.slice(0, entries[first]?.offset ?? 0).split('\n').length
  const message = `The field ${quote(name)} appears twice in this group, first in line ${line}; only the last one would count.`
  const hint = same ? 'Both say the same: remove one of them.' : 'Keep one of the two and remove the other.'
  const fix = removeChild(entries, same ? index : first, same ? 'Remove the second one' : 'Keep the last one', false)
  return { code: 'duplicateKey', ...place, message, hint, fix }
}

import { shownText } from '../../content/assist/index.ts'
import { child, parentOf, partsOf } from '../../content/json/index.ts'
import { isGroup, type Schema, schemaAt } from '../../content/schema/index.ts'
import { findTokens } from '../../content/fields/index.ts'
import type { Caret, FieldWords, PressedWords } from '../../dev/canvas/messages.ts'
import { letters, plain } from '../../dev/canvas/words.ts'
import type { Cursor } from './state.ts'

// A page does not say of which field its words are. They are found by the words: those of a field as they are drawn.

type Tokens = ReadonlyMap<string, string>

/** The texts of a block by their pointers inside it, as they are drawn, in the order in which a block shows them. */
export function wordsOfBlock(
  block: Record<string, unknown>,
  schema: Schema | undefined,
  tokens: Tokens,
): Map<string, string> {
  const found = new Map<string, string>()
  const visit = (value: unknown, pointer: string, path: string[]) => {
    const own = schema && schemaAt(schema, path)
    if (typeof value === 'string') {
      if (isWords(own)) found.set(pointer, drawnText(value, own, tokens))
    } else if (Array.isArray(value) && own?.format === 'markdown')
      found.set(pointer, drawnText(value.filter((one) => typeof one === 'string').join('\n\n'), own, tokens))
    else if (Array.isArray(value))
      for (const [index, entry] of value.entries()) visit(entry, child(pointer, index), [...path, String(index)])
    else if (isGroup(value))
      for (const [key, entry] of inOrder(value, own)) visit(entry, child(pointer, key), [...path, key])
  }
  // What every block has beside its own fields is for machines.
  const { type: _, id: __, ...own } = block
  visit(own, '', [])
  return found
}

/** The fields of a group in the order of its schema: a file may have them in any other one. */
function inOrder(group: Record<string, unknown>, schema: Schema | undefined): [key: string, value: unknown][] {
  const keys = Object.keys(schema?.properties ?? {})
  const placeOf = (key: string) => (keys.includes(key) ? keys.indexOf(key) : keys.length)
  return Object.entries(group).toSorted(([one], [other]) => placeOf(one) - placeOf(other))
}

/** Whether visitors read the text of a field: no choice, no address, no name of a file. */
export const isWords = (schema: Schema | undefined) =>
  schema?.type === 'string' &&
  !schema.enum &&
  (schema.format === undefined || schema.format === 'markdown' || schema.format === 'code')

/** A text as visitors read it, as texts of the page are compared. */
export const drawnText = (text: string, schema: Schema | undefined, tokens: Tokens): string =>
  plain(shownText(text, schema, tokens))

/**
 * The pointer of the field that shows some words; those of the smallest piece of the page come first. Where several fields
 * say the same it is the one in the place that was pressed. Undefined: none does.
 */
export function fieldWith(pressed: readonly PressedWords[], fields: ReadonlyMap<string, string>): string | undefined {
  const all = [...fields]
  for (const { words, drawn, seen, places } of pressed) {
    const same = all.flatMap(([pointer, text]) => (text === words ? [pointer] : []))
    const order = inDrawnOrder(same, places)
    // As `elementWith` finds the element of a field.
    const [at] = drawn[1] === order.length || seen[1] === 0 ? drawn : seen
    if (same.length > 0) return order[Math.max(0, Math.min(at, order.length - 1))]
    // A paragraph of a running text, or a piece of it.
    if (words.length > 3 && all.some(([, text]) => text.includes(words))) return fieldAround(pressed, words, all)
  }
  return undefined
}

/**
 * The fields that say the same in the order in which the page draws them, where it knows that of all: then what is drawn of
 * none of them, as of an entry that comes from elsewhere, has its place among them.
 */
function inDrawnOrder(fields: readonly string[], places: readonly string[] = []): readonly (string | undefined)[] {
  const drawn = places.map((place) => fields.find((field) => `${place}/`.startsWith(`${field}/`)))
  return fields.every((field) => drawn.includes(field)) ? drawn : fields
}

/** Of the fields in which some words are a piece the one that has most of what is around them on the page, too. */
function fieldAround(
  pressed: readonly PressedWords[],
  piece: string,
  fields: readonly [pointer: string, text: string][],
): string | undefined {
  let left = fields.filter(([, text]) => text.includes(piece))
  for (const { words } of pressed) {
    const fewer = left.filter(([, text]) => text.includes(words))
    if (fewer.length > 0) left = fewer
  }
  return left[0]?.[0]
}

/**
 * The field that a press on some words of a field means. A picture is found by the words for those who do not see it, but
 * who presses it sees it, and means the picture.
 */
export function meantField(pointer: string, schema: Schema | undefined): string {
  if (!pointer.endsWith('/alt') || !schema) return pointer
  const group = parentOf(pointer)
  const { properties = {} } = schemaAt(schema, partsOf(group)) ?? {}
  const key = Object.keys(properties).find((one) => one === 'src' || properties[one]?.format === 'drawing')
  return key === undefined ? pointer : child(group, key)
}

/** The words by which a field is found on the page: its own, or those of the link or the picture that it belongs to. */
export function wordsOfField(pointer: string, fields: ReadonlyMap<string, string>): FieldWords | null {
  for (let group = pointer; group !== ''; group = parentOf(group)) {
    const place = ['', '/text', '/alt', '/title'].map((end) => group + end).find((one) => fields.get(one))
    if (place === undefined) continue
    const words = fields.get(place) ?? ''
    const same = [...fields.keys()].filter((one) => fields.get(one) === words)
    return { words, pointer: place, at: same.indexOf(place), of: same.length }
  }
  return null
}

/**
 * Where in the text of a field, as it is written, a place in its words is, as they are drawn. Undefined: it is in other words.
 * The letters are the same in both, in the same order; between them the text has marks, addresses and the names of tokens.
 */
export function cursorIn(
  text: string,
  drawn: string,
  tokens: Tokens,
  { words, before, chosen = 0 }: Caret,
): Cursor | undefined {
  const all = letters(drawn)
  const [around, inside] = [all.indexOf(words), words.indexOf(all)]
  const wanted = around >= 0 ? around + before : before - inside
  if ((around < 0 && inside < 0) || wanted < 0 || wanted > all.length) return undefined
  const written = lettersOf(text, tokens)
  const from = indexAfter(written, all.slice(0, wanted))
  // Before the next letter, not before the marks in front of it; at the end of a paragraph behind its last one.
  const next = before < words.length ? nextOf(written, all[wanted], from) : from
  const at = written[next]?.offset ?? text.length
  if (chosen === 0) return { at }
  return { at, to: written[indexAfter(written, all.slice(0, wanted + chosen)) - 1]?.end }
}

/** Behind which of the written letters some letters of the words end. */
function indexAfter(written: readonly { letter: string }[], drawn: string): number {
  let at = 0
  for (const letter of drawn) {
    const found = nextOf(written, letter, at)
    if (found >= 0) at = found + 1
  }
  return at
}

/** Where a letter comes next, from a place on; -1: it does not. A long text is gone through once, not from its beginning for each letter. */
function nextOf(written: readonly { letter: string }[], letter: string | undefined, from: number): number {
  for (let at = from; at < written.length; at++) if (written[at]?.letter === letter) return at
  return -1
}

/** The letters of a text with where each is written: those of a token all where it begins, those of an address nowhere. */
function lettersOf(text: string, tokens: Tokens): { letter: string; offset: number; end: number }[] {
  const values = new Map(
    findTokens(text).map(({ name, start, end }) => [start, { end, value: tokens.get(name ?? '') }]),
  )
  const hidden = new Map([...text.matchAll(/\]\([^()\s]*\)/g)].map(({ index, 0: all }) => [index, index + all.length]))
  const found: { letter: string; offset: number; end: number }[] = []
  for (let offset = 0; offset < text.length; ) {
    const token = values.get(offset)
    const shown = token?.value ?? (hidden.has(offset) ? '' : (text[offset] ?? ''))
    const end = (token?.value === undefined ? hidden.get(offset) : token.end) ?? offset + 1
    for (const letter of letters(shown)) found.push({ letter, offset, end })
    offset = end
  }
  return found
}

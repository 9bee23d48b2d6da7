import { applyEdits, child, insideText, type Source, textOf } from '../../src/content/json/index.ts'
import type { Entry } from '../../src/content/entry/index.ts'
import { type Facts, rangeOf } from '../../src/content/facts/index.ts'
import type { Edit } from '../../src/content/finding/index.ts'
import { quote } from '../../src/model/words.ts'

type Link = Facts['links'][number]

/** One changed place, for people. */
export interface Step {
  file: string
  line: number
  column: number
  where: string
  what: string
}

/** Collects edits of several documents, and what they do. */
export class EditList {
  readonly steps: Step[] = []
  readonly #edits = new Map<string, { source: Source; edits: Edit[] }>()

  /** Changes a stretch of a document. Offsets count in its text as it is now. */
  add({ key, source }: Entry, edit: Edit, where: string, what: string): void {
    const known = this.#edits.get(key) ?? { source, edits: [] }
    // A misspelt name is read as it was meant, and stays in the file as it is.
    const offset = source.back(edit.offset)
    known.edits.push({ ...edit, offset, length: source.back(edit.offset + edit.length) - offset })
    this.#edits.set(key, known)
    this.steps.push({ file: source.file, ...source.position(offset), where, what })
  }

  /** Puts another text in place of a whole value. */
  replace(entry: Entry, pointer: string, text: string, where: string, what: string): void {
    const { start, end } = entry.source.valueRange(pointer)
    this.add(entry, { offset: start, length: end - start, text: JSON.stringify(text) }, where, what)
  }

  /**
   * Puts another text in place of a part of the address of a link. Throws where the address is written in a way (escapes of
   * Markdown) that cannot be changed character by character.
   */
  changeLink(entry: Entry, link: Link, [start, end]: readonly [number, number], text: string): void {
    const { href, place } = link
    const offset = hrefOffset(entry, link)
    if (!offset)
      throw new Error(
        `Nothing was changed: the link to ${quote(href)} in ${entry.source.file} (${place.where}) is written in an unusual way. Write it as [words](${href}), then try again.`,
      )
    const edit = { offset: offset(start), length: offset(end) - offset(start), text }
    const next = href.slice(0, start) + text + href.slice(end)
    this.add(entry, edit, place.where, `the link ${quote(href)} becomes ${quote(next)}`)
  }

  /** The new text of every document that changes. */
  texts(): Map<string, string> {
    return new Map([...this.#edits].map(([key, { source, edits }]) => [key, applyEdits(source.written, edits)]))
  }
}

/**
 * Where in the file the address of a link begins, and how to reach a place inside of it. `null`: the address is written
 * in a way (escapes of Markdown) that cannot be changed character by character.
 */
function hrefOffset({ source }: Entry, { href, place }: Link): ((index: number) => number) | null {
  const node = source.node(place.pointer)
  const text = textOf(node)
  if (!node || text === undefined) return null
  let start = 0
  if (place.start !== undefined && place.end !== undefined) {
    // The words of a link can hold anything, so the address is looked for from the end.
    const opening = text.lastIndexOf('](', place.end)
    if (opening < place.start) return null
    start = opening + 2
    while (/[\s<]/.test(text.charAt(start))) start++
  }
  if (!text.startsWith(href, start)) return null
  const inside = insideText(source, node)
  return (index) => inside(start + index)
}

/** The line and column of a place. */
export const positionOf = (entry: Entry, place: Link['place']) =>
  entry.source.position(rangeOf(entry.source, place).start)

/**
 * The edits that turn a list of texts into another with entries removed and added, in the format that is there. An
 * absent list is written as a field before the field `before`; a list without entries goes with its field.
 */
export function listEdits(source: Source, key: string, next: readonly string[], before: string): Edit[] {
  const list = source.node(child('', key))
  const quoted = next.map((one) => JSON.stringify(one))
  const fields = source.node('')?.children ?? []
  if (!list) {
    const at = fields.findIndex(({ children }) => children?.[0]?.value === before)
    const field = fields[at]
    if (!field || next.length === 0) return []
    const space = spaceBefore(source.text, field.offset)
    return [{ offset: field.offset, length: 0, text: `${JSON.stringify(key)}: [${quoted.join(', ')}],${space}` }]
  }
  if (next.length === 0) {
    // The comma goes with the field: the one after it, or before it where it is the last.
    const at = fields.findIndex(({ children }) => children?.[1] === list)
    const field = fields[at]
    const following = fields[at + 1]
    const previous = fields[at - 1]
    if (!field) return []
    const start = following || !previous ? field.offset : previous.offset + previous.length
    const end = following ? following.offset : field.offset + field.length
    return [{ offset: start, length: end - start, text: '' }]
  }
  const items = list.children ?? []
  const [first] = items
  const last = items.at(-1)
  if (!first || !last) return [{ offset: list.offset, length: list.length, text: `[${quoted.join(', ')}]` }]
  const separator = items[1]
    ? source.text.slice(first.offset + first.length, items[1].offset)
    : `,${spaceBefore(source.text, first.offset) || ' '}`
  return [{ offset: first.offset, length: last.offset + last.length - first.offset, text: quoted.join(separator) }]
}

const spaceBefore = (text: string, offset: number) => /\s*$/.exec(text.slice(0, offset))?.[0] ?? ''

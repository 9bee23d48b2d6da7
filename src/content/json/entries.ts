import { endOf, placeOf } from './change.ts'
import { type Edit, editsFor } from './edits.ts'
import { gapBefore, indentAt, inOneLine, moved, unitOf, written } from './layout.ts'
import { child, type Source } from './source.ts'
import type { Node } from './tree.ts'

// What somebody does to the entries of a list, as edits of its text. All throw a RangeError where there is no such entry.

/** Adds an entry to the list at `pointer`; `index` is the place that it has then. */
export function addEntry(source: Source, pointer: string, index: number, value: unknown): Edit[] {
  const { text } = source
  const indent = indentOfEntries(source, pointer)
  return insert(source, pointer, index, (isInline) =>
    isInline ? inOneLine(value) : written(value, indent, unitOf(text)),
  )
}

/** Adds an entry whose text comes from elsewhere, as it is written there: only its indentation becomes that of the list. */
export function pasteEntry(source: Source, pointer: string, index: number, text: string): Edit[] {
  const indent = indentOfEntries(source, pointer)
  const own = /\n([ \t]*)[}\]]\s*$/.exec(text)?.[1] ?? ''
  return insert(source, pointer, index, () => moved(text.trim(), own, indent))
}

/** The text of a field's value or of an entry, as somebody copies it: its last line is not indented. */
export function copiedText(source: Source, pointer: string): string {
  const { start, end } = source.valueRange(pointer)
  return moved(source.text.slice(start, end), indentAt(source.text, start), '')
}

/** Takes an entry to another place of its list. `to`: the place that it has then. */
export function moveEntry(source: Source, pointer: string, from: number, to: number): Edit[] {
  const { above, entry } = placeOf(source, child(pointer, from))
  const target = placeOf(source, child(pointer, to)).entry
  if (from === to) return []
  const { text } = source
  const own = text.slice(entry.offset, endOf(entry))
  const [before, after] = [above.children?.[from - 1], above.children?.[from + 1]]
  const start = after ? entry.offset : endOf(before as Node)
  const removal = { offset: start, length: (after ? after.offset : endOf(entry)) - start, text: '' }
  const gap = gapBefore(text, target)
  const insertion =
    to > from
      ? { offset: endOf(target), length: 0, text: `,${gap}${own}` }
      : { offset: target.offset, length: 0, text: `${own},${gap}` }
  return editsFor(text, [removal, insertion])
}

/** Writes an entry a second time, behind itself. */
export function repeatEntry(source: Source, pointer: string, index: number): Edit[] {
  const { start, end } = source.valueRange(child(pointer, index))
  return insert(source, pointer, index + 1, () => source.text.slice(start, end))
}

function insert(source: Source, pointer: string, index: number, entry: (isInline: boolean) => string): Edit[] {
  const { text } = source
  const list = listAt(source, pointer)
  const entries = list.children ?? []
  const [first] = entries
  if (!(index >= 0 && index <= entries.length)) throw new RangeError(`${pointer} has no place ${index}.`)
  if (!first) {
    const inside = `\n${indentOfEntries(source, pointer)}${entry(false)}\n${indentAt(text, list.offset)}`
    return editsFor(text, [{ offset: list.offset + 1, length: list.length - 2, text: inside }])
  }
  const gap = gapBefore(text, first)
  const isInline = gap === ' '
  const [before, after] = [entries[index - 1], entries[index]]
  const edit = after
    ? { offset: after.offset, length: 0, text: `${entry(isInline)},${gapBefore(text, after)}` }
    : { offset: endOf(before as Node), length: 0, text: `,${gap}${entry(isInline)}` }
  return editsFor(text, [edit])
}

function listAt(source: Source, pointer: string): Node {
  const list = source.node(pointer)
  if (list?.type !== 'array') throw new RangeError(`${source.file} has no list at ${pointer}.`)
  return list
}

function indentOfEntries(source: Source, pointer: string): string {
  const list = listAt(source, pointer)
  const [first] = list.children ?? []
  if (!first) return indentAt(source.text, list.offset) + unitOf(source.text)
  const gap = gapBefore(source.text, first)
  return gap === ' ' ? indentAt(source.text, list.offset) : gap.slice(1)
}

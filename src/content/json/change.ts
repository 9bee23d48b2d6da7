import { difference, type Edit, editsFor } from './edits.ts'
import { gapBefore, indentAt, inOneLine, unitOf, written } from './layout.ts'
import { isSame } from './same.ts'
import { parentOf, partsOf, type Source } from './source.ts'
import type { Node } from './tree.ts'

// What somebody does to a document, as edits of its text: everything else keeps its place, its order and its layout. All
// throw a RangeError where the pointer leads nowhere.

/**
 * Writes a value: in place of the one at the pointer, or as a new field of the group above it. Nothing, when it is there
 * already. `order`: the names of the group's fields in the order in which they are written; without its name among them, a
 * new field is the last one.
 */
export function setValue(source: Source, pointer: string, value: unknown, order: readonly string[] = []): Edit[] {
  const node = source.node(pointer)
  if (!node) return addField(source, pointer, value, order)
  const { text } = source
  const old = text.slice(node.offset, node.offset + node.length)
  if (isSame(JSON.parse(old), value)) return []
  const isInline = !old.includes('\n') && /^[[{]/.test(old)
  const next = isInline && old.length > 2 ? inOneLine(value) : written(value, indentAt(text, node.offset), unitOf(text))
  const { offset, ...change } = difference(old, next)
  return editsFor(text, [{ offset: node.offset + offset, ...change }])
}

/** Removes a field or an entry of a list, with its comma and its line. */
export function removeValue(source: Source, pointer: string): Edit[] {
  const { above, entry, index } = placeOf(source, pointer)
  const [before, after] = [above.children?.[index - 1], above.children?.[index + 1]]
  if (after) return [{ offset: entry.offset, length: after.offset - entry.offset, text: '' }]
  if (!before) return [{ offset: above.offset + 1, length: above.length - 2, text: '' }]
  const start = endOf(before)
  return [{ offset: start, length: endOf(entry) - start, text: '' }]
}

/** Where the value at a pointer is written: the group or list, and the field or entry in it. */
export function placeOf(source: Source, pointer: string): { above: Node; entry: Node; index: number } {
  const above = source.node(parentOf(pointer))
  const name = partsOf(pointer).at(-1)
  const children = above?.children ?? []
  const index =
    above?.type === 'array' ? Number(name) : children.findLastIndex((one) => one.children?.[0]?.value === name)
  const entry = children[index]
  if (!above || !entry || name === undefined) throw new RangeError(`${source.file} has nothing at ${pointer}.`)
  return { above, entry, index }
}

export const endOf = ({ offset, length }: Node): number => offset + length

function addField(source: Source, pointer: string, value: unknown, order: readonly string[]): Edit[] {
  const { text } = source
  const group = source.node(parentOf(pointer))
  const key = partsOf(pointer).at(-1)
  if (group?.type !== 'object' || key === undefined) throw new RangeError(`${source.file} has no group for ${pointer}.`)
  const fields = group.children ?? []
  const [first] = fields
  const unit = unitOf(text)
  if (!first) {
    const indent = indentAt(text, group.offset)
    const field = `\n${indent}${unit}${JSON.stringify(key)}: ${written(value, indent + unit, unit)}\n${indent}`
    return editsFor(text, [{ offset: group.offset + 1, length: group.length - 2, text: field }])
  }
  const gap = gapBefore(text, first)
  const isInline = gap === ' '
  const field = `${JSON.stringify(key)}: ${isInline ? inOneLine(value) : written(value, gap.slice(1), unit)}`
  const before = lastBefore(fields, key, order)
  const edit = before
    ? { offset: endOf(before), length: 0, text: `,${gap}${field}` }
    : { offset: first.offset, length: 0, text: `${field},${gap}` }
  return editsFor(text, [edit])
}

/** The field after which a new one is written. Undefined: it is the first one. */
function lastBefore(fields: readonly Node[], key: string, order: readonly string[]): Node | undefined {
  const rank = order.indexOf(key)
  if (rank < 0) return fields.at(-1)
  return fields.findLast((one) => {
    const other = order.indexOf(String(one.children?.[0]?.value))
    return other >= 0 && other < rank
  })
}

import type { Edit } from '../../content/finding/index.ts'
import {
  addEntry,
  applyEdits,
  child,
  copiedText,
  createSource,
  difference,
  editWhole,
  moveEntry,
  parentOf,
  partsOf,
  pasteEntry,
  removeValue,
  repeatEntry,
  setValue,
  type Source,
  textOf,
} from '../../content/json/index.ts'
import { blockSchema } from '../../content/schema/index.ts'
import { lower, upper } from '../../model/words.ts'
import { fieldOrder, goesWithLastRow, nameOfBlock, nameOfField } from './names.ts'
import type { StepName } from './steps.ts'

/** What somebody does to a document: edits of its text as one step, and what is selected after it. */
export interface Act extends StepName {
  edits: Edit[]
  select: string
}

// Acts on fields. `source`: the document, whose text is JSON. All throw a RangeError where the pointer leads nowhere.

/** Writes a field. `undefined` removes it. Typing in one field is one step. */
export function writeField(source: Source, pointer: string, value: unknown): Act {
  const isThere = source.node(pointer) !== undefined
  const name = `${lower(nameOfField(source, pointer))} ${value === undefined ? 'removed' : isThere ? 'changed' : 'added'}`
  const edits =
    value !== undefined
      ? setValue(source, pointer, value, fieldOrder(source, parentOf(pointer)))
      : isThere
        ? removeValue(source, pointer)
        : []
  return { name, pointer, group: `field ${pointer}`, edits, select: pointer }
}

/** Writes a running text: one that is written as a list of paragraphs stays one. `undefined` removes it. */
export function writeText(source: Source, pointer: string, text: string | undefined): Act {
  const node = source.node(pointer)
  if (text === undefined || node?.type !== 'array') return writeField(source, pointer, text)
  const edits = text === textOf(node) ? [] : [editWhole(source, node, text)]
  return { ...writeField(source, pointer, undefined), name: `${lower(nameOfField(source, pointer))} changed`, edits }
}

/** Marks a picture as decoration, which has no text, or as one whose text is to be written. */
export function decorate(source: Source, pointer: string, isDecoration: boolean): Act {
  const picture = JSON.parse(copiedText(source, pointer)) as Record<string, unknown>
  const { alt: _alt, decorative: _decorative, ...rest } = picture
  return writeField(source, pointer, isDecoration ? { ...rest, decorative: true } : { ...rest, alt: '' })
}

// Acts on the rows of a list.

/** Adds a row; `index` is the place that it has then. A list that is not there begins with it. */
export function addRow(source: Source, list: string, index: number, value: unknown): Act {
  const edits = source.node(list)
    ? addEntry(source, list, index, value)
    : setValue(source, list, [value], fieldOrder(source, parentOf(list)))
  return { name: `${nameOfRow(source, list)} added`, pointer: list, edits, select: child(list, index) }
}

export function moveRow(source: Source, list: string, from: number, to: number): Act {
  const edits = moveEntry(source, list, from, to)
  const way = to < from ? 'up' : 'down'
  return { name: `${nameOfRow(source, list)} moved ${way}`, pointer: child(list, from), edits, select: child(list, to) }
}

/** Removes a row. A list that may be left out, but not be empty, goes with its last one. */
export function removeRow(source: Source, pointer: string): Act {
  const list = parentOf(pointer)
  const name = `${nameOfRow(source, list)} removed`
  const most = (source.node(list)?.children?.length ?? 1) - 2
  const index = Math.min(Number(last(pointer)), most)
  if (index < 0 && goesWithLastRow(source, list))
    return { name, pointer, edits: removeValue(source, list), select: parentOf(list) }
  const select = index < 0 ? list : child(list, index)
  return { name, pointer, edits: removeValue(source, pointer), select }
}

/** Writes a row a second time, behind itself. */
export function repeatRow(source: Source, pointer: string): Act {
  const list = parentOf(pointer)
  const index = Number(last(pointer))
  const edits = repeatEntry(source, list, index)
  return { name: `${nameOfRow(source, list)} duplicated`, pointer, edits, select: child(list, index + 1) }
}

// Acts on blocks: rows of the list of blocks, which are known by their kind.

const blocks = '/blocks'

/** The block behind which a new one is put in: it is selected when that is undone. */
const before = (index: number) => child(blocks, Math.max(0, index - 1))

export function addBlock(source: Source, index: number, block: Record<string, unknown>): Act {
  return { ...addRow(source, blocks, index, block), name: `${nameOfBlock(block.type)} added`, pointer: before(index) }
}

export function moveBlock(source: Source, from: number, to: number): Act {
  const name = `${blockAt(source, from)} moved ${to < from ? 'up' : 'down'}`
  return { ...moveRow(source, blocks, from, to), name }
}

export function removeBlock(source: Source, index: number): Act {
  return { ...removeRow(source, child(blocks, index)), name: `${blockAt(source, index)} removed` }
}

/** Writes a block a second time, behind itself. An id of its own is made for it: links go on leading to the first one. */
export function repeatBlock(source: Source, index: number): Act {
  const text = copiedText(source, child(blocks, index))
  return {
    ...pasteBlock(source, index + 1, text),
    name: `${blockAt(source, index)} duplicated`,
    pointer: child(blocks, index),
  }
}

/** Puts in a block that was copied, from this page or another one. Throws a SyntaxError when the text is no JSON. */
export function pasteBlock(source: Source, index: number, text: string): Act {
  const value = JSON.parse(text) as { id?: unknown; type?: unknown }
  const copy = createSource('', text)
  const own = typeof value.id === 'string' ? applyEdits(text, setValue(copy, '/id', freeId(source, value.id))) : text
  const edits = source.node(blocks)?.children?.length
    ? pasteEntry(source, blocks, index, own)
    : addRow(source, blocks, 0, JSON.parse(own)).edits
  return { name: `${nameOfBlock(value.type)} pasted`, pointer: before(index), edits, select: child(blocks, index) }
}

/**
 * Puts the blocks of a shared document in place of the block that shows them, for this page only. `shared`: the text of that
 * document. A colour that the page has chosen for them stays. Throws a SyntaxError when the text is no JSON.
 */
export function copyShared(source: Source, index: number, shared: string): Act {
  const from = createSource('', shared)
  const tone: unknown = source.node(child(child(blocks, index), 'tone'))?.value
  let { text } = source
  const apply = (make: (now: Source) => Edit[]) => {
    text = applyEdits(text, make(createSource(source.file, text)))
  }
  const copies = (from.node(blocks)?.children ?? []).map((_, at) => copiedText(from, child(blocks, at)))
  for (const copy of copies.toReversed())
    apply((now) => pasteBlock(now, index + 1, tone === undefined ? copy : withTone(copy, tone)).edits)
  apply((now) => removeValue(now, child(blocks, index)))
  const select = child(blocks, index)
  return { name: 'shared block copied for this page', pointer: select, edits: [difference(source.text, text)], select }
}

/** Shows a shared document in place of a block that was moved there. */
export function putShared(source: Source, index: number, name: string): Act {
  const added = pasteBlock(source, index + 1, JSON.stringify({ type: 'shared', use: name }))
  const now = createSource(source.file, applyEdits(source.text, added.edits))
  const text = applyEdits(now.text, removeValue(now, child(blocks, index)))
  const select = child(blocks, index)
  return { name: `${blockAt(source, index)} shared`, pointer: select, edits: [difference(source.text, text)], select }
}

function withTone(text: string, tone: unknown): string {
  const { type } = JSON.parse(text) as { type?: unknown }
  const schema = typeof type === 'string' ? blockSchema(type) : undefined
  return schema?.properties?.tone ? applyEdits(text, setValue(createSource('', text), '/tone', tone)) : text
}

/** Applies the fix of a finding. */
export function applyFix(fix: { title: string; edits: readonly Edit[] }, pointer: string): Act {
  return { name: `fixed: ${lower(fix.title)}`, pointer, edits: [...fix.edits], select: pointer }
}

const last = (pointer: string) => partsOf(pointer).at(-1) ?? ''

const nameOfRow = (source: Source, list: string) => upper(nameOfField(source, child(list, 0)))

const blockAt = (source: Source, index: number) =>
  nameOfBlock(source.node(child(child(blocks, index), 'type'))?.value as unknown)

/** An id that no block of the page has: the wanted one, or with the next free number behind it. */
function freeId(source: Source, wanted: string): string {
  const taken = new Set(
    (source.node(blocks)?.children ?? []).map(
      (_, index) => source.node(`${child(blocks, index)}/id`)?.value as unknown,
    ),
  )
  let id = wanted
  for (let number = 2; taken.has(id); number++) id = `${wanted.replace(/-\d+$/, '')}-${number}`
  return id
}

import { child, partsOf } from '../../../src/content/json/index.ts'
import { blockSchema, documentSchemas } from '../../../src/content/schema/index.ts'
import { kindOf as kindOfDocument } from '../../../src/model/route.ts'
import { add, copied, move, paste, remove, repeat } from '../../../src/studio/core/blockActs.ts'
import { blocksOfValue } from '../../../src/studio/core/blocks.ts'
import { kindsFor } from '../../../src/studio/core/kinds.ts'
import { addRow, moveRow, removeRow, repeatRow, writeField, writeText } from '../../../src/studio/session/acts.ts'
import { type FieldProps, type Part, unknownKeys } from '../../../src/studio/ui/form/model/fields.ts'
import { emptyValue, kindOf } from '../../../src/studio/ui/form/model/kinds.ts'
import { runningText } from '../../../src/studio/ui/form/model/words.ts'
import { fieldsIn } from '../../support/formFields.ts'
import { put } from '../../support/otherValues.ts'
import type { Views } from './views.ts'

/** What an act at random may use: the views of a document, chance, and blocks that were copied. */
export interface Turn {
  views: Views
  below(most: number): number
  clipboard: string[]
}

/** Does something by form or on the page, and gives the value that the document must have then. Undefined: nothing was there for it. */
export type RandomAct = (turn: Turn) => unknown

const oneOf = <T>({ below }: Turn, all: readonly T[]): T | undefined => all[below(all.length)]

/** Words that break what is not careful. */
export const hardWords = [
  '',
  'x',
  'A "quoted" word',
  'back\\slash and / slash',
  'two\nlines\r\nand\ttab',
  'ünï©ødé 👩‍💻 עברית',
  '\u2028 and \u0000',
  '{brand} {',
  '}, "blocks": [',
  'One.\n\nTwo.\n\nThree.',
]

/** The value with another one at a pointer; undefined: without it. */
function withValue(value: unknown, pointer: string, next: unknown): unknown {
  let at = value
  const steps = partsOf(pointer).map((part) => {
    const step = Array.isArray(at) ? Number(part) : part
    at = (at as Record<string | number, unknown> | undefined)?.[step]
    return step
  })
  return put(value, steps, next)
}

const withList = (value: unknown, pointer: string, list: unknown, change: (rows: unknown[]) => void) => {
  const rows = Array.isArray(list) ? [...(list as unknown[])] : []
  change(rows)
  return withValue(value, pointer, rows)
}

// By form: of a block, or of the document itself.

function partOf(turn: Turn): Part {
  const { value, key } = turn.views.editing
  const blocks = blocksOfValue(value)
  const index = turn.below(blocks.length + 1)
  const type = blocks[index]?.type
  const schema = typeof type === 'string' ? blockSchema(type) : undefined
  if (schema) return { schema, value: blocks[index] ?? {}, pointer: child('/blocks', index) }
  const kind = kindOfDocument(key)
  return { schema: documentSchemas[kind === 'site' || kind === 'shared' ? kind : 'page'], value, pointer: '' }
}

function fieldOf(turn: Turn, wants: (field: FieldProps) => boolean): FieldProps | undefined {
  const part = partOf(turn)
  return oneOf(turn, fieldsIn(part, part).filter(wants))
}

const isList = ({ schema, value }: FieldProps) =>
  ['list', 'texts'].includes(kindOf(schema)) && (value === undefined || Array.isArray(value))
const isFilled = (field: FieldProps) => isList(field) && Array.isArray(field.value) && field.value.length > 0
const rowsOf = ({ value }: FieldProps) => (Array.isArray(value) ? (value as unknown[]) : [])

function otherValue(turn: Turn, { schema, isRequired }: FieldProps): unknown {
  if (!isRequired && turn.below(4) === 0) return undefined
  if (schema.enum) return oneOf(turn, schema.enum)
  if (schema.type === 'string') return oneOf(turn, hardWords)
  if (schema.type === 'boolean') return turn.below(2) === 0
  return schema.type === 'number' || schema.type === 'integer' ? turn.below(100) : emptyValue(schema)
}

const write: RandomAct = (turn) => {
  const field = fieldOf(turn, (one) => !isList(one))
  if (!field) return undefined
  const { pointer, schema, value: held } = field
  const before = turn.views.editing.value
  const next = otherValue(turn, field)
  const isText = kindOf(schema) === 'richText' && (next === undefined || typeof next === 'string')
  turn.views.act((source) => (isText ? writeText(source, pointer, next) : writeField(source, pointer, next)))
  // A running text that is written as a list of paragraphs stays one.
  if (isText && Array.isArray(held) && next !== undefined) {
    const now = valueAt(turn.views.editing.value, pointer)
    return withValue(before, pointer, Array.isArray(now) && runningText(now) === next ? now : next)
  }
  return withValue(before, pointer, next)
}

function valueAt(value: unknown, pointer: string): unknown {
  return partsOf(pointer).reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], value)
}

/** An act on the rows of a list: what it does to the text, and to the rows. */
const onRows =
  (
    wants: (field: FieldProps) => boolean,
    act: (turn: Turn, field: FieldProps, rows: unknown[]) => (rows: unknown[]) => void,
  ): RandomAct =>
  (turn) => {
    const field = fieldOf(turn, wants)
    if (!field) return undefined
    const before = turn.views.editing.value
    return withList(before, field.pointer, field.value, act(turn, field, rowsOf(field)))
  }

const insertRow = onRows(isList, (turn, { schema, pointer }, rows) => {
  const index = turn.below(rows.length + 1)
  const row = emptyValue(schema.items ?? {})
  turn.views.act((source) => addRow(source, pointer, index, row))
  return (now) => now.splice(index, 0, row)
})

const shiftRow = onRows(isFilled, (turn, { pointer }, rows) => {
  const [from, to] = [turn.below(rows.length), turn.below(rows.length)]
  turn.views.act((source) => moveRow(source, pointer, from, to))
  return (now) => now.splice(to, 0, ...now.splice(from, 1))
})

const dropRow: RandomAct = (turn) => {
  const field = fieldOf(turn, isFilled)
  if (!field) return undefined
  const { pointer, schema, isRequired } = field
  const before = turn.views.editing.value
  const rows = rowsOf(field)
  const index = turn.below(rows.length)
  turn.views.act((source) => removeRow(source, child(pointer, index)))
  // A list that may be left out, but not be empty, goes with its last row.
  if (rows.length === 1 && !isRequired && (schema.minItems ?? 0) > 0) return withValue(before, pointer, undefined)
  return withList(before, pointer, rows, (now) => now.splice(index, 1))
}

const doubleRow = onRows(isFilled, (turn, { pointer }, rows) => {
  const index = turn.below(rows.length)
  turn.views.act((source) => repeatRow(source, child(pointer, index)))
  return (now) => now.splice(index, 0, now[index])
})

/** What text edits have left under a name that nobody knows. */
const dropUnknown: RandomAct = (turn) => {
  const { schema, value, pointer } = partOf(turn)
  const key = oneOf(turn, unknownKeys(schema, value))
  if (key === undefined) return undefined
  const before = turn.views.editing.value
  turn.views.act((source) => writeField(source, child(pointer, key), undefined))
  return withValue(before, child(pointer, key), undefined)
}

// On the page and in the outline.

const onBlocks =
  (act: (turn: Turn, index: number, count: number) => ((rows: unknown[]) => void) | undefined): RandomAct =>
  (turn) => {
    const { value } = turn.views.editing
    const blocks = value.blocks
    // A list that is none has no stops.
    if (blocks !== undefined && !Array.isArray(blocks)) return undefined
    const count = blocksOfValue(value).length
    const change = act(turn, turn.below(count), count)
    return change && withList(value, '/blocks', blocks, change)
  }

const addOne = onBlocks((turn, _index, count) => {
  const kind = oneOf(turn, kindsFor(blocksOfValue(turn.views.editing.value)))
  if (!kind) return undefined
  const at = turn.below(count + 1)
  const [example] = blockSchema(kind.type)?.examples ?? []
  add(turn.views.studio, at, { type: kind.type, ...(example as object | undefined) })
  return (rows) => rows.splice(at, 0, { type: kind.type, ...(example as object) })
})

const moveOne = onBlocks((turn, from, count) => {
  if (count === 0) return undefined
  const to = turn.below(count)
  move(turn.views.studio, from, to)
  return (rows) => rows.splice(to, 0, ...rows.splice(from, 1))
})

const removeOne = onBlocks((turn, index, count) => {
  if (count === 0) return undefined
  if (turn.below(2) === 0) turn.clipboard.push(copied(turn.views.studio, index))
  remove(turn.views.studio, index)
  return (rows) => rows.splice(index, 1)
})

const repeatOne = onBlocks((turn, index, count) => {
  if (count === 0) return undefined
  repeat(turn.views.studio, index)
  return (rows) => rows.splice(index + 1, 0, ownId(turn, index + 1, rows[index]))
})

const pasteOne = onBlocks((turn, _index, count) => {
  const text = oneOf(turn, turn.clipboard)
  if (text === undefined) return undefined
  const at = turn.below(count + 1)
  if (!paste(turn.views.studio, at, text)) return undefined
  return (rows) => rows.splice(at, 0, ownId(turn, at, JSON.parse(text)))
})

/** A block with the id that its copy has been given, which no other block has. */
function ownId({ views }: Turn, index: number, block: unknown): unknown {
  const all = blocksOfValue(views.editing.value)
  const id = all[index]?.id
  if (typeof id !== 'string' || all.filter((one) => one.id === id).length > 1) return block
  return { ...(block as object), id }
}

/** What can be done by form, and to the blocks of a page. */
export const visualActs: readonly RandomAct[] = [
  write,
  write,
  write,
  write,
  insertRow,
  shiftRow,
  dropRow,
  doubleRow,
  dropUnknown,
  addOne,
  moveOne,
  removeOne,
  repeatOne,
  pasteOne,
]

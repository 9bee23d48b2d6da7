import {
  blockName,
  blockSchema,
  blocksOf,
  documentSchemas,
  fieldsOf,
  isGroup,
  type Schema,
  stepOf,
} from '../schema/index.ts'
import type { Place } from '../facts/index.ts'
import type { RawFinding } from '../finding/index.ts'

/** A finding whose place in the file is looked up when it is reported. */
export interface TextFinding extends Omit<RawFinding, 'start' | 'end' | 'pointer' | 'where'> {
  place: Place
}

/** Nothing found: one list for all the texts that are as they should be. */
export const noFindings: readonly TextFinding[] = []

/** A group of fields in a document: a block, an entry of a list, the document itself without its blocks. */
export interface Group {
  schema: Schema
  value: Record<string, unknown>
  place: Place
  /** The group around this one; undefined for a block and for the document. */
  parent: Group | undefined
}

/** A text that people can read or hear. The `format` of its schema tells running text and samples of code from plain words. */
export interface Text {
  key: string
  text: string
  schema: Schema
  group: Group
  /** Where it is: a step below a value of its group, or its group itself. */
  above: string
  step: string
}

/** The place of a text. It is not kept with every text, because few are remarked on. */
export const placeOf = ({ above, step, group }: Text): Place => ({ pointer: above + step, where: group.place.where })

/** What wants to see the parts of a document. Both are called from top to bottom. */
export interface Visitor {
  group?(group: Group): void
  text?(text: Text): void
}

interface Walker extends Visitor {
  /** Texts that are no words are wanted too. */
  wordless?: boolean
}

/** Values of these formats are no words: they are checked where they lead, or not at all. */
const wordless: ReadonlySet<string | undefined> = new Set(['link', 'path', 'date', 'anchor', 'drawing'])

/** Whether the texts of a field are words. */
export const isWords = ({ format }: Schema): boolean => !wordless.has(format)

/** Walks over the words that the schemas know in a document whose shape is right. What is internal is left out. */
export const walkDocument = (kind: 'page' | 'site' | 'shared', value: unknown, visitor: Visitor): void =>
  walk(kind, value, visitor)

/** The same, also over texts that are no words, such as addresses and dates. */
export const walkAll = (kind: 'page' | 'site' | 'shared', value: unknown, visitor: Visitor): void =>
  walk(kind, value, { ...visitor, wordless: true })

function walk(kind: 'page' | 'site' | 'shared', value: unknown, visitor: Walker): void {
  const schema = documentSchemas[kind]
  if (!isGroup(value)) return
  walkGroup({ schema, value, place: { pointer: '', where: schema.title ?? '' }, parent: undefined }, visitor)
  for (const [index, block] of blocksOf(value).entries()) {
    if (!isGroup(block)) continue
    const type = String(block.type)
    const own = blockSchema(type)
    if (!own || type === 'shared') continue
    const place = { pointer: `/blocks/${index}`, where: blockName(type, index) }
    walkGroup({ schema: own, value: block, place, parent: undefined }, visitor)
  }
}

function walkGroup(group: Group, visitor: Walker): void {
  visitor.group?.(group)
  const { schema, value, place, parent } = group
  const isDocument = parent === undefined && place.pointer === ''
  for (const { key, step, schema: property } of fieldsOf(schema)) {
    const inner = value[key]
    if (inner === undefined || property.internal || key === '$schema') continue
    if ((isDocument && key === 'blocks') || (!isDocument && !parent && (key === 'type' || key === 'id'))) continue
    walkValue(property, inner, key, place.pointer, step, group, visitor)
  }
}

function walkValue(
  schema: Schema,
  value: unknown,
  key: string,
  above: string,
  step: string,
  group: Group,
  visitor: Walker,
): void {
  if (typeof value === 'string') {
    if (!visitor.text || schema.enum || (!visitor.wordless && wordless.has(schema.format))) return
    visitor.text({ key, text: value, schema, group, above, step })
  } else if (Array.isArray(value)) {
    const { items } = schema
    if (!items) return
    for (let index = 0; index < value.length; index++)
      walkValue(items, value[index], key, above + step, stepOf(index), group, visitor)
  } else if (isGroup(value)) {
    const place = { pointer: above + step, where: group.place.where }
    walkGroup({ schema, value, place, parent: group }, visitor)
  }
}

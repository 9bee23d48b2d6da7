import { blockSchema, documentSchemas, fieldsOf, type Schema, stepOf } from './catalogue.ts'
import { isGroup } from './group.ts'
import { blockName, blocksOf } from './shape.ts'

/** A block, or the document without its blocks: its pointer is ''. */
export interface Part {
  value: Record<string, unknown>
  pointer: string
  where: string
  /** Undefined: a block of a type that does not exist. Nothing inside of it is visited. */
  schema: Schema | undefined
}

/** A group of fields in a document: a block, an entry of a list, the document itself without its blocks. */
export interface Group {
  schema: Schema
  value: Record<string, unknown>
  place: { pointer: string; where: string }
  /** The field that holds it, or the list in which it is; '' for a block and for the document. */
  key: string
  /** The group around this one; undefined for a block and for the document. */
  parent: Group | undefined
}

/** A text, whatever its format. A choice among a few words is none. */
export interface Text {
  /** The field that holds it, or the list in which it is. */
  key: string
  text: string
  schema: Schema
  group: Group
  /** Where it is: a step below a value of its group, or its group itself. */
  above: string
  step: string
}

/** What wants to see the parts of a document. All are called from top to bottom. */
export interface Visitor {
  /** It wants to see what editors alone read, too. */
  internal?: boolean
  begin?(part: Part): void
  group?(group: Group): void
  text?(text: Text): void
  end?(part: Part): void
}

/** Fields of a block, or of the document, that hold no values of their own. */
const skipped: ReadonlySet<string> = new Set(['$schema', 'blocks', 'type'])

/** The one walk over a document and its schemas, whatever shape it has: first its own fields, then its blocks. */
export function walk(kind: 'page' | 'site' | 'shared', value: unknown, visitors: readonly Visitor[]): void {
  if (!isGroup(value)) return
  const schema = documentSchemas[kind]
  walkPart({ value, schema, pointer: '', where: schema.title ?? '' }, visitors)
  for (const [index, block] of blocksOf(value).entries()) {
    if (!isGroup(block) || typeof block.type !== 'string') continue
    const { type } = block
    const place = { pointer: `/blocks/${index}`, where: blockName(type, index) }
    walkPart({ value: block, schema: blockSchema(type), ...place }, visitors)
  }
}

function walkPart(part: Part, visitors: readonly Visitor[]): void {
  for (const visitor of visitors) visitor.begin?.(part)
  const { schema, value, pointer, where } = part
  // What a shared block holds is the name of a document, and no text.
  if (schema && (pointer === '' || value.type !== 'shared'))
    walkGroup({ schema, value, place: { pointer, where }, key: '', parent: undefined }, visitors)
  for (const visitor of visitors) visitor.end?.(part)
}

function walkGroup(group: Group, visitors: readonly Visitor[]): void {
  for (const visitor of visitors) visitor.group?.(group)
  const { schema, value, place, parent } = group
  for (const { key, step, schema: own } of fieldsOf(schema)) {
    const inner = value[key]
    if (inner === undefined || (!parent && skipped.has(key))) continue
    walkValue(own, inner, key, place.pointer, step, group, own.internal ? visitors.filter(isInternal) : visitors)
  }
}

const isInternal = ({ internal }: Visitor) => internal === true

function walkValue(
  schema: Schema,
  value: unknown,
  key: string,
  above: string,
  step: string,
  group: Group,
  visitors: readonly Visitor[],
): void {
  if (typeof value === 'string') {
    if (schema.enum) return
    const text = { key, text: value, schema, group, above, step }
    for (const visitor of visitors) visitor.text?.(text)
  } else if (Array.isArray(value)) {
    const { items } = schema
    if (!items) return
    for (let index = 0; index < value.length; index++)
      walkValue(items, value[index], key, above + step, stepOf(index), group, visitors)
  } else if (isGroup(value)) {
    const place = { pointer: above + step, where: group.place.where }
    walkGroup({ schema, value, place, key, parent: group }, visitors)
  }
}

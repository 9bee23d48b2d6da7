import { type Caret, caretAt, looseValue } from '../json/index.ts'
import { blockSchema, documentSchemas, isGroup, type Schema, schemaAt } from '../schema/index.ts'
import { kindOf } from '../../model/route.ts'

/** What is written at an offset of a document, and what its schema says of it. */
export interface WrittenPlace extends Caret {
  /** Undefined: the schema knows nothing here. */
  schema: Schema | undefined
  /** The group or list around it. */
  above: Schema | undefined
  /** It is a whole block, or belongs there. */
  isBlock: boolean
  /** The block around it and the path from there; the document where there is none. */
  part: Schema | undefined
  inner: readonly string[]
}

/** Null: the file is no document, or nothing belongs at this offset. */
export function placeAt(key: string, text: string, offset: number): WrittenPlace | null {
  const kind = kindOf(key)
  const caret = kind === 'other' ? null : caretAt(text, offset)
  if (!caret || kind === 'other') return null
  const path = caret.path.map(String)
  const [first, index] = caret.path
  const isInBlocks = kind !== 'site' && first === 'blocks' && typeof index === 'number'
  const part = isInBlocks ? blockOf(text, index) : documentSchemas[kind === 'notFound' ? 'page' : kind]
  const inner = isInBlocks ? path.slice(2) : path
  const schema = part && schemaAt(part, inner)
  const above = part && schemaAt(part, inner.slice(0, -1))
  return { ...caret, schema, above, isBlock: isInBlocks && inner.length === 0 && !caret.isName, part, inner }
}

/** The folder that the block around a place lists; '' when it names none. */
export function folderAt(text: string, { path }: Pick<WrittenPlace, 'path'>): string {
  const folder = looseValue(text, [...path.slice(0, 2), 'folder'])
  return typeof folder === 'string' ? folder : ''
}

/** The block around a place, as far as it can be read. */
export function blockAround(text: string, { path }: Pick<WrittenPlace, 'path'>): Record<string, unknown> {
  const block = looseValue(text, path.slice(0, 2))
  return isGroup(block) ? block : {}
}

/** The schema of a block; of one without a type, or with a wrong one, only its type is known. */
function blockOf(text: string, index: number): Schema {
  const type = looseValue(text, ['blocks', index, 'type'])
  const { type: field } = blockSchema('shared')?.properties ?? {}
  return blockSchema(String(type)) ?? { type: 'object', properties: field ? { type: field } : {} }
}

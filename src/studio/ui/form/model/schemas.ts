import { blockSchema, documentSchemas, type Schema } from '../../../../content/schema/index.ts'
import { kindOf } from '../../../../model/route.ts'
import { blocksOfValue, type Fields } from '../../../core/blocks.ts'
import { blockAt } from '../../../core/pointers.ts'

/** The schema of a document without its blocks. */
export function documentSchema(key: string): Schema {
  const kind = kindOf(key)
  return documentSchemas[kind === 'site' || kind === 'shared' ? kind : 'page']
}

/** The schema of what a form edits of a document, its block or itself, and the way from there to a place; of an unknown block, an empty one. */
export function schemaOf(key: string, document: Fields, pointer: string): { schema: Schema; path: string } {
  const at = blockAt(pointer)
  if (!at) return { schema: documentSchema(key), path: pointer }
  const type = blocksOfValue(document)[at.index]?.type
  return { schema: (typeof type === 'string' ? blockSchema(type) : undefined) ?? {}, path: at.inner }
}

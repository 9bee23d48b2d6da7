import type { Entry } from '../../content/entry/index.ts'
import { blockSchema, blocksOf, isGroup } from '../../content/schema/index.ts'
import type { Content, ResolvedPage } from '../../content/store/index.ts'
import type { Block } from '../../model/schema.gen.ts'

/** Any block that can be drawn: it keeps the place of one of an unknown kind. */
const standIn = { type: 'richText', text: '-' }

const isUnknown = (block: unknown): block is { type: string } =>
  isGroup(block) && typeof block.type === 'string' && block.type !== '' && !blockSchema(block.type)

/**
 * The page of a document with each block in its place. Of one of an unknown kind it has only what it is called, for the
 * canvas to say so. Null: the document has none of those, or cannot be drawn for another reason.
 */
export function drawWithUnknownKinds(content: Content, { key, value: written, source }: Entry): ResolvedPage | null {
  const value = written.get()
  const blocks = blocksOf(value)
  if (!blocks.some(isUnknown)) return null
  const known = blocks.map((block) => (isUnknown(block) ? standIn : block))
  const drawn = content.draft(key, JSON.stringify({ ...(value as object), blocks: known }))
  if (!drawn) return null
  const own = `${source.file}#/blocks/`
  const named = drawn.page.blocks.map((block, index) => {
    const place = drawn.pointers[index] ?? ''
    const meant = place.startsWith(own) ? blocks[Number(place.slice(own.length))] : undefined
    return isUnknown(meant) ? ({ type: meant.type, called: meant.type } as Record<string, unknown> as Block) : block
  })
  return { ...drawn, page: { ...drawn.page, blocks: named } }
}

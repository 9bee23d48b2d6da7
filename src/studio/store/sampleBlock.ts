import { errorsAddedBy } from '../../content/fix/index.ts'
import { createSource } from '../../content/json/index.ts'
import { blockSchema, isGroup } from '../../content/schema/index.ts'
import type { Content } from '../../content/store/index.ts'
import { addBlock } from '../session/acts.ts'

/**
 * A block of a type with sample words, for a place of a document: the first example of the type that brings no error there.
 * The document's text is JSON.
 */
export function sampleBlock(content: Content, key: string, index: number, type: string): Record<string, unknown> {
  const text = content.text(key) ?? ''
  const source = createSource(key, text)
  const samples = (blockSchema(type)?.examples ?? []).filter(isGroup).map((example) => ({ type, ...example }))
  const isFine = (sample: Record<string, unknown>) =>
    errorsAddedBy(content, key, text, addBlock(source, index, sample).edits).length === 0
  return samples.find(isFine) ?? samples[0] ?? { type }
}

import { errorsAddedBy } from '../../content/fix/index.ts'
import { createSource } from '../../content/json/index.ts'
import { blockSchema, isGroup } from '../../content/schema/index.ts'
import type { Content } from '../../content/store/index.ts'
import { addBlock } from '../session/acts.ts'

/**
 * A block of a type with sample words, for a place of a document: the first example of the type that brings no error there.
 * It shows a picture of the site, as the site does not have that of the example. The document's text is JSON.
 */
export function sampleBlock(content: Content, key: string, index: number, type: string): Record<string, unknown> {
  const text = content.text(key) ?? ''
  const source = createSource(key, text)
  const examples = (blockSchema(type)?.examples ?? []).filter(isGroup)
  const samples = examples.map((example) => withPicture(content, withoutAnchors({ type, ...example })))
  const isFine = (sample: Record<string, unknown>) =>
    errorsAddedBy(content, key, text, addBlock(source, index, sample).edits).length === 0
  return samples.find(isFine) ?? samples[0] ?? { type }
}

/** The anchors of examples show how one is written: a block has none until somebody wants to lead to a part of it. */
function withoutAnchors<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutAnchors) as Value
  if (!isGroup(value)) return value
  const isExample = ([key, inner]: [string, unknown]) =>
    key === 'anchor' && typeof inner === 'string' && inner.startsWith('example-')
  const kept = Object.entries(value).filter((one) => !isExample(one))
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutAnchors(inner)])) as Value
}

/** The block with the widest picture of the site in place of one that the site does not have; as it is where there is none. */
function withPicture(content: Content, block: Record<string, unknown>): Record<string, unknown> {
  const { picture } = block
  const pictures = content.pictures()
  if (!isGroup(picture) || typeof picture.src !== 'string' || pictures.has(picture.src)) return block
  const [widest] = [...pictures]
    .filter(([, file]) => !file.finding)
    .sort(([, one], [, other]) => other.width - one.width)
  return widest ? { ...block, picture: { ...picture, src: widest[0] } } : block
}

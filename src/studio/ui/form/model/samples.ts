import { paragraphGap, partsOf } from '../../../../content/json/index.ts'
import { type Schema, schemaAt } from '../../../../content/schema/index.ts'
import { examplesIn } from '../../../../content/slips/index.ts'
import { sampleEnd, sampleTexts } from '../../../../content/wording/index.ts'
import type { Editing } from '../../../core/state.ts'
import { schemaOf } from './schemas.ts'

/**
 * The sample words in the text of a field, to be selected so that what is typed takes their place: all of it; of a running text
 * that has a paragraph of somebody's own, the first paragraph that is a sample.
 * @param text what the field has now: the findings may still be those of an older text
 * @returns undefined: no finding says that the field has any, or its words are somebody's own by now
 */
export function sampleRange(
  { key, value, findings }: Pick<Editing, 'key' | 'value' | 'findings'>,
  pointer: string,
  text: string,
): { start: number; end: number } | undefined {
  const isSaid = findings.some(
    (one) => one.code === 'sampleWords' && (one.pointer === pointer || one.further?.includes(pointer)),
  )
  if (!isSaid) return undefined
  const { schema, path } = schemaOf(key, value, pointer)
  const own = schemaAt(schema, partsOf(path))
  if (!own) return undefined
  if (own.format !== 'markdown') return isSample(text, own) ? { start: 0, end: text.length } : undefined
  const paragraphs = paragraphsOf(text)
  const first = paragraphs.find((one) => isSample(one.text, own))
  if (!first) return undefined
  const isOwn = (one: string) => !one.startsWith('#') && !isSample(one, own)
  if (!paragraphs.some((one) => isOwn(one.text))) return { start: 0, end: text.length }
  return { start: first.start, end: first.start + first.text.length }
}

const isSample = (text: string, schema: Schema) =>
  sampleTexts.includes(text) ||
  (schema.format === 'markdown' && sampleTexts.some((sample) => text.includes(sample))) ||
  text.endsWith(sampleEnd) ||
  (schema.examples?.includes(text) ?? false) ||
  examplesIn(text, schema).length > 0

function paragraphsOf(text: string): { start: number; text: string }[] {
  let at = 0
  return text.split(paragraphGap).map((one) => {
    const start = at
    at += one.length + paragraphGap.length
    return { start, text: one }
  })
}

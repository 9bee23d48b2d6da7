import { isDay } from '../fields/index.ts'
import { paragraphGap } from '../json/index.ts'
import { isGroup, labelOf, type Schema } from '../schema/index.ts'
import { showingOf } from '../facts/index.ts'
import { dayInWords, showingInWords } from '../../model/showing.ts'
import { ordinal } from '../../model/words.ts'
import { asWritten, type Naming } from './names.ts'

/** One value of a document with the name of its field, in the words of an editor. */
export interface Part {
  label: string
  text: string
}

/** Everything that a block, an entry of a list or the head of a document says, in the order in which it is written. */
export function partsOf(schema: Schema, value: unknown, naming: Naming = asWritten): Part[] {
  const parts: Part[] = []
  const visit = (at: Schema | undefined, one: unknown, path: readonly string[]): void => {
    if (Array.isArray(one))
      for (const [index, entry] of one.entries()) visit(at?.items, entry, [...path, String(index)])
    else if (isGroup(one)) {
      for (const [key, inner] of Object.entries(one))
        if (path.length > 0 || !hasOwnLine(schema, key)) visit(at?.properties?.[key], inner, [...path, key])
    } else if (typeof one === 'string' && at?.format === 'markdown') {
      const paragraphs = one.split(paragraphGap)
      for (const [index, text] of paragraphs.entries()) {
        const words = text.replace(/^#+ /, '')
        const label = paragraphName(labelOf(schema, path), index, paragraphs.length)
        parts.push({ label: words === text ? label : `${label}, a heading`, text: words })
      }
    } else parts.push({ label: labelOf(schema, path), text: inWords(at, one, naming) })
  }
  visit(schema, value, [])
  const when = showingWords(schema, value)
  return when === always ? parts : [{ label: whenSeen, text: when }, ...parts]
}

/** "the 2nd paragraph of the text", or just "the text" where there is one paragraph. */
export const paragraphName = (label: string, at: number, count: number) =>
  count === 1 ? label : `the ${ordinal(at + 1)} paragraph of ${label}`

/** A value as people read it: a day in words, yes and no, documents by their titles. */
export function inWords(schema: Schema | undefined, value: unknown, naming: Naming): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'string') return JSON.stringify(value)
  return schema?.format === 'date' && isDay(value) ? dayInWords(value) : naming(schema, value)
}

export const whenSeen = 'when visitors see it'
const always = 'always'

/** Fields at the top of a document or a block that are no words of it, or are reported on a line of their own. */
export const hasOwnLine = (schema: Schema, key: string): boolean =>
  key === 'type' || key === '$schema' || (isDated(schema) && (key === 'draft' || key === 'from' || key === 'until'))

/** When visitors see a page or a block: "Draft: visitors do not see it", "From 1 December 2026", "always". */
export function showingWords(schema: Schema, value: unknown): string {
  const showing = isDated(schema) && isGroup(value) ? showingOf(value) : {}
  const words = showingInWords(showing)
  return words === '' ? always : showing.draft ? `${words}: visitors do not see it` : words
}

const isDated = ({ properties }: Schema) => properties?.until?.format === 'date'

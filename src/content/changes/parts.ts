import { isDay } from '../fields/index.ts'
import { paragraphGap } from '../json/index.ts'
import { isGroup, type Schema } from '../schema/index.ts'
import { showingOf } from '../facts/index.ts'
import { dayInWords, showingInWords } from '../../model/showing.ts'
import { asWritten, type Naming } from './names.ts'
import { headingWords, paragraphPlaces, placeWords, type Step } from './places.ts'

/** One value of a document with the name of its field, in the words of an editor. */
export interface Part {
  label: string
  text: string
}

/** Everything that a block, an entry of a list or the head of a document says, in the order in which it is written. */
export const partsOf = (schema: Schema, value: unknown, naming: Naming = asWritten): Part[] =>
  partsWithFields(schema, value, naming).map(({ part }) => part)

/** The same without what another value says in the same fields, wherever in its lists. */
export function partsUnlike(schema: Schema, value: unknown, other: unknown, naming: Naming = asWritten): Part[] {
  const name = ({ field, part }: FieldPart) => `${field} ${part.text}`
  const left = new Map<string, number>()
  for (const one of partsWithFields(schema, other, naming)) left.set(name(one), (left.get(name(one)) ?? 0) + 1)
  return partsWithFields(schema, value, naming).flatMap((one) => {
    const rest = left.get(name(one)) ?? 0
    left.set(name(one), rest - 1)
    return rest > 0 ? [] : [one.part]
  })
}

/** `field`: the names of the fields down to it, without the numbers of entries. */
interface FieldPart {
  part: Part
  field: string
}

function partsWithFields(schema: Schema, value: unknown, naming: Naming): FieldPart[] {
  const parts: FieldPart[] = []
  const add = (path: readonly Step[], part: Part) =>
    parts.push({ part, field: path.flatMap(({ key }) => (/^\d+$/.test(key) ? [] : [key])).join('/') })
  const visit = (at: Schema | undefined, one: unknown, path: readonly Step[]): void => {
    if (Array.isArray(one))
      for (const [index, entry] of one.entries())
        visit(at?.items, entry, [...path, { key: String(index), value: entry }])
    else if (isGroup(one)) {
      for (const [key, inner] of Object.entries(one))
        if (path.length > 0 || !hasOwnLine(schema, key))
          visit(at?.properties?.[key], inner, [...path, { key, value: inner }])
    } else if (typeof one === 'string' && at?.format === 'markdown') {
      const paragraphs = one.split(paragraphGap)
      const labels = paragraphPlaces(placeWords(schema, path), paragraphs)
      for (const [index, text] of paragraphs.entries())
        add(path, { label: labels[index] ?? '', text: headingWords(text) ?? text })
    } else add(path, { label: placeWords(schema, path), text: inWords(at, one, naming) })
  }
  visit(schema, value, [])
  const when = showingWords(schema, value)
  return when === always ? parts : [{ part: { label: whenSeen, text: when }, field: whenSeen }, ...parts]
}

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

import type { Schema } from './catalogue.ts'
import { lower, ordinal, quote } from '../../model/words.ts'

/** The schema at a path below another; undefined where the schema knows nothing. */
export function schemaAt(schema: Schema, path: readonly string[]): Schema | undefined {
  let at: Schema | undefined = schema
  for (const part of path) {
    if (at?.items) at = at.items
    else at = at?.properties && Object.hasOwn(at.properties, part) ? at.properties[part] : undefined
  }
  return at
}

/** The place in the words of an editor: path items/1/label of a tabs block → "the label of the 2nd tab". */
export function labelOf(schema: Schema, path: readonly string[]): string {
  const names: string[] = []
  let at: Schema | undefined = schema
  for (const part of path) {
    if (at?.items) {
      at = at.items
      // "the 2nd tab" says it; "the 2nd tab of the tabs" would not be English.
      names.pop()
      names.push(`the ${ordinal(Number(part) + 1)} ${lower(at.title ?? 'entry')}`)
      continue
    }
    at = at?.properties && Object.hasOwn(at.properties, part) ? at.properties[part] : undefined
    // `npm run generate` sees to it that the titles in a group differ, and can be said like this.
    names.push(at?.title ? `the ${lower(at.title)}` : quote(part))
  }
  return names.length === 0 ? `the ${lower(schema.title ?? 'document')}` : names.reverse().join(' of ')
}

/** The fields of a group as a sentence for a hint. */
export function fieldList(schema: Schema | undefined): string | undefined {
  const keys = Object.keys(schema?.properties ?? {}).filter((key) => key !== '$schema')
  return keys.length > 0 ? `The fields are: ${keys.join(', ')}.` : undefined
}

/** What can become of an entry of a full list whose entries may have links of their own: it moves into those of another one. */
export function moveBelow({ items }: Schema): string | undefined {
  const { properties = {} } = items ?? {}
  const below = properties.href && Object.values(properties).find((property) => property.items?.properties?.href)
  return below?.title && `move it into the ${lower(below.title)} of another one`
}

/** What a text has to fit into: the titles and descriptions of pages are cut where somebody searches. */
export const limitOf = ({ description = '' }: Pick<Schema, 'description'>): string =>
  /\bsearch results\b/.test(description) ? 'search results' : 'the design'

/** Whether a field holds a word that is part of addresses: it says less than what visitors read. */
export const isForAddresses = ({ format, pattern = '' }: Pick<Schema, 'format' | 'pattern'>): boolean =>
  format === 'anchor' || pattern.startsWith('^[a-z]')

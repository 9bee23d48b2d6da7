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
    const group: Schema | undefined = at
    at = group?.properties && Object.hasOwn(group.properties, part) ? group.properties[part] : undefined
    names.push(nameOf(group, part, at))
  }
  return names.length === 0 ? `the ${lower(schema.title ?? 'document')}` : names.reverse().join(' of ')
}

/** The field's title, or its key where two fields of a group have the same title or the title is no noun. */
function nameOf(group: Schema | undefined, key: string, schema: Schema | undefined): string {
  const title = schema?.title
  if (!title || /^(?:In|On|No|With|Is|Has) /.test(title)) return quote(key)
  const twins = Object.values(group?.properties ?? {}).filter((other) => other.title === title)
  return twins.length > 1 ? quote(key) : `the ${lower(title)}`
}

/** The fields of a group as a sentence for a hint. */
export function fieldList(schema: Schema | undefined): string | undefined {
  const keys = Object.keys(schema?.properties ?? {}).filter((key) => key !== '$schema')
  return keys.length > 0 ? `The fields are: ${keys.join(', ')}.` : undefined
}

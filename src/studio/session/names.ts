import { child, parentOf, partsOf, type Source } from '../../content/json/index.ts'
import { blockSchema, documentSchemas, fieldsOf, type Schema, schemaAt } from '../../content/schema/index.ts'
import { kindOf } from '../../model/route.ts'

/** What people call a kind of block: the title of its schema. One that does not exist is called as it is written. */
export const nameOfBlock = (type: unknown): string =>
  typeof type === 'string' ? (blockSchema(type)?.title ?? type) : 'Block'

/** What people call a text that is written once, by the name by which others use it: the title of its field. */
const titleOfToken = (name: string): string | undefined => schemaAt(documentSchemas.site, name.split('.'))?.title

/** What people call an address that is a link of the site, `{links.signUp}`; undefined: it is none. */
export const nameOfSiteLink = (href: string): string | undefined =>
  href.startsWith('{') && href.endsWith('}') ? titleOfToken(href.slice(1, -1)) : undefined

/** A description in which the links of the site are called as the form offers them. */
export const withLinkNames = (text: string): string =>
  text
    .replaceAll(/\ba token such as (\{[\w.]+\})/g, (all, href: string) => {
      const name = nameOfSiteLink(href)
      return name === undefined ? all : `a link of the site such as "${name}"`
    })
    .replaceAll(
      /\bWrite them as \{.*? everywhere else\./g,
      'Wherever a link is asked for, they can be chosen by these names.',
    )

/** What people call a field, or a row of a list: the title of its schema. */
export function nameOfField(source: Source, pointer: string): string {
  return schemaOfField(source, pointer)?.title || (partsOf(pointer).at(-1) ?? '')
}

/** What a text may have at most: so many characters, and so many words. */
export interface Room {
  characters: number
  words: number
}

/** What the field of a place has room for; Infinity: it has no such limit. */
export function roomOf(source: Source, pointer: string): Room {
  const { maxLength = Infinity, mostWords = Infinity } = schemaOfField(source, pointer) ?? {}
  return { characters: maxLength, words: mostWords }
}

/** What a field holds, as its schema calls it: link, media, drawing. Undefined: words. */
export const formatOf = (source: Source, pointer: string): string | undefined => schemaOfField(source, pointer)?.format

/** The names of the fields of a group, in the order in which they are written. */
export function fieldOrder(source: Source, pointer: string): string[] {
  const group = schemaOfField(source, pointer)
  return group ? fieldsOf(group).map(({ key }) => key) : []
}

/** Whether a list is left out where it has no row: it needs one when it is there, and its group does not need the list. */
export function goesWithLastRow(source: Source, list: string): boolean {
  const group = schemaOfField(source, parentOf(list))
  const { minItems = 0 } = schemaOfField(source, list) ?? {}
  const isNeeded = group?.required?.includes(partsOf(list).at(-1) ?? '')
  return minItems > 0 && group?.type === 'object' && !isNeeded
}

/** The schema of a field, a row or a group; undefined: nobody knows it. */
export function schemaOfField(source: Source, pointer: string): Schema | undefined {
  const { schema, path } = schemaOf(source, pointer)
  return schema && schemaAt(schema, path)
}

/** The schema that a value belongs to, a block's or the document's, and the way from there to the value. The source's file is the document's key. */
function schemaOf(source: Source, pointer: string): { schema: Schema | undefined; path: string[] } {
  const parts = partsOf(pointer)
  if (parts[0] === 'blocks' && parts[1] !== undefined) {
    const type: unknown = source.node(`${child('/blocks', parts[1])}/type`)?.value
    return { schema: typeof type === 'string' ? blockSchema(type) : undefined, path: parts.slice(2) }
  }
  const kind = kindOf(source.file)
  return { schema: documentSchemas[kind === 'site' || kind === 'shared' ? kind : 'page'], path: parts }
}

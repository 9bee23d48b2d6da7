import { compile } from 'json-schema-to-typescript'
import type { LayoutRule } from '../../src/content/schema/blockFacts.ts'
import { layoutsByField } from '../../src/content/schema/layouts.ts'
import { ownKeywords } from './keywords.ts'
import type { Schema, Schemas } from './schemas.ts'

/** The type that a nested reference gets, so that a part is written once and not copied into every block. */
const partTypes: Record<string, string> = {
  link: 'Link',
  line: 'Line',
  apiExample: 'ApiExample',
  apiFeature: 'ApiFeature',
  apiService: 'ApiService',
  drawing: 'Drawing',
  picture: 'MediaPicture',
  href: 'string',
  id: 'string',
  from: 'string',
  until: 'string',
  serviceOrigin: 'string',
  serviceScript: 'string',
  serviceTarget: 'string',
  serviceKey: 'string',
}

const header = `/* Generated from schemas/ by \`npm run generate\`. Do not edit: change a schema instead. */
import type { Drawing, DrawingFile, Mark, MediaPicture, RichText } from './values.ts'
`

/**
 * TypeScript types of all schemas (DOC-4). They describe documents after `resolve`: a field with a default is always
 * there, rich text is a tree, a drawing has files.
 */
export async function generateTypes(schemas: Schemas): Promise<string> {
  const parts = ['link', 'line', 'apiExample', 'apiFeature', 'apiService']
  const definitions: Record<string, Schema> = {}
  for (const name of parts) definitions[typeName(name)] = forTypes(schemas.parts[name] as Schema, true)
  const documents = Object.entries(schemas.documents)
  for (const [name, schema] of documents) definitions[typeName(name)] = forTypes(withBlocks(schema), true)
  const blocks = Object.entries(schemas.blocks)
  for (const [name, schema] of blocks)
    definitions[`${typeName(name)}${layoutRows(name, schema) ? 'Fields' : 'Block'}`] = forTypes(schema, true)
  const source = await compile(
    { title: 'Everything', type: 'object', additionalProperties: false, properties: {}, $defs: definitions },
    'Everything',
    {
      bannerComment: header,
      unreachableDefinitions: true,
      ignoreMinAndMaxItems: true,
      format: false,
      additionalProperties: false,
    },
  )
  const clean = source
    .replace(
      /\/\*\*(?:(?!\*\/)[\s\S])*?\*\/\s*export interface Everything \{\s*\}|export interface Everything \{\s*\}/,
      '',
    )
    .replace(/^ \* This interface was referenced by[^\n]*\n \* via the `definition`[^\n]*\n/gm, '')
  // An empty last line is what the removed comments leave.
  const tidy = clean.replace(/ \* ?\n( \*\/)/g, '$1').replace(/\n{3,}/g, '\n\n')
  const props = blocks.map(([name]) => `  ${name}: ${typeName(name)}Block`).join('\n')
  return `${tidy.trim()}
${layoutTypes(blocks)}
/** The fields of every block, by block type. */
export interface BlockProps {
${props}
}

/** The name of a block type. */
export type BlockType = keyof BlockProps

/** A block as it is in a page: its type, perhaps an anchor, and its fields. */
export type Block = { [T in BlockType]: { type: T; id?: string } & BlockProps[T] }[BlockType]
`
}

/** A union by layout for each block whose layouts differ, so that a component is given what its layout shows, and no more. */
function layoutTypes(blocks: readonly (readonly [name: string, schema: Schema])[]): string {
  const unions = blocks.flatMap(([name, schema]) => {
    const rows = layoutRows(name, schema)
    return rows ? [`\nexport type ${typeName(name)}Block =\n${rows.join('\n')}\n`] : []
  })
  if (unions.length === 0) return ''
  return `
/** A block in one of its layouts: it has the fields that the layout needs, and none that the layout does not show. */
type InLayout<Fields, Layout, Needs extends keyof Fields, Hidden extends keyof Fields> = Omit<
  Fields,
  'layout' | Needs | Hidden
> & { layout: Layout } & { [Key in Needs]-?: NonNullable<Fields[Key]> }
${unions.join('')}`
}

/** The members of the union; undefined for a block that has the same fields in all layouts. */
function layoutRows(name: string, { layouts, properties }: Schema): string[] | undefined {
  if (!layouts) return undefined
  const rules = layouts as Record<string, LayoutRule>
  const own = [...layoutsByField(rules)].filter(([path]) => Object.hasOwn(properties as object, path))
  if (own.length === 0 && Object.values(rules).every(({ needs = [] }) => needs.length === 0)) return undefined
  return Object.entries(rules).map(([layout, { needs = [] }]) => {
    const hidden = own.filter(([, shown]) => !shown.includes(layout)).map(([path]) => path)
    return `  | InLayout<${typeName(name)}Fields, '${layout}', ${keys(needs)}, ${keys(hidden)}>`
  })
}

const keys = (names: readonly string[]) => (names.length === 0 ? 'never' : names.map((name) => `'${name}'`).join(' | '))

const typeName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** `blocks` of a page or a shared document holds blocks of every type. */
function withBlocks(schema: Schema): Schema {
  const properties = schema.properties as Record<string, Schema>
  if (!properties.blocks) return schema
  return { ...schema, properties: { ...properties, blocks: { ...properties.blocks, tsType: 'Block[]' } } }
}

/**
 * What json-schema-to-typescript should see: a title on every property would make one named type each, so only the
 * root keeps its own; a field with a default is required; parts become their type's name.
 */
function forTypes(node: Schema, root = false): Schema {
  if (typeof node.$ref === 'string') {
    const name = /(\w+)\.json$/.exec(node.$ref)?.[1] ?? ''
    return { tsType: partTypes[name] ?? typeName(name), ...(node.description ? { description: node.description } : {}) }
  }
  const { title, examples, default: _default, format, headings, ...rest } = node
  const out: Schema = Object.fromEntries(Object.entries(rest).filter(([key]) => !ownKeywords.has(key)))
  if (root) delete out.title
  if (node.properties) {
    // What only editors see does not reach components.
    const properties = Object.fromEntries(
      Object.entries(node.properties as Record<string, Schema>).filter(([, child]) => child.internal !== true),
    )
    out.properties = Object.fromEntries(Object.entries(properties).map(([key, child]) => [key, forTypes(child)]))
    // What is shown is there: `resolve` fills a list that names a folder in its place.
    const filled = Object.keys(properties).filter(
      (key) => 'default' in (properties[key] ?? {}) || properties[key]?.needed,
    )
    out.required = [...new Set([...((node.required as string[] | undefined) ?? []), ...filled])]
  }
  if (node.items) out.items = forTypes(node.items as Schema)
  return out
}

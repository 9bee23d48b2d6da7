import { beforeAll, describe, expect, it } from 'vitest'
import { loadContent } from '../../../scripts/lib/readContent.ts'
import { exampleMedia } from '../../../scripts/lib/examplePages.ts'
import { readPictures } from '../../../scripts/media/folder.ts'
import { blockSchema, blockTypes, layoutsByField, type Schema } from '../../../src/content/schema/index.ts'
import { sample } from '../../support/sample.ts'
import { isTaking } from '../../support/validPages/values.ts'
import { pageCount, validPage, type ValidPage } from '../../support/validPages/pages.ts'

/** What occurs in a field over all pages. */
interface Seen {
  /** How often it is there, and how often it is not while the group around it is. */
  there: number
  absent: number
  /** Lengths of its texts or of its lists. */
  lengths: Set<number>
  values: Set<unknown>
}

let pages: ValidPage[]
const seen = new Map<string, Seen>()

const at = (path: string): Seen => {
  const found = seen.get(path) ?? { there: 0, absent: 0, lengths: new Set(), values: new Set() }
  seen.set(path, found)
  return found
}

function note(schema: Schema, value: unknown, path: string): void {
  const found = at(path)
  found.there++
  if (typeof value === 'string' || Array.isArray(value)) found.lengths.add(value.length)
  if (schema.enum || typeof value === 'boolean') found.values.add(value)
  if (Array.isArray(value)) for (const entry of value) note(schema.items ?? {}, entry, `${path}/*`)
  for (const [key, field] of Object.entries(schema.properties ?? {})) {
    const { [key]: inner } = value as Record<string, unknown>
    if (inner === undefined) at(`${path}/${key}`).absent++
    else note(field, inner, `${path}/${key}`)
  }
}

beforeAll(() => {
  pages = Array.from({ length: pageCount }, (_page, number) => validPage(number))
  for (const { document } of pages)
    for (const block of document.blocks) {
      const schema = blockSchema(String(block.type)) ?? {}
      note(schema, block, String(block.type))
      const layout = String(block.layout ?? schema.properties?.layout?.default)
      for (const key of Object.keys(block)) at(`${String(block.type)} as ${layout}/${key}`).there++
    }
})

const types = blockTypes.filter((type) => type !== 'shared')

/** Every field at every depth, with whether its group can be without it. */
function fieldsIn(schema: Schema, path: string): { path: string; field: Schema; isRequired: boolean }[] {
  const inner = Object.entries(schema.properties ?? {}).flatMap(([key, field]) => [
    { path: `${path}/${key}`, field, isRequired: field.needed ?? schema.required?.includes(key) ?? false },
    ...fieldsIn(field, `${path}/${key}`),
  ])
  return [
    ...inner,
    ...(schema.items
      ? [{ path: `${path}/*`, field: schema.items, isRequired: true }, ...fieldsIn(schema.items, `${path}/*`)]
      : []),
  ]
}

const isText = ({ type, format, pattern }: Schema) =>
  type === 'string' && pattern === undefined && (format === undefined || format === 'markdown' || format === 'code')

describe.each(types)('the valid pages show %s', (type) => {
  const schema = blockSchema(type) ?? {}
  const { type: _type, id: _id, ...all } = schema.properties ?? {}
  const properties = Object.fromEntries(Object.entries(all).filter(([key, field]) => !isTaking(key, field)))
  const fields = fieldsIn({ ...schema, properties }, type)

  it('with each field and without, each choice, the shortest and longest of each text and list', () => {
    const unseen = fields.flatMap(({ path, field, isRequired }) => {
      const { there, absent, lengths, values } = at(path)
      const { minItems, maxItems } = field as { minItems?: number; maxItems?: number }
      const limits = isText(field) ? [field.minLength, field.maxLength] : [minItems, maxItems]
      return [
        ...(there > 0 ? [] : [`${path} is never there`]),
        ...(isRequired || absent > 0 ? [] : [`${path} is always there`]),
        ...limits
          .filter((limit) => limit !== undefined && !lengths.has(limit))
          .map((limit) => `${path} is never ${limit} long`),
        ...(field.enum ?? []).filter((value) => !values.has(value)).map((value) => `${path} is never ${String(value)}`),
      ]
    })
    expect(unseen).toEqual([])
  })

  it('in each layout, with each field that this one shows', () => {
    const { layouts = {} } = schema
    const limited = layoutsByField(layouts)
    const unseen = Object.keys(layouts).flatMap((layout) =>
      Object.keys(properties)
        .filter((key) => key !== 'layout' && (limited.get(key)?.includes(layout) ?? true))
        .map((key) => `${type} as ${layout}/${key}`)
        .filter((path) => at(path).there === 0),
    )
    expect(unseen).toEqual([])
  })
})

it('no valid page has an error', () => {
  const { content } = loadContent('pages')
  for (const [name, picture] of readPictures(exampleMedia)) content.setPicture(name, picture)
  const some = sample(pages, 10, 'valid pages that are checked')
  for (const { key, document } of some) content.set(key, JSON.stringify(document))
  const errors = content.findings().filter(({ severity, file }) => severity === 'error' && file.includes('valid/'))
  expect(errors).toEqual([])
})

import { largeHeading } from '../../src/content/schema/blockFacts.ts'
import { policyDirectives } from '../../src/content/resolve/directives.ts'
import { isGroup } from '../../src/content/schema/group.ts'
import { groupTitles } from '../guide/groups.ts'
import { canvas } from './canvas.ts'
import { fieldAt } from './fieldAt.ts'
import { layouts } from './layouts.ts'
import type { Schema } from './schemas.ts'

/** What a keyword of ours may hold: the error in words, undefined when there is none. `schema` is that of the block or the document, `node` what has the keyword; neither has a `$ref` in it. */
export type Demand = (value: unknown, schema: Schema, node: Schema) => string | undefined

const purposes = ['mainTitle', 'words', 'link', 'table', 'drawing', 'picture', 'notFound']

const isText = (value: unknown): value is string => typeof value === 'string'

const textField: Demand = (path, schema) =>
  fieldAt(schema, path)?.type === 'string' ? undefined : 'names no field that holds a text'

/** Names in braces, such as {question}, that no field of the group has. */
const strangers = (value: unknown, group: Schema | undefined): string[] =>
  [...JSON.stringify(value ?? '').matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) =>
    fieldAt(group, name) ? [] : [name],
  )

const namedFields = (value: unknown, group: Schema | undefined): string | undefined => {
  const [first] = strangers(value, group)
  return first === undefined ? undefined : `names the field ${JSON.stringify(first)}, which is not there`
}

const levels: Demand = (value, schema) => {
  if (!isGroup(value)) return 'is a group of paths with 2, 3 or "belowTitle"'
  for (const [path, level] of Object.entries(value)) {
    const field = fieldAt(schema, path)
    if (!(field?.items ?? field?.properties)) return `names "${path}", which is no list and no group`
    if (level !== 2 && level !== 3 && level !== 'belowTitle')
      return `gives "${path}" a level that is not 2, 3 or "belowTitle"`
    if (level === 'belowTitle' && !fieldAt(schema, 'title'))
      return `says "belowTitle", but the block has no field "title"`
  }
  return undefined
}

const origins: Demand = (value, schema) => {
  if (!Array.isArray(value) || !value.every(isGroup)) return 'is a list of groups'
  for (const { if: wanted = {}, add, without = [], ...rest } of value) {
    const [other] = Object.keys(rest)
    if (other !== undefined) return `has an unknown part "${other}"; it knows "if", "add" and "without"`
    if (!isGroup(add) || !isGroup(wanted) || !Array.isArray(without))
      return 'needs "add", a group of sources by directive'
    const directive = [...Object.keys(add), ...without].find((name) => !policyDirectives.includes(String(name)))
    if (directive !== undefined) return `names ${JSON.stringify(directive)}, which is no directive of a policy`
    const field = Object.keys(wanted).find((name) => !fieldAt(schema, name))
    if (field !== undefined) return `names the field "${field}", which is not there`
    const stranger = namedFields(add, schema)
    if (stranger) return stranger
  }
  return undefined
}

const structuredData: Demand = (value, schema) => {
  if (!isGroup(value) || !isText(value.type) || !isGroup(value.mainEntity)) return 'needs "type" and "mainEntity"'
  const list = value.each === undefined ? undefined : fieldAt(schema, value.each)
  if (value.each !== undefined && list?.type !== 'array') return `names ${JSON.stringify(value.each)}, which is no list`
  return namedFields(value.mainEntity, list ?? schema)
}

const isTrue: Demand = (value) => (value === true ? undefined : 'can only be true')

const shownIf: Demand = (value, schema, node) => {
  const beside = nodesOf(schema).find(({ properties }) => Object.values(properties ?? {}).includes(node)) ?? schema
  const conditions: unknown[] = Array.isArray(value) ? value : [value]
  if (!conditions.every(isGroup)) return 'is a group of fields with what they must be, or a list of such groups'
  for (const condition of conditions)
    for (const [key, wanted] of Object.entries(condition)) {
      const field = fieldAt(beside, key)
      if (!field) return `names the field "${key}", which is not there`
      if (wanted === largeHeading && field.format === 'markdown') continue
      const choices = typeof wanted === 'boolean' ? [] : [wanted].flat()
      const known = field.type === 'boolean' ? [true, false] : ((field.enum ?? []) as unknown[])
      if (choices.some((one) => !known.includes(one))) return `gives "${key}" a value that it cannot have`
    }
  return undefined
}

/** The fields that say what of a folder is listed: all parts with a place of their own in the schema of the block. */
const collecting = ['folder', 'only', 'except', 'sort', 'older', 'first']

const collects: Demand = (value, schema) => {
  if (!isGroup(value) || !isText(value.list) || !isText(value.of))
    return 'needs "list", a list of the block, and "of", the type of block that the pages have'
  const list = fieldAt(schema, value.list)
  if (list?.type !== 'array' || list.needed !== true || !isText(fieldAt(list, 'href')?.format))
    return `needs a list ${JSON.stringify(value.list)} with "needed", whose entries have an address "href"`
  const missing = collecting.find((key) => fieldAt(schema, key)?.internal !== true)
  return missing === undefined ? undefined : `needs the field "${missing}" of parts/${missing}.json, "internal"`
}

/** The fields that say what of a shared document is shown, each with the file in parts/ that it is. */
const taking = { shared: 'shared', only: 'onlyEntries', except: 'exceptEntries', first: 'firstEntries' }

const takes: Demand = (value, schema) => {
  if (!isGroup(value) || ![value.list, value.of, value.each, value.by].every(isText))
    return 'needs "list", a list of the block, "of", the type of block that has the entries, "each", its list of them, and "by", the field with their names'
  const list = fieldAt(schema, value.list)
  if (list?.type !== 'array' || list.needed !== true) return `needs a list ${JSON.stringify(value.list)} with "needed"`
  const missing = Object.entries(taking).find(([key]) => fieldAt(schema, key)?.internal !== true)
  return missing && `needs the field "${missing[0]}" of parts/${missing[1]}.json, "internal"`
}

/** What the core has to know of a block is in its schema, in these keywords. `schemas/README.md` tells what each is for. */
const keywords: Record<string, Demand> = {
  group: (value) =>
    groupTitles.includes(String(value)) ? undefined : `is one of: ${groupTitles.join(', ')} (scripts/guide/groups.ts)`,
  mainTitle: textField,
  mainTitleIf: (path, schema) => {
    if (schema.mainTitle === undefined) return 'says nothing without "mainTitle"'
    return fieldAt(schema, path)?.type === 'boolean' ? undefined : 'names no field that is true or false'
  },
  headingLevels: levels,
  layouts,
  canvas,
  shownIf,
  state: (value) => (isText(value) && value.length > 4 ? undefined : 'says in words when visitors see the field'),
  section: (value) => (isText(value) && /^[A-Z].{3,40}$/.test(value) ? undefined : 'is a heading of a few words'),
  alsoCalled: (value) =>
    Array.isArray(value) && value.length > 0 && value.every((one) => isText(one) && /^[a-z][a-zA-Z]+$/.test(one))
      ? undefined
      : 'is a list of names in camelCase',
  closing: isTrue,
  joinsHead: isTrue,
  dated: (value, schema) =>
    value === true && ['from', 'until'].every((name) => fieldAt(schema, name)?.format === 'date')
      ? undefined
      : 'needs the fields "from" and "until" of parts/from.json and parts/until.json',
  needs: (value) => (isText(value) ? undefined : 'is the type of a block'),
  legal: isTrue,
  needed: isTrue,
  tabValues: (path, schema) =>
    /^\w+\/\w+$/.test(String(path))
      ? textField(path, schema, schema)
      : 'is a list and a field of its entries: items/value',
  collects,
  takes,
  origins,
  structuredData,
  suggestedFor: (value) =>
    Array.isArray(value) && value.length > 0 && value.every((one) => purposes.includes(String(one)))
      ? undefined
      : `is a list of some of: ${purposes.join(', ')}`,
}

/** Those that belong to a field of a block. */
export const fieldKeywords: ReadonlySet<string> = new Set(['legal', 'needed', 'section', 'shownIf', 'state'])

/** The names of our keywords for blocks. */
export const ownKeywords: ReadonlySet<string> = new Set(Object.keys(keywords))

/** What is wrong with the keywords of a block, or of a document: a sentence for each. */
export function lintKeywords(schema: Schema): string[] {
  return nodesOf(schema).flatMap((node) => [
    ...Object.entries(keywords).flatMap(([keyword, demand]) => {
      const finding = Object.hasOwn(node, keyword) ? demand(node[keyword], schema, node) : undefined
      return finding === undefined ? [] : [`the keyword "${keyword}" ${finding}`]
    }),
    ...(node.tsType === 'DrawingFile' && !node.canvas
      ? [`the field "${String(node.title)}" holds a drawing, and does not say which kinds with "canvas"`]
      : []),
  ])
}

/** A schema and all schemas inside of it. */
const nodesOf = (schema: Schema): Schema[] => [
  schema,
  ...Object.values((schema.properties ?? {}) as Record<string, Schema>).flatMap(nodesOf),
  ...(schema.items ? nodesOf(schema.items as Schema) : []),
]

/** What is wrong between the keywords of all blocks: pairs of a type ('' for all of them) and a sentence. */
export function lintBlocks(blocks: ReadonlyMap<string, Schema>): [type: string, what: string][] {
  const lonely = [...blocks].flatMap(([type, { needs }]): [string, string][] =>
    needs === undefined || (isText(needs) && blocks.has(needs))
      ? []
      : [[type, `the keyword "needs" names ${JSON.stringify(needs)}, which is no type of block`]],
  )
  const collected = [...blocks].flatMap(([type, schema]): [string, string][] => {
    return Object.entries({ collects, takes }).flatMap(([keyword, demand]): [string, string][] => {
      const rule = schema[keyword]
      const what =
        isGroup(rule) && demand(rule, schema, schema) === undefined ? unlike(keyword, rule, schema, blocks) : undefined
      return what === undefined ? [] : [[type, `the keyword "${keyword}" ${what}`]]
    })
  })
  const offered = [...blocks.values()].flatMap(({ suggestedFor }) => (suggestedFor ?? []) as string[])
  const open = purposes.filter((purpose) => !offered.includes(purpose))
  const all = open.map((purpose): [string, string] => [
    '',
    `no block has "suggestedFor": ["${purpose}"], so no message can name one`,
  ])
  return [...lonely, ...collected, ...all]
}

/** What is wrong between a list and the block from which its entries are taken; undefined: nothing. */
function unlike(
  keyword: string,
  { list, of, each, by }: Record<string, unknown>,
  schema: Schema,
  blocks: ReadonlyMap<string, Schema>,
): string | undefined {
  const block = blocks.get(String(of))
  if (!block) return `names ${JSON.stringify(of)}, which is no type of block`
  const source = keyword === 'takes' ? (fieldAt(block, String(each))?.items as Schema | undefined) : block
  if (!source || (keyword === 'takes' && !fieldAt(source, String(by))))
    return `names "${String(each)}" and "${String(by)}", which are no list of ${String(of)} and the name of its entries`
  const { properties = {}, required = [] } = (fieldAt(schema, list)?.items ?? {}) as Schema
  const limits = ({ type, enum: choices, format, maxLength, canvas: kinds }: Schema) =>
    JSON.stringify([type, choices, format, maxLength, kinds])
  const wrong = Object.entries(properties as Record<string, Schema>).flatMap(([key, field]) => {
    const other = fieldAt(source, key)
    const isThere = !(required as string[]).includes(key) || ((source.required ?? []) as string[]).includes(key)
    return (keyword === 'collects' && key === 'href') || (other && isThere && limits(other) === limits(field))
      ? []
      : [key]
  })
  if (wrong.length === 0) return undefined
  return `takes ${wrong.join(', ')} from ${String(of)}, which does not have them as the entries need them`
}

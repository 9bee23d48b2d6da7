import { policyDirectives } from '../../src/content/resolve/policy.ts'
import { groupTitles } from '../guide/groups.ts'
import type { Schema } from './schemas.ts'

/** What a keyword of ours may hold: the fault in words, undefined when there is none. `schema` has no `$ref` in it. */
type Demand = (value: unknown, schema: Schema) => string | undefined

const purposes = ['mainTitle', 'words', 'link', 'table', 'drawing', 'picture', 'notFound']

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string'

/** The field at a path such as items/value; undefined when there is none. */
export function fieldAt(schema: Schema | undefined, path: unknown): Schema | undefined {
  if (!isText(path)) return undefined
  let at = schema
  for (const part of path.split('/')) {
    const group = (at?.items ?? at) as Schema | undefined
    at = (group?.properties as Record<string, Schema> | undefined)?.[part]
  }
  return at
}

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
  closing: isTrue,
  needs: (value) => (isText(value) ? undefined : 'is the type of a block'),
  legal: isTrue,
  tabValues: (path, schema) =>
    /^\w+\/\w+$/.test(String(path)) ? textField(path, schema) : 'is a list and a field of its entries: items/value',
  origins,
  structuredData,
  suggestedFor: (value) =>
    Array.isArray(value) && value.length > 0 && value.every((one) => purposes.includes(String(one)))
      ? undefined
      : `is a list of some of: ${purposes.join(', ')}`,
}

/** The names of our keywords for blocks. */
export const ownKeywords: ReadonlySet<string> = new Set(Object.keys(keywords))

/** What is wrong with the keywords of blocks: pairs of a type ('' for all of them) and a sentence. */
export function lintKeywords(blocks: ReadonlyMap<string, Schema>): [type: string, what: string][] {
  const faults = [...blocks].flatMap(([type, schema]) => {
    const fields = Object.values((schema.properties ?? {}) as Record<string, Schema>)
    return [schema, ...fields].flatMap((node) =>
      Object.entries(keywords).flatMap(([keyword, demand]): [string, string][] => {
        const fault = Object.hasOwn(node, keyword) ? demand(node[keyword], schema) : undefined
        return fault === undefined ? [] : [[type, `the keyword "${keyword}" ${fault}`]]
      }),
    )
  })
  const lonely = [...blocks].flatMap(([type, { needs }]): [string, string][] =>
    needs === undefined || (isText(needs) && blocks.has(needs))
      ? []
      : [[type, `the keyword "needs" names ${JSON.stringify(needs)}, which is no type of block`]],
  )
  const offered = [...blocks.values()].flatMap(({ suggestedFor }) => (suggestedFor ?? []) as string[])
  const open = purposes.filter((purpose) => !offered.includes(purpose))
  const all = open.map((purpose): [string, string] => [
    '',
    `no block has "suggestedFor": ["${purpose}"], so no message can name one`,
  ])
  return [...faults, ...lonely, ...all]
}

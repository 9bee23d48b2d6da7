import { type Condition, largeHeading, type LayoutRule } from '../../../src/content/schema/blockFacts.ts'
import { isGroup } from '../../../src/content/schema/group.ts'
import { layoutsByField } from '../../../src/content/schema/layouts.ts'
import { conditionWords, layoutWords } from '../../../src/content/schema/layoutWords.ts'
import { fieldAt } from '../fieldAt.ts'
import type { Schema } from '../schemas.ts'

/** The paths of fields of which layouts or other fields decide something. */
const pathsOf = (layouts: Record<string, LayoutRule>, properties: Record<string, Schema>): string[] => {
  const limited = Object.values(layouts).flatMap(({ needs = [], minItems = {}, maxItems = {} }) => [
    ...needs,
    ...Object.keys(minItems),
    ...Object.keys(maxItems),
  ])
  const dependent = Object.keys(properties).filter((key) => properties[key]?.shownIf)
  const inEntries = Object.entries(properties).flatMap(([list, field]) =>
    Object.entries(entryFields(field)).flatMap(([key, { shownIf }]) => (shownIf ? [`${list}/${key}`] : [])),
  )
  return [...new Set([...layoutsByField(layouts).keys(), ...limited, ...dependent, ...inEntries])]
}

const entryFields = ({ items }: Schema) => ((items as Schema | undefined)?.properties ?? {}) as Record<string, Schema>

/** A copy of a block's schema whose descriptions say when a field is shown. */
export function withLayoutWords(schema: Schema): Schema {
  const copy = structuredClone(schema)
  const { layouts = {}, properties = {} } = copy as {
    layouts?: Record<string, LayoutRule>
    properties?: Record<string, Schema>
  }
  for (const path of pathsOf(layouts, properties)) {
    const field = fieldAt(copy, path)
    if (field) field.description = `${String(field.description)} ${layoutWords(schema, path)}`
  }
  return copy
}

/** For each field that depends on others, what editors of code refuse: the field while none of its conditions holds. */
function dependencies(schema: Schema): Schema[] {
  const properties = (schema.properties ?? {}) as Record<string, Schema>
  return Object.entries(properties).flatMap(([key, { shownIf, needed }]) => {
    if (!shownIf) return []
    const conditions = [shownIf as Condition | Condition[]].flat()
    const some = {
      anyOf: conditions.map((one) => ({ allOf: Object.entries(one).map((part) => isLike(properties, part)) })),
    }
    const errorMessage = `The field "${key}" is only used ${conditionWords(conditions)}.`
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    const hidden = { if: { required: [key], not: some }, then: { properties: { [key]: false }, errorMessage } }
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    return needed ? [hidden, { if: some, then: { required: [key] } }] : [hidden]
  })
}

/** The same for fields that depend on others in the same entry of a list. */
function dependenciesInEntries(schema: Schema): Schema[] {
  return Object.entries((schema.properties ?? {}) as Record<string, Schema>).flatMap(([list, field]) => {
    const found = dependencies({ properties: entryFields(field) })
    return found.length > 0 ? [{ properties: { [list]: { items: { allOf: found } } } }] : []
  })
}

/** That a field is as another one needs it. What is not written has its default. */
function isLike(properties: Record<string, Schema>, [key, wanted]: [string, unknown]): Schema {
  if (wanted === largeHeading) return { properties: { [key]: { pattern: '(^|\\n) {0,3}## ' } }, required: [key] }
  const normal = properties[key]?.default
  if (wanted === true && normal !== undefined && normal !== false)
    return { properties: { [key]: { not: { enum: [false, ''] } } } }
  if (typeof wanted === 'boolean') return wanted ? { required: [key] } : { not: { required: [key] } }
  const values = [wanted].flat()
  const holds = { properties: { [key]: { enum: values } } }
  return values.includes(normal) ? holds : { ...holds, required: [key] }
}

/**
 * For each layout of a block what editors of code refuse while it is chosen: fields that it does not show, a field that it
 * needs and that is missing, lists that it has no room for; and the same for fields that depend on others. Undefined for a
 * block that always shows all of its fields.
 */
export function layoutConditions(schema: Schema): Schema[] | undefined {
  const rules = (schema.layouts ?? {}) as Record<string, LayoutRule>
  const normal = fieldAt(schema, 'layout')?.default
  const shown = layoutsByField(rules)
  const all = Object.entries(rules).map(([layout, { needs = [], minItems = {}, maxItems = {} }]): Schema => {
    const hidden = [...shown].flatMap(([path, layouts]) => (layouts.includes(layout) ? [] : [path]))
    const errorMessage = `The layout "${layout}" does not show: ${hidden.map((path) => path.replace('/', ' ')).join(', ')}.`
    const parts = [
      ...hidden.map((path) => at(path, false, errorMessage)),
      ...Object.entries(minItems).map(([path, limit]) => at(path, { minItems: limit })),
      ...Object.entries(maxItems).map(([path, limit]) => at(path, { maxItems: limit })),
    ]
    const properties = parts.reduce(merge, {})
    return {
      if: { properties: { layout: { const: layout } }, ...(layout === normal ? {} : { required: ['layout'] }) },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: {
        ...(Object.keys(properties).length > 0 && { properties }),
        ...(needs.length > 0 && { required: needs }),
        ...(hidden.length > 0 && { errorMessage }),
      },
    }
  })
  const found = [
    ...all.filter(({ then }) => Object.keys(then as Schema).length > 0),
    ...dependencies(schema),
    ...dependenciesInEntries(schema),
  ]
  return found.length > 0 ? found : undefined
}

/** What holds for a field, as `properties` of its block: items/drawing is a field of each entry. */
function at(path: string, what: unknown, errorMessage?: string): Schema {
  const [key = '', inner] = path.split('/')
  return { [key]: inner === undefined ? what : { items: { properties: { [inner]: what }, errorMessage } } }
}

/** Two such `properties` as one. */
function merge(one: Schema, other: Schema): Schema {
  const result = { ...one }
  for (const [key, value] of Object.entries(other)) {
    const old = result[key]
    result[key] = isGroup(old) && isGroup(value) ? merge(old, value) : value
  }
  return result
}

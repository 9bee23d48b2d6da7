import { type Condition, largeHeading, type LayoutRule } from './blockFacts.ts'
import type { Schema } from './catalogue.ts'
import type { ShapeError } from './validators.gen.js'

/** Why a field is not shown, for the one who puts it into words. */
export interface Hidden {
  /** The layout of the block; it does not show the field. Undefined: other fields decide. */
  layout?: string
  /** The block does not name the layout: it is the one that holds without. */
  isDefault?: boolean
  /** The layouts that show the field. */
  layouts?: readonly string[]
  /** What other fields must be for the field to be shown: one of these. */
  conditions?: readonly Condition[]
}

/** A field that is not shown always: its path, such as items/drawing, and when it is. */
interface Sometimes {
  path: readonly string[]
  layouts?: readonly string[]
  conditions?: readonly Condition[]
  /** Where it is shown, it is required. */
  needed?: boolean
}

interface Rules {
  sometimes: readonly Sometimes[]
  /** The same for fields of entries, for which other fields of the same entry decide. */
  inEntries: readonly (readonly [list: string, key: string, conditions: readonly Condition[]])[]
  /** The values that fields have when they are not written. */
  defaults: Readonly<Record<string, unknown>>
}

const known = new WeakMap<Schema, Rules | null>()

/** What a block's schema says of fields that are not always shown; null: nothing. */
function rulesOf(schema: Schema): Rules | null {
  const old = known.get(schema)
  if (old !== undefined) return old
  const { layouts, properties = {} } = schema
  const sometimes: Sometimes[] = layouts ? layoutFields(layouts) : []
  for (const [key, { shownIf, needed = false }] of Object.entries(properties))
    if (shownIf) sometimes.push({ path: [key], conditions: Array.isArray(shownIf) ? shownIf : [shownIf], needed })
  const defaults = Object.fromEntries(Object.entries(properties).map(([key, { default: normal }]) => [key, normal]))
  const inEntries = Object.entries(properties).flatMap(([list, { items }]) =>
    Object.entries(items?.properties ?? {}).flatMap(([key, { shownIf }]) =>
      shownIf ? [[list, key, [shownIf].flat()] as const] : [],
    ),
  )
  const rules = layouts || sometimes.length + inEntries.length > 0 ? { sometimes, inEntries, defaults } : null
  known.set(schema, rules)
  return rules
}

/** The fields that only some layouts show, each with those: the ones that name it. */
export function layoutsByField(layouts: Readonly<Record<string, LayoutRule>>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [layout, { shows = [], needs = [] }] of Object.entries(layouts))
    for (const path of [...needs, ...shows]) found.set(path, [...(found.get(path) ?? []), layout])
  for (const [path, names] of found) if (names.length === Object.keys(layouts).length) found.delete(path)
  return found
}

/** The layout of a block: the one that it names, or else the one that holds without; undefined: there is none of this name. */
export function layoutOf(
  { layouts = {}, properties = {} }: Schema,
  block: Record<string, unknown>,
): string | undefined {
  const name = Object.hasOwn(block, 'layout') ? block.layout : properties.layout?.default
  return typeof name === 'string' && Object.hasOwn(layouts, name) ? name : undefined
}

/** What the layout of a block says. */
export function layoutRuleOf(schema: Schema, block: Record<string, unknown>): LayoutRule | undefined {
  const layout = layoutOf(schema, block)
  return layout === undefined ? undefined : schema.layouts?.[layout]
}

/** The fields that a block in its layout shows of the entries in one of its lists. */
export function entryFields(schema: Schema, block: Record<string, unknown>, list: string): string[] {
  const { layouts = {}, properties = {} } = schema
  const layout = layoutOf(schema, block)
  const sometimes = layoutsByField(layouts)
  return Object.keys(properties[list]?.items?.properties ?? {}).filter(
    (key) => sometimes.get(`${list}/${key}`)?.some((name) => name === layout) ?? true,
  )
}

const layoutFields = (layouts: Readonly<Record<string, LayoutRule>>): Sometimes[] =>
  [...layoutsByField(layouts)].map(([path, names]) => ({ path: path.split('/'), layouts: names }))

/**
 * What is wrong with a block for its layout, in the form of Ajv's errors: fields that the layout needs (`required`),
 * lists that it has no room for (`minItems`, `maxItems`), and fields that are not shown (`hidden`, see {@link Hidden}).
 * @param found what is wrong with the block already: nothing follows from a field with a wrong value, nor, where a name is
 * unknown, from the absence of one
 */
export function layoutErrors(
  schema: Schema,
  block: Record<string, unknown>,
  found: readonly ShapeError[] = [],
): ShapeError[] {
  const rules = rulesOf(schema)
  if (!rules) return []
  const errors: ShapeError[] = []
  const isSure = !found.some(({ keyword, instancePath }) => keyword === 'additionalProperties' && instancePath === '')
  const isWrong = (key: string) => found.some(({ instancePath }) => instancePath === `/${key}`)
  const valueOf = (key: string) => (Object.hasOwn(block, key) ? block[key] : rules.defaults[key])
  const layout = layoutOf(schema, block)
  const isDefault = !Object.hasOwn(block, 'layout')
  const rule = isSure || !isDefault ? layoutRuleOf(schema, block) : undefined
  const add = (instancePath: string, keyword: string, params: Record<string, unknown>) =>
    errors.push({ instancePath, schemaPath: '', keyword, params: { ...params, ...(rule && { layout }) } })
  if (rule) addNeeds(rule, block, add)
  for (const { path, layouts, conditions, needed } of rules.sometimes) {
    if (layouts) {
      if (!rule || layouts.some((name) => name === layout)) continue
      for (const at of placesOf(block, path)) add(at, 'hidden', { layouts, isDefault })
    } else if (conditions?.some((one) => holds(one, valueOf, isWrong))) {
      const [key = ''] = path
      // A field that is there with a wrong value is not absent.
      const isUnsure = conditions.some((one) => Object.keys(one).some(isWrong))
      if (!needed || isUnsure || Object.hasOwn(block, key)) continue
      const missingProperty = instead(rules, block, conditions) ?? key
      errors.push({ instancePath: '', schemaPath: '', keyword: 'required', params: { missingProperty } })
    } else if (isSure && conditions)
      for (const at of placesOf(block, path))
        errors.push({ instancePath: at, schemaPath: '', keyword: 'hidden', params: { conditions } })
  }
  errors.push(...replacedInEntries(rules, block))
  // What is used only with a field that is missing is no other mistake.
  const missing = new Set(errors.map(({ params }) => params.missingProperty))
  return errors.filter(
    ({ params }) => !isConditions(params.conditions) || !params.conditions.some((one) => asksForOne(one, missing)),
  )
}

const isConditions = (value: unknown): value is readonly Condition[] => Array.isArray(value)

const asksForOne = (condition: Condition, names: ReadonlySet<unknown>): boolean =>
  Object.entries(condition).some(([key, wanted]) => wanted === true && names.has(key))

/** The field in whose absence another one is needed, where the block has fields that are used only with it. */
function instead({ sometimes }: Rules, block: Record<string, unknown>, conditions: readonly Condition[]) {
  const used = sometimes.filter(({ path: [key = ''] }) => Object.hasOwn(block, key))
  const absent = conditions.flatMap((one) => Object.keys(one).filter((key) => one[key] === false))
  return absent.find((key) => used.some((one) => one.conditions?.some((other) => asksForOne(other, new Set([key])))))
}

type Add = (instancePath: string, keyword: string, params: Record<string, unknown>) => void

function addNeeds({ needs = [], minItems = {}, maxItems = {} }: LayoutRule, block: Record<string, unknown>, add: Add) {
  for (const key of needs) if (!Object.hasOwn(block, key)) add('', 'required', { missingProperty: key })
  for (const [keyword, limits] of Object.entries({ minItems, maxItems }))
    for (const [key, limit] of Object.entries(limits)) {
      const list = Object.hasOwn(block, key) ? block[key] : undefined
      if (!Array.isArray(list)) continue
      if (keyword === 'minItems' ? list.length < limit : list.length > limit) add(`/${key}`, keyword, { limit })
    }
}

/** Fields of entries that others in the same entry replace. */
function replacedInEntries({ inEntries }: Rules, block: Record<string, unknown>): ShapeError[] {
  return inEntries.flatMap(([list, key, conditions]) => {
    const entries: unknown = Object.hasOwn(block, list) ? block[list] : undefined
    return (Array.isArray(entries) ? entries : []).flatMap((entry: unknown, index) => {
      if (!isFields(entry) || !Object.hasOwn(entry, key)) return []
      const valueOf = (name: string) => (Object.hasOwn(entry, name) ? entry[name] : undefined)
      if (conditions.some((one) => holds(one, valueOf, () => false))) return []
      return [{ instancePath: `/${list}/${index}/${key}`, schemaPath: '', keyword: 'hidden', params: { conditions } }]
    })
  })
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether other fields are as a field needs them. A field with a wrong value has its finding already. */
const holds = (condition: Condition, valueOf: (key: string) => unknown, isWrong: (key: string) => boolean): boolean =>
  Object.entries(condition).every(([key, wanted]) => {
    if (isWrong(key)) return true
    const value = valueOf(key)
    if (wanted === largeHeading) return typeof value === 'string' && /^ {0,3}## /m.test(value)
    if (typeof wanted === 'boolean') return (value !== undefined && value !== false && value !== '') === wanted
    return Array.isArray(wanted) ? wanted.includes(value) : value === wanted
  })

/** The pointers inside the block at which a field is written: one, or one in each entry of a list. */
function placesOf(block: Record<string, unknown>, [key = '', ...rest]: readonly string[]): string[] {
  if (!Object.hasOwn(block, key)) return []
  const value = block[key]
  const [inner] = rest
  if (inner === undefined) return [`/${key}`]
  const entries: unknown[] = Array.isArray(value) ? value : []
  return entries.flatMap((entry, index) =>
    typeof entry === 'object' && entry !== null && Object.hasOwn(entry, inner) ? [`/${key}/${index}/${inner}`] : [],
  )
}

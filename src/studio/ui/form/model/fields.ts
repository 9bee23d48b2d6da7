import { child, partsOf } from '../../../../content/json/index.ts'
import { fieldsOf, layoutErrors, layoutRuleOf, moveBelow, type Schema } from '../../../../content/schema/index.ts'
import type { Fields } from '../../../core/blocks.ts'

/** What a form edits: a block, or the document itself. */
export interface Part {
  schema: Schema
  value: Fields
  pointer: string
}

/** A field as it is shown. */
export interface FieldProps {
  schema: Schema
  pointer: string
  /** Undefined: it is not written. */
  value: unknown
  isRequired: boolean
  /** Its name is said above it already. */
  isBare?: boolean
}

const isNumber = (part: string) => /^\d+$/.test(part)

/** The names from a part to a value inside of it, without places in lists: items, drawing. */
const namesTo = (part: Part, pointer: string) =>
  partsOf(pointer.slice(part.pointer.length)).filter((one) => !isNumber(one))

/**
 * Whether the block as it is shows a field: its layout, and what other fields say.
 * @param names the way to the field: drawing, or items, drawing
 */
export function isShown({ schema, value }: Part, names: readonly string[]): boolean {
  const [key = '', inner] = names
  const probe = { ...value, [key]: inner === undefined ? (value[key] ?? true) : [{ [inner]: true }] }
  const hidden = layoutErrors(schema, probe).filter(({ keyword }) => keyword === 'hidden')
  return !hidden.some(({ instancePath }) => {
    const path = partsOf(instancePath).filter((one) => !isNumber(one))
    return path.every((one, index) => one === names[index])
  })
}

/** What the layout of a part has room for in a list; undefined: it says nothing about it. */
function mostOfLayout(part: Part, pointer: string): number | undefined {
  const [key = '', ...inner] = namesTo(part, pointer)
  return inner.length === 0 ? layoutRuleOf(part.schema, part.value)?.maxItems?.[key] : undefined
}

/** The most entries that a list may have here; undefined: as many as one likes. */
export const mostEntries = (part: Part, pointer: string, schema: Schema & { maxItems?: number }): number | undefined =>
  mostOfLayout(part, pointer) ?? schema.maxItems

/** Why a list of so many entries takes no other one, and what to do; undefined: it takes one. */
export function fullWords(part: Part, pointer: string, schema: Schema, count: number): string | undefined {
  const most = mostEntries(part, pointer, schema)
  if (most === undefined || count < most) return undefined
  const isOfLayout = mostOfLayout(part, pointer) !== undefined
  const fit = `${most === 0 ? 'None fits' : most === 1 ? 'Only one fits' : `No more than ${most} fit`} ${isOfLayout ? 'this layout' : 'the design'}.`
  const below = moveBelow(schema)
  const ways = [
    ...(most === 0 ? [] : ['remove one']),
    ...(isOfLayout ? ['choose another layout'] : []),
    ...(below === undefined ? [] : [below]),
  ]
  return `${fit} To add another, ${ways.join(' or ')}.`
}

/** Fields that the form has other ways for, and the one that only tells editors of code about a file. */
const own: ReadonlySet<string> = new Set(['type', 'blocks', '$schema'])

/** The fields of a group that are shown: those that the block shows as it is, and whatever has a value. */
export function shownFields(
  part: Part,
  schema: Schema,
  pointer: string,
  value: Fields,
): (FieldProps & { key: string })[] {
  const names = namesTo(part, pointer)
  const needs = names.length === 0 ? layoutRuleOf(part.schema, part.value)?.needs : undefined
  return fieldsOf(schema).flatMap(({ key, schema: field }) => {
    if (names.length === 0 && own.has(key)) return []
    const isThere = Object.hasOwn(value, key)
    if (!isThere && !isShown(part, [...names, key])) return []
    const isRequired = (schema.required?.includes(key) ?? false) || (needs?.includes(key) ?? false)
    return [{ key, schema: field, pointer: child(pointer, key), value: isThere ? value[key] : undefined, isRequired }]
  })
}

/** The names in a group that its schema does not know. */
export const unknownKeys = ({ properties = {} }: Schema, value: Fields): string[] =>
  Object.keys(value).filter((key) => !Object.hasOwn(properties, key))

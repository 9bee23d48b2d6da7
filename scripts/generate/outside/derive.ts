import type { Schema } from '../schemas.ts'
import { outOfForm } from './outOfForm.ts'

/**
 * One way to leave what a schema allows by as little as possible: the document with this change has one fault, `is`. What is
 * changed stands at the JSON pointer `at`; exactly one of the fields behind `told` says how.
 */
export interface Outside {
  at: string
  /** The code of the finding, and of the keyword that is left. */
  is: string
  /** Another code, where the check knows better words than the schema's keyword: a long date is no date. */
  told?: string
  /** The text, made so long: cut, or filled up with letters. */
  length?: number
  /** The list, cut or with its last entry repeated; `numbered` fields of that entry get a number, because they tell entries apart. */
  entries?: number
  numbered?: string[]
  /** Each of these in its place. */
  values?: unknown[]
  /** For a choice: all that may be chosen. */
  choices?: unknown[]
  /** A field that is left out, or one more. */
  without?: string
  with?: string
}

/** The keyword of the schema that a change leaves, for each code that a schema's own keyword gives. */
export const keywordOf: Readonly<Record<string, string>> = {
  wrongType: 'type',
  notAllowed: 'enum',
  tooLong: 'maxLength',
  tooShort: 'minLength',
  tooMany: 'maxItems',
  tooFew: 'minItems',
  tooBig: 'maximum',
  tooSmall: 'minimum',
  repeated: 'uniqueItems',
  pattern: 'pattern',
  keyMissing: 'required',
  keyUnknown: 'additionalProperties',
}

/** All changes that leave a schema by one step, each at a value that `base` holds. */
export function deriveOutside(schema: Schema, base: unknown): Outside[] {
  const found: Outside[] = []
  const visit = (node: Schema, value: unknown, at: string) => {
    found.push(...ofNode(node, value, at))
    if (Array.isArray(value) && node.items) visit(node.items as Schema, value[0], `${at}/0`)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    for (const [key, child] of Object.entries((node.properties ?? {}) as Record<string, Schema>)) {
      if (Object.hasOwn(value, key) && Object.hasOwn(child, 'title')) {
        visit(child, (value as Record<string, unknown>)[key], `${at}/${key}`)
      }
    }
  }
  visit(schema, base, '')
  return found
}

function ofNode(node: Schema, value: unknown, at: string): Outside[] {
  const found: Outside[] = []
  const add = (is: string, change: Partial<Outside>) => found.push({ at, is, ...change })
  const { maxLength, minLength, maxItems, minItems, maximum, minimum } = node as Record<string, number | undefined>
  // A block is found by its type, so it is a group of fields already when its schema is asked.
  const isBlock = at === '' && Object.hasOwn(node.properties ?? {}, 'type')
  if (typeof node.type === 'string' && !isBlock) add('wrongType', { values: ofOtherKinds(node.type) })
  if (Array.isArray(node.enum)) add('notAllowed', { values: notAmong(node.enum), choices: node.enum })
  if (maxLength !== undefined)
    add('tooLong', { ...(node.format === 'date' ? { told: 'date' } : {}), length: maxLength + 1 })
  if (minLength) add('tooShort', { length: minLength - 1 })
  if (maxItems !== undefined) add('tooMany', { entries: maxItems + 1, ...numbered(node.items as Schema) })
  if (minItems) add('tooFew', { entries: minItems - 1 })
  if (maximum !== undefined) add('tooBig', { values: [maximum + step(node)] })
  if (minimum !== undefined) add('tooSmall', { values: [minimum - step(node)] })
  if (node.uniqueItems === true && Array.isArray(value)) add('repeated', { values: [[value[0], value[0]]] })
  const wrong = typeof value === 'string' ? outOfForm(node, value) : []
  for (const { is, text } of wrong) add(is, { values: [text] })
  for (const key of (node.required ?? []) as string[]) add('keyMissing', { without: key })
  if (node.properties && node.additionalProperties === false) add('keyUnknown', { with: 'zzz' })
  return found
}

const step = (node: Schema) => (node.type === 'integer' ? 1 : 0.001)

/** A value of each other kind. A whole number is a number as well, so for that the other kind is half of one. */
function ofOtherKinds(type: string): unknown[] {
  const one: Record<string, unknown> = {
    null: null,
    boolean: true,
    number: 7,
    string: 'Hello',
    array: ['Hello'],
    object: { text: 'Hello' },
  }
  const own = type === 'integer' ? 'number' : type
  const others = Object.entries(one).flatMap(([kind, value]) => (kind === own ? [] : [value]))
  return type === 'integer' ? [...others, 1.5] : others
}

function notAmong(allowed: readonly unknown[]): unknown[] {
  const near = typeof allowed[0] === 'number' ? Math.max(...allowed.map(Number)) + 1 : `${String(allowed[0])}x`
  return [near, null]
}

/** The fields of an entry that name it: two entries with the same one would be a fault of their own. */
function numbered(items: Schema): Partial<Outside> {
  const properties = Object.entries((items.properties ?? {}) as Record<string, Schema>)
  const names = properties.flatMap(([key, { pattern }]) => (typeof pattern === 'string' ? [key] : []))
  return names.length > 0 ? { numbered: names } : {}
}

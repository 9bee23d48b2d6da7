import { blockSchema, isGroup, type Schema } from '../../../src/content/schema/index.ts'
import { readDocument } from '../../../src/content/index.ts'
import type { Code } from '../../../src/content/rules/index.ts'
import { drawingSizes } from '../../outline/drawings.ts'
import type { FieldSchema } from '../page/fields.ts'

/** A message that a slip in a block leads to. */
export interface Mistake {
  code: Code
  message: string
}

/** So many messages are shown for one code. */
const mostOfACode = 3

/**
 * The messages that an editor can get in a block: each slip that its schema can notice is made in its examples, and
 * the check is asked. Only slips that have one finding are listed.
 */
export function mistakesOf(type: string, examples: readonly Record<string, unknown>[]): Mistake[] {
  const drawings = drawingSizes()
  const counts = new Map<Code, number>()
  const messages = new Set<string>()
  const found: Mistake[] = []
  const schema = blockSchema(type) ?? {}
  for (const block of examples.flatMap((example) => [...slips(schema, { type, ...example })])) {
    const page = { title: 'An example', description: filler, blocks: [block] }
    const { findings } = readDocument('pages', 'example.json', JSON.stringify(page), drawings)
    const [only, another] = findings
    if (!only || another || messages.has(only.message)) continue
    const count = counts.get(only.code) ?? 0
    if (count === mostOfACode) continue
    counts.set(only.code, count + 1)
    messages.add(only.message)
    found.push({ code: only.code, message: only.message })
  }
  return found.sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0))
}

const filler = 'A page that holds one block with one slip, so that the guide can show what is said about it here.'

/** The value with one slip in it, once for each slip that is possible. */
function* slips(schema: FieldSchema, value: unknown): Generator {
  yield* slipsHere(schema, value)
  if (Array.isArray(value)) {
    const [first, ...rest] = value as unknown[]
    if (schema.items && first !== undefined) for (const other of slips(schema.items, first)) yield [other, ...rest]
  } else if (isGroup(value)) {
    for (const [key, field] of Object.entries(schema.properties ?? {})) {
      if (!(key in value) || key === 'type') continue
      for (const other of slips(field, value[key])) yield { ...value, [key]: other }
    }
  }
}

function* slipsHere(schema: FieldSchema, value: unknown): Generator {
  if (schema.enum) return yield 'other'
  if (isGroup(value)) return yield* slipsOfGroup(schema, value)
  if (Array.isArray(value)) {
    const { minItems = 0, maxItems } = schema
    if (minItems > 1) yield value.slice(0, minItems - 1)
    if (maxItems !== undefined && value.length > 0)
      yield Array.from({ length: maxItems + 1 }, (_, at) => value[at % value.length] as unknown)
    return
  }
  if (schema.type === 'boolean') yield 'true'
  if (typeof value === 'string') yield* slipsOfText(schema, value)
}

function* slipsOfGroup({ required = [], properties = {} }: Schema, value: Record<string, unknown>): Generator {
  const without = (key: string) => Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
  for (const key of required) if (key in value && key !== 'type') yield without(key)
  const first = Object.keys(properties).find((key) => key in value && key.length > 3 && key !== 'type')
  if (first) yield { ...without(first), [`${first.slice(0, -1)}${first.slice(-1).repeat(2)}`]: value[first] }
}

function* slipsOfText({ format, minLength = 0, maxLength }: FieldSchema, value: string): Generator {
  if (format === 'link') yield 'www.example.com'
  if (format === 'drawing') yield value.slice(0, -1)
  if (format === 'media') yield 'My Picture.heic'
  if (format === 'anchor') yield 'My place'
  if (format === 'date') yield '2026-02-30'
  if (format === 'markdown') {
    yield `${value}\n\n<b>Bold</b>`
    yield `${value}\n\n##### Too deep`
  }
  if (maxLength !== undefined && maxLength < 1000) yield 'words '.repeat(Math.ceil((maxLength + 1) / 6))
  if (minLength > 1) yield 'x'
}

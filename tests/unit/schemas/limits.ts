import { readFileSync } from 'node:fs'
import { blockSchema, blockTypes, documentSchemas, type Schema } from '../../../src/content/schema/catalogue.ts'
import { isGroup } from '../../../src/content/schema/group.ts'
import { child } from '../../../src/content/json/source.ts'

/** A value one step outside of what a schema allows, and the finding that it has to have. */
interface Step {
  value: unknown
  code: string
  at: string
}

/** All steps out of a schema, at each value that an example holds. */
function stepsOut(schema: Schema & Limits, value: unknown, at = ''): Step[] {
  const own = ownSteps(schema, value, at)
  if (Array.isArray(value) && value.length > 0) {
    const inner = stepsOut(schema.items ?? {}, value[0], child(at, 0))
    return [...own, ...inner.map((step) => ({ ...step, value: [step.value, ...value.slice(1)] }))]
  }
  if (!isGroup(value)) return own
  const inner = Object.entries(schema.properties ?? {}).flatMap(([key, property]) =>
    // A block is found by its type before its schema is asked.
    !Object.hasOwn(value, key) || (at === '' && key === 'type')
      ? []
      : stepsOut(property, value[key], child(at, key)).map((step) => ({
          ...step,
          value: { ...value, [key]: step.value },
        })),
  )
  return [...own, ...inner]
}

type Limits = Partial<Record<'minItems' | 'maxItems' | 'minimum' | 'maximum', number>>

function ownSteps(schema: Schema & Limits, value: unknown, at: string): Step[] {
  const steps: Step[] = []
  const add = (limit: unknown, code: string, make: (limit: number) => unknown, place = at) => {
    if (typeof limit === 'number' && limit >= 0) steps.push({ code, at: place, value: make(limit) })
  }
  if (typeof value === 'string' && schema.type === 'string') {
    add(0, 'wrongType', () => 7)
    // What is too long for a date is no date in the first place.
    const sized = (length: number) => value.slice(0, length).padEnd(length, 'a')
    add(schema.maxLength, schema.format === 'date' ? 'date' : 'tooLong', (most) => sized(most + 1))
    add(schema.minLength || undefined, 'tooShort', (least) => sized(least - 1))
  }
  if (Array.isArray(value) && value.length > 0) {
    const sized = (length: number) => Array.from({ length }, (_, index) => value[index] ?? value.at(-1))
    add(schema.maxItems, 'tooMany', (most) => sized(most + 1), child(at, schema.maxItems ?? 0))
    add(schema.minItems || undefined, 'tooFew', (least) => sized(least - 1))
  }
  if (typeof value === 'number') {
    add(schema.maximum, 'tooBig', (most) => most + 1)
    add(schema.minimum, 'tooSmall', (least) => least - 1)
  }
  if (schema.enum) add(0, 'notAllowed', () => `${String(schema.enum?.[0])}x`)
  if (isGroup(value)) {
    add(0, 'keyUnknown', () => ({ ...value, zzz: 'Hello' }), child(at, 'zzz'))
    for (const key of schema.required ?? []) {
      if (at === '' && key === 'type') continue
      add(0, 'keyMissing', () => Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)))
    }
  }
  return steps
}

const page = {
  title: 'One block',
  description: 'A page that holds just one block, at the limits of what its schema allows.',
}
const site: unknown = JSON.parse(readFileSync('pages/_site.json', 'utf8'))
const { blocks: _, ...ofPage } = documentSchemas.page.properties ?? {}

/** A document one step outside of its schema, and the finding that it has to have. */
export interface OutsideDocument {
  key: string
  document: unknown
  code: string
  pointer: string
}

/** By the name of the block or kind of document: every step out of its schema, from each of its examples. */
export const outside: [name: string, documents: OutsideDocument[]][] = [
  // What is in place of shared blocks has no example: it is no component.
  ...blockTypes.flatMap((type): [string, OutsideDocument[]][] => {
    const { examples, ...schema } = blockSchema(type) ?? {}
    const steps = (examples ?? []).flatMap((example) => stepsOut(schema, { type, ...(example as object) }))
    const inPage = ({ value, code, at }: Step) => ({
      key: 'page.json',
      document: { ...page, blocks: [value] },
      code,
      pointer: `/blocks/0${at}`,
    })
    return steps.length > 0 ? [[type, steps.map(inPage)]] : []
  }),
  [
    '_page',
    documentsOf(
      'page.json',
      { ...documentSchemas.page, properties: ofPage },
      { ...page, blocks: [{ type: 'passage', text: 'Words.' }] },
    ),
  ],
  ['_site', documentsOf('_site.json', documentSchemas.site, site)],
]

function documentsOf(key: string, schema: Schema, value: unknown): OutsideDocument[] {
  return stepsOut(schema, value).map((step) => ({ key, document: step.value, code: step.code, pointer: step.at }))
}

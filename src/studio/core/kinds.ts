import { blockSchema, blockTypes, fieldsOf, otherNames, type Schema } from '../../content/schema/index.ts'
import { lower } from '../../model/words.ts'
import type { Fields } from './blocks.ts'

/** A kind of block as it is offered. */
export interface Kind {
  type: string
  title: string
  description: string
  group: string
  /** Why it may not be added to this page, in a few words. */
  refusal?: string
}

/** The heading for kinds whose schema names none. */
const otherGroup = 'Other blocks'

/** All kinds of blocks that a page can have, by the headings of the guide, with what keeps them from this page. */
export function kindsFor(blocks: readonly Fields[]): Kind[] {
  const there = blocks.flatMap(({ type }) => (typeof type === 'string' ? (blockSchema(type) ?? []) : []))
  return blockTypes.flatMap((type) => {
    const schema = blockSchema(type)
    // A shared block is put in by its name, from the list of pages.
    if (!schema || type === 'shared') return []
    const refusal = refusalOf(schema, there)
    const { title = type, description = '', group = otherGroup } = schema
    return [{ type, title, description, group, ...(refusal && { refusal }) }]
  })
}

function refusalOf(schema: Schema, there: readonly Schema[]): string | undefined {
  if (schema.closing && there.some(({ closing }) => closing)) return 'the page has a closing'
  if (schema.needs !== undefined && !there.includes(blockSchema(schema.needs) ?? {}))
    return `needs ${blockSchema(schema.needs)?.title ?? schema.needs}`
  return undefined
}

/** The kinds that a word means: by name, purpose, or what other tools call them. The best first. */
export function findKinds(kinds: readonly Kind[], typed: string): Kind[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...kinds]
  const score = ({ type, title, description }: Kind) => {
    const names = [title.toLowerCase(), ...otherNames(type)].join(' ')
    const all = `${names} ${description.toLowerCase()}`
    if (!words.every((word) => all.includes(word))) return 0
    return words.every((word) => title.toLowerCase().includes(word))
      ? 3
      : words.every((word) => names.includes(word))
        ? 2
        : 1
  }
  return kinds
    .map((kind) => ({ kind, points: score(kind) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ kind }) => kind)
}

/** What one has to write to add a block, in a sentence: "Title (up to 70 characters), 3 to 5 steps." */
export function toFillIn(type: string): string {
  const schema = blockSchema(type)
  const parts = fieldsOf(schema ?? {})
    .filter(({ key }) => schema?.required?.includes(key) && key !== 'type')
    .map(({ key, schema: own }) => fieldWords(own, key))
  return parts.length === 0 ? 'Nothing that it cannot do without.' : `${parts.join(', ')}.`
}

function fieldWords(schema: Schema, key: string): string {
  const title = schema.title ?? key
  const { minItems, maxItems } = schema as { minItems?: number; maxItems?: number }
  if (schema.type === 'array') return `${minItems ?? 1} to ${maxItems ?? 'any number of'} ${lower(title)}`
  return schema.maxLength === undefined ? title : `${title} (up to ${schema.maxLength} characters)`
}

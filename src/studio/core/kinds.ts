import { blockSchema, blockTypes, fieldsOf, type Schema } from '../../content/schema/index.ts'
import { mainTitles } from '../../model/blockFacts.gen.ts'
import { count, lower } from '../../model/words.ts'
import type { SharedInfo } from '../store/messages.ts'
import type { Fields } from './blocks.ts'

/** A kind of block as it is offered. */
export interface Kind {
  id: string
  type: string
  /** The type of which the picture shows an example. */
  picture: string
  title: string
  description: string
  group: string
  /** Why it may not be added to this page, in a few words. */
  refusal?: string
  /** A shared block: its name, and the keys of the pages that show it. */
  use?: string
  usedOn?: readonly string[]
}

/** The heading for kinds whose schema names none. */
const otherGroup = 'Other blocks'

/** The heading for blocks that several pages share. */
const sharedGroup = 'Shared blocks'

/** All kinds of blocks that a page can have, by the headings of the guide, with what keeps them from this page. Then those of `shared`. */
export function kindsFor(blocks: readonly Fields[], shared: readonly SharedInfo[] = []): Kind[] {
  const there = blocks.flatMap((block) => shownBy(block, shared))
  const own = blockTypes.flatMap((type): Kind[] => {
    const schema = blockSchema(type)
    if (!schema || type === 'shared') return []
    const refusal = refusalOf(type, there)
    const { title = type, description = '', group = otherGroup } = schema
    return [{ id: type, type, picture: type, title, description, group, ...(refusal && { refusal }) }]
  })
  return [...own, ...shared.map((one) => sharedKind(one, there))]
}

/** What a block shows: itself, or the blocks of the shared document that it names. */
function shownBy(block: Fields, shared: readonly SharedInfo[]): Fields[] {
  if (block.type !== 'shared') return [block]
  return (shared.find(({ name }) => name === block.use)?.types ?? []).map((type) => ({ type }))
}

/** What keeps a block from a page with these blocks, in a few words; undefined: nothing does. */
export function refusalFor(
  block: Fields,
  blocks: readonly Fields[],
  shared: readonly SharedInfo[],
): string | undefined {
  const there = blocks.flatMap((one) => shownBy(one, shared))
  const reasons = shownBy(block, shared).map(({ type }) => refusalOf(String(type), there))
  return reasons.find((one) => one !== undefined)
}

/** Where a further block comes at the end of a page: before the call that closes it. */
export function endOf(blocks: readonly Fields[], shared: readonly SharedInfo[]): number {
  const last = blocks.slice(-1).flatMap((block) => shownBy(block, shared))
  return last.some(({ type }) => blockSchema(String(type))?.closing) ? blocks.length - 1 : blocks.length
}

function sharedKind({ name, title, types, usedOn }: SharedInfo, there: readonly Fields[]): Kind {
  const schemas = types.flatMap((type) => blockSchema(type) ?? [])
  const refusal = types.map((type) => refusalOf(type, there)).find((one) => one !== undefined)
  const description = `${schemas.map((schema) => schema.title).join(', ')}. Used on ${count(usedOn.length, 'page')}.`
  const kind = { id: `shared-${name}`, type: 'shared', use: name, usedOn, picture: types[0] ?? 'shared' }
  return { ...kind, title, description, group: sharedGroup, ...(refusal && { refusal }) }
}

function refusalOf(type: string, there: readonly Fields[]): string | undefined {
  const { closing, needs } = blockSchema(type) ?? {}
  if (closing && there.some((block) => blockSchema(String(block.type))?.closing)) return 'the page has a closing'
  if (isMainTitle({ type }) && there.some(isMainTitle)) return 'the page has its main title'
  return needs === undefined || there.some((block) => block.type === needs)
    ? undefined
    : `needs ${blockSchema(needs)?.title ?? needs}`
}

/** Whether the title of a block is the main one of its page. */
function isMainTitle(block: Fields): boolean {
  const main = typeof block.type === 'string' && Object.hasOwn(mainTitles, block.type) && mainTitles[block.type]
  return main ? main.if === undefined || block[main.if] === true : false
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
  const { minItems, maxItems } = schema
  if (schema.type === 'array') return `${minItems ?? 1} to ${maxItems ?? 'any number of'} ${lower(title)}`
  return schema.maxLength === undefined ? title : `${title} (up to ${schema.maxLength} characters)`
}

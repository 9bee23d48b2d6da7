import { layoutRuleOf, type Schema } from '../schema/index.ts'
import type { Facts } from './types.ts'

/** Which entries a list shows, of those that it could. */
export interface Choice {
  /** Their names, in their order; without it all of them. */
  only?: readonly string[]
  except: readonly string[]
  /** There is room for so many. */
  first: number
}

/** What a block lists of a folder, in place of entries that are written out; they are named after their pages. */
export interface Collection extends Choice {
  /** As it is written: case-studies */
  folder: string
  /** The type of block that the listed pages have, and from which their entries are taken. */
  of: string
  sort: 'title' | 'newest'
  /** The names of pages without a first day, which come after the others in this order. */
  older: readonly string[]
}

/** The texts of a list. */
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

/** What a block lists; undefined: its entries are written out, or it has none. Values of a wrong kind have their findings. */
export function collectionOf(block: Record<string, unknown>, schema: Schema | undefined): Collection | undefined {
  const { folder } = block
  if (!schema?.collects || typeof folder !== 'string') return undefined
  if (folder.length > (schema.properties?.folder?.maxLength ?? Number.POSITIVE_INFINITY)) return undefined
  const { list, of } = schema.collects
  return {
    folder,
    of,
    sort: block.sort === 'newest' ? 'newest' : 'title',
    older: textsOf(block.older),
    ...choiceOf(block, schema, list),
  }
}

/** What a block shows in a list that is filled from elsewhere. */
export function choiceOf(block: Record<string, unknown>, schema: Schema, list: string): Choice {
  const { only, except, first } = block
  const room = roomIn(block, schema, list)
  return {
    ...(Array.isArray(only) && { only: textsOf(only) }),
    except: textsOf(except),
    first: typeof first === 'number' && first > 0 ? Math.min(first, room) : room,
  }
}

/** How many entries a list of a block has room for. */
function roomIn(block: Record<string, unknown>, schema: Schema, list: string): number {
  const own = layoutRuleOf(schema, block)?.maxItems?.[list]
  return own ?? schema.properties?.[list]?.maxItems ?? Number.MAX_SAFE_INTEGER
}

/** Whether a page has a block of this type. */
export const hasBlock = ({ blocks }: { blocks: readonly { type: string }[] }, wanted: string): boolean =>
  blocks.some(({ type }) => type === wanted)

/**
 * Whether a list asks for a page of its folder. A page that lists the others of the folder is none of them.
 * @param route the address of the page
 */
export function asksFor({ folder, only, except }: Collection, route: string | null, facts: Facts): boolean {
  const name = route?.slice(folder.length + 2) ?? ''
  const isNamed = only ? only.includes(name) : !except.includes(name)
  return isNamed && facts.lists.every((list) => list.folder !== folder)
}

import { blocksOf, isGroup, type Schema, takenLists, type TakeRule } from '../schema/index.ts'
import { type Choice, choiceOf } from './collection.ts'

/** What a block takes from a shared document, in place of entries that are written out. */
export interface Taken extends TakeRule, Choice {
  /** The name of the document: partners */
  shared: string
}

/** An entry of a shared document, by which lists know it. */
export interface NamedEntry {
  /** The list in which it is, and its name there. */
  each: string
  name: string
  pointer: string
}

/** What a block takes; undefined: its entries are written out, or it has none. Values of a wrong kind have their findings. */
export function takenBy(block: Record<string, unknown>, schema: Schema | undefined): Taken | undefined {
  const { shared } = block
  if (!schema?.takes || typeof shared !== 'string') return undefined
  return { ...schema.takes, shared, ...choiceOf(block, schema, schema.takes.list) }
}

/** The entries of a block that lists elsewhere can take, each by its name. */
export const namedEntries = (block: Record<string, unknown>, pointer: string): NamedEntry[] =>
  [...(takenLists.get(String(block.type)) ?? [])].flatMap(([each, by]) =>
    entriesOf(block, each).flatMap((entry, index) =>
      typeof entry[by] === 'string' ? [{ each, name: entry[by], pointer: `${pointer}/${each}/${index}/${by}` }] : [],
    ),
  )

/** The entries that a block takes from the document that it names. */
export function entriesFor(taken: Taken, document: unknown): Record<string, unknown>[] {
  const blocks = blocksOf(document).filter(isGroup)
  const all = blocks.flatMap((block) => (block.type === taken.of ? entriesOf(block, taken.each) : []))
  return chosen(taken, all, (entry) => entry[taken.by])
}

/** Those of all entries that a block takes, in its order. */
export function chosen<Entry>(
  { only, except, first }: Choice,
  all: readonly Entry[],
  nameOf: (entry: Entry) => unknown,
): Entry[] {
  const named = only?.flatMap((name) => all.filter((entry) => nameOf(entry) === name)) ?? all
  return named.filter((entry) => !except.some((name) => name === nameOf(entry))).slice(0, first)
}

const entriesOf = (block: Record<string, unknown>, list: string): Record<string, unknown>[] => {
  const entries: unknown = block[list]
  return Array.isArray(entries) ? entries.filter(isGroup) : []
}

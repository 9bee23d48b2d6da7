import { blockName, blockSchema, blocksOf, documentSchemas, isGroup, type Schema } from '../schema/index.ts'
import { parseJson } from '../parse/index.ts'
import { kindOf, routeOf } from '../../model/route.ts'
import { ordinal } from '../../model/words.ts'
import type { Model } from './copies.ts'
import { asBefore, type Follow } from './entries.ts'
import { asWritten, type Naming, namingBy } from './names.ts'
import { pair } from './pairs.ts'
import { type Part, partsOf, partsUnlike, showingWords } from './parts.ts'
import { staleText } from './revised.ts'
import { compareValues, type FieldChange } from './values.ts'

/** What became of one block. `where`: its name and place, as "Hero, 1st block"; `title`: its own, where it has one. */
export interface BlockChange {
  kind: 'new' | 'gone' | 'moved' | 'changed'
  where: string
  title: string
  /** Of a block that moved: its place before. */
  from?: string
  fields: FieldChange[]
  /** Of one that is new or gone: all that it says. */
  parts: Part[]
  /** The documents from which one that is new has come, or into which one that is gone has moved: addresses, else keys. */
  elsewhere?: string[]
}

/** What became of one document. */
export interface DocumentChange {
  kind: 'new' | 'gone' | 'moved' | 'changed' | 'broken' | 'fixed'
  key: string
  /** Of a page that moved: where it was. */
  oldKey?: string
  /** Null: it is no page. */
  route: string | null
  title: string
  /** When visitors see it: "always", "Draft", "From 1 December 2026". */
  seen: string
  fields: FieldChange[]
  /** Of one that is new or gone: all that it says outside of its blocks. */
  parts: Part[]
  blocks: BlockChange[]
  /** Where an address leads now that has no page any more; null: to nothing. Only of a page that is gone or moved. */
  leads?: string | null
  /** The date line of its legal text, whose words are others while the line is the same. */
  staleLine?: string
  /** The page of which a new one is a copy. Then `parts` and `blocks` have only what differs. */
  copyOf?: CopiedFrom
}

/** Where a copy comes from. `same`: how many texts are word for word the same; `without`: the blocks that it leaves out. */
export interface CopiedFrom {
  route: string | null
  title: string
  same: number
  without: string[]
}

type Titles = ReadonlyMap<string, string>

interface Circumstances {
  oldKey?: string | undefined
  today?: string | undefined
  titles?: Titles
  follow?: Follow
  model?: (Model & { text: string }) | undefined
}

/**
 * Compares two versions of a document; `null`: there is none. A document that is not JSON on one side is reported, and not
 * compared. `today`: the day on which they are looked at. `titles`: of all documents, by their keys.
 * `follow`: leads to the pages that have moved. `model`: the page of which a new one is a copy.
 */
export function compareDocuments(
  key: string,
  before: string | null,
  after: string | null,
  { oldKey = key, today, titles = new Map(), follow = asBefore, model }: Circumstances = {},
): DocumentChange {
  const [old, next] = [before, after].map((text) => (text === null ? null : parseJson(text)))
  const value = next?.ok ? next.value : old?.ok ? old.value : undefined
  const kind = kindOf(key)
  const { blocks: _, ...properties } =
    documentSchemas[kind === 'site' || kind === 'shared' ? kind : 'page'].properties ?? {}
  const schema = { ...documentSchemas[kind === 'site' || kind === 'shared' ? kind : 'page'], properties }
  const change: DocumentChange = {
    kind: 'changed',
    key,
    ...(oldKey === key ? {} : { oldKey }),
    route: routeOf(key),
    title: titleOf(value),
    seen: showingWords(schema, value),
    fields: [],
    parts: [],
    blocks: [],
  }
  if (next && !next.ok) return { ...change, kind: 'broken' }
  if (old && !old.ok) return { ...change, kind: next ? 'fixed' : 'gone' }
  if (!old && model) return comparedCopy(change, value, schema, model, titles)
  if (!old || !next) {
    const all = old ? 'gone' : 'new'
    const parts = partsOf(schema, withoutBlocks(value))
    return { ...change, kind: all, parts, blocks: blocksOf(value).map((one, at) => wholeBlock(all, one, at, titles)) }
  }
  change.kind = oldKey === key ? 'changed' : 'moved'
  change.fields = compareValues(schema, withoutBlocks(old.value), withoutBlocks(next.value), asWritten, follow)
  change.blocks = compareBlocks(blocksOf(old.value), blocksOf(next.value), titles, follow)
  const stale = staleText(old.value, next.value, today)
  return stale === undefined ? change : { ...change, staleLine: stale.line }
}

/** A new page that is a copy, with only what it says otherwise than its model. */
function comparedCopy(
  change: DocumentChange,
  value: unknown,
  schema: Schema,
  { key, same, text }: Model & { text: string },
  titles: Titles,
): DocumentChange {
  const theirs = parseJson(text).value
  const [before, after] = [blocksOf(theirs), blocksOf(value)]
  const { pairs, gone } = pair(before, after)
  const partners = new Map(pairs.map(([i, j]) => [j, i]))
  const blocks = after.map((block, at) => {
    const from = partners.get(at)
    const whole = wholeBlock('new', block, at, titles)
    if (from === undefined) return whole
    return { ...whole, parts: partsUnlike(schemaOf(block), block, before[from], namingIn(block, titles)) }
  })
  return {
    ...change,
    kind: 'new',
    parts: partsUnlike(schema, withoutBlocks(value), withoutBlocks(theirs)),
    blocks: blocks.filter(({ parts }) => parts.length > 0),
    copyOf: {
      route: routeOf(key),
      title: titles.get(key) ?? titleOf(theirs),
      same,
      without: gone.map((at) => {
        const { where, title } = wholeBlock('gone', before[at], at, titles)
        return title === '' ? where : `${where} “${title}”`
      }),
    },
  }
}

function compareBlocks(
  before: readonly unknown[],
  after: readonly unknown[],
  titles: Titles,
  follow: Follow,
): BlockChange[] {
  const { pairs, gone, fresh, moved } = pair(before, after)
  const changes: { at: number; change: BlockChange }[] = []
  for (const [i, j] of pairs) {
    const fields = compareValues(schemaOf(after[j]), before[i], after[j], namingIn(after[j], titles), follow)
    const isMoved = moved.has(j)
    if (fields.length === 0 && !isMoved) continue
    const change = { ...blockChange(isMoved ? 'moved' : 'changed', after[j], j, titles), fields }
    changes.push({ at: j, change: isMoved ? { ...change, from: `${ordinal(i + 1)} block` } : change })
  }
  for (const j of fresh) changes.push({ at: j, change: wholeBlock('new', after[j], j, titles) })
  for (const i of gone) changes.push({ at: i, change: wholeBlock('gone', before[i], i, titles) })
  return changes.sort((a, b) => a.at - b.at).map(({ change }) => change)
}

const blockChange = (kind: BlockChange['kind'], block: unknown, at: number, titles: Titles): BlockChange => ({
  kind,
  where: blockName(typeOf(block), at),
  title: titleOf(block) || usedBy(block, namingIn(block, titles)),
  fields: [],
  parts: [],
})

/** A block that is new or gone, with all that it says. */
const wholeBlock = (kind: 'new' | 'gone', block: unknown, at: number, titles: Titles): BlockChange => ({
  ...blockChange(kind, block, at, titles),
  parts: partsOf(schemaOf(block), block, namingIn(block, titles)),
})

/** The shared blocks in the place of a block, by their title. */
const usedBy = (block: unknown, naming: Naming): string =>
  isGroup(block) && typeof block.use === 'string' ? naming(schemaOf(block).properties?.use, block.use) : ''

const namingIn = (block: unknown, titles: Titles): Naming => namingBy(titles, isGroup(block) ? block.folder : undefined)

const schemaOf = (block: unknown) => blockSchema(typeOf(block)) ?? {}

const typeOf = (block: unknown) => (isGroup(block) ? String(block.type) : '')

const titleOf = (value: unknown) => (isGroup(value) && typeof value.title === 'string' ? value.title : '')

const withoutBlocks = (value: unknown) => {
  if (!isGroup(value)) return value
  const { blocks: _, ...rest } = value
  return rest
}

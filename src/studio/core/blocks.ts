import { kindOf } from '../../model/route.ts'
import { parseText, plain, replaceTokens } from '../../content/fields/index.ts'
import { titleOf } from '../../content/scaffold/index.ts'
import { blockSchema, blocksOf, fieldsOf, isGroup, type Schema } from '../../content/schema/index.ts'
import { nameOfBlock } from '../session/names.ts'
import type { SharedInfo } from '../store/messages.ts'
import { sentences } from './checkWords.ts'
import { isWords } from './drawnWords.ts'
import type { Editing } from './state.ts'

export type Fields = Record<string, unknown>

/** The blocks of a document; one that is no group is an empty one. */
export const blocksOfValue = (value: unknown): Fields[] => blocksOf(value).map((block) => (isGroup(block) ? block : {}))

/** Whether blocks can be added to a document as it is. */
export const takesBlocks = (editing: Pick<Editing, 'key' | 'isReadable'> | null): boolean =>
  editing !== null && editing.isReadable && kindOf(editing.key) !== 'site'

/** What people call a block: its kind; a shared one by its title. */
export const titleOfBlock = ({ type, use }: Fields, shared: readonly SharedInfo[]): string =>
  (type === 'shared' && shared.find(({ name }) => name === use)?.title) || nameOfBlock(type)

/** The fields by which a block is known again, before all others. */
const telling = ['title', 'text']

/**
 * The words by which a block is known again: the first line of the first text that it shows, as it is read; of one without
 * texts its layout, or what it is for.
 */
export function firstWords(block: Fields, tokens: ReadonlyMap<string, string> = new Map()): string {
  if (typeof block.use === 'string') return block.use
  const schema = typeof block.type === 'string' ? blockSchema(block.type) : undefined
  if (!schema) return firstLine(firstString(block), tokens)
  const line = firstLine(firstText(block, schema) || usualWords(block, schema), tokens)
  const { layout = schema.properties?.layout?.default } = block
  return line || (typeof layout === 'string' ? titleOf(layout) : sentences(schema.description ?? '')[0])
}

/** The first text of a block whose kind nobody knows. */
function firstString({ type: _, id: __, ...fields }: Fields): string {
  const texts = [...telling.map((key) => fields[key]), ...Object.values(fields)]
  return texts.find((one): one is string => typeof one === 'string' && one !== '') ?? ''
}

/** The first text in a value that visitors read; '': there is none. */
function firstText(value: unknown, schema: Schema): string {
  if (typeof value === 'string') return isWords(schema) ? value : ''
  if (Array.isArray(value)) {
    // A running text can be a list of paragraphs.
    const entry = schema.format === 'markdown' ? schema : (schema.items ?? {})
    return first(value, (one) => firstText(one, entry))
  }
  if (!isGroup(value)) return ''
  const { properties = {} } = schema
  const fields = fieldsOf(schema).map(({ key, schema: own }) => ({ key, own }))
  const all = [...telling.flatMap((key) => (properties[key] ? [{ key, own: properties[key] }] : [])), ...fields]
  return first(all, ({ key, own }) => (unread.has(key) ? '' : firstText(value[key], own)))
}

/** The first text that a block shows although it is not written. */
const usualWords = (block: Fields, schema: Schema): string =>
  first(fieldsOf(schema), ({ key, schema: own }) =>
    !unread.has(key) && block[key] === undefined && typeof own.default === 'string' && isWords(own) ? own.default : '',
  )

/** What every block has for machines. */
const unread: ReadonlySet<string> = new Set(['type', 'id'])

function first<One>(all: readonly One[], textOf: (one: One) => string): string {
  for (const one of all) {
    const text = textOf(one)
    if (text.trim() !== '') return text
  }
  return ''
}

function firstLine(text: string, tokens: ReadonlyMap<string, string>): string {
  const line = text.trim().split('\n', 1)[0] ?? ''
  return replaceTokens(plain(parseText(line, [2, 3]).text), tokens)
}

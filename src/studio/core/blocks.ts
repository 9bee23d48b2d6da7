import { kindOf } from '../../model/route.ts'
import { parseText, plain, replaceTokens } from '../../content/fields/index.ts'
import { blockSchema, blocksOf, fieldsOf, isGroup } from '../../content/schema/index.ts'
import { nameOfBlock } from '../session/names.ts'
import type { SharedInfo } from '../store/messages.ts'
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

/** The words by which a block is known again: the first line of its first text, as it is read. */
export function firstWords(block: Fields, tokens: ReadonlyMap<string, string> = new Map()): string {
  if (typeof block.use === 'string') return block.use
  const schema = typeof block.type === 'string' ? blockSchema(block.type) : undefined
  const keys = schema ? fieldsOf(schema).map(({ key }) => key) : Object.keys(block)
  const texts = keys.filter((key) => !['type', 'id', 'layout'].includes(key)).map((key) => block[key])
  const words = [block.title, block.text, ...texts].find((one) => typeof one === 'string' && one !== '')
  const line = typeof words === 'string' ? words.split('\n', 1)[0] : ''
  return replaceTokens(plain(parseText(line ?? '', [2, 3]).text), tokens)
}

import type { Fix } from './edits.ts'
import type { Node } from './tree.ts'
import { parentOf, partsOf, type Source } from './source.ts'
import { quote } from '../../model/words.ts'

/** Removes a field or an entry of a list with its comma. */
export function removeEntry(source: Source, pointer: string, certain: boolean): Fix | undefined {
  const part = partsOf(pointer).at(-1) ?? ''
  const above = source.node(parentOf(pointer))
  const entries = above?.children ?? []
  const index =
    above?.type === 'array' ? Number(part) : entries.findLastIndex((one) => one.children?.[0]?.value === part)
  return removeChild(entries, index, above?.type === 'array' ? 'Remove it' : `Remove ${quote(part)}`, certain)
}

/** The same for the entry with this number among the entries of a list or group. */
export function removeChild(entries: readonly Node[], index: number, title: string, certain: boolean): Fix | undefined {
  const [before, entry, after] = [entries[index - 1], entries[index], entries[index + 1]]
  if (!entry) return undefined
  const start = after || !before ? entry.offset : before.offset + before.length
  const end = after ? after.offset : entry.offset + entry.length
  return { title, certain, edits: [{ offset: start, length: end - start, text: '' }] }
}

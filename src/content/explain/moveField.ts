import type { Edit, Fix } from '../finding/index.ts'
import { child, removeEntry, type Source } from '../json/index.ts'
import { quote } from '../../model/words.ts'

/** Takes a field out of one group and writes it as the last of another, in the layout of that one. */
export function moveField(source: Source, key: string, from: string, to: string, certain: boolean): Fix | undefined {
  const property = source.node(from)?.children?.find((one) => one.children?.[0]?.value === key)
  const home = source.node(to)
  const taken = removeEntry(source, child(from, key), certain)?.edits
  if (!property || !taken || home?.type !== 'object') return undefined
  const last = home.children?.at(-1)
  const written = source.text.slice(property.offset, property.offset + property.length)
  const gap = source.text.slice(home.offset + 1, home.children?.[0]?.offset ?? home.offset + 1)
  const edit: Edit = last
    ? { offset: last.offset + last.length, length: 0, text: `,${gap || ' '}${written}` }
    : { offset: home.offset + 1, length: 0, text: ` ${written} ` }
  // The last field of the one group may be what holds the other one, or be right before what is taken away.
  const edits = [...taken, edit].sort((a, b) => a.offset - b.offset)
  return { title: `Move ${quote(key)}`, certain, edits }
}

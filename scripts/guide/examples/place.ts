import { child, createSource } from '../../../src/content/json/index.ts'

/**
 * A document with a piece of JSON written at a path: at the end of a list, else in place of the value there. The path begins
 * with a field of the document, or with the type of a block, of which the first one is meant: `tabs/items`,
 * `footer/columns/0/links`. Null: there is no such place.
 */
export function changeAt(text: string, path: string, piece: string): string | null {
  const source = createSource('', text)
  const [first = '', ...steps] = path.split('/')
  const blocks = source.node('/blocks')?.children ?? []
  const at = blocks.findIndex((_, index) => source.node(`/blocks/${index}/type`)?.value === first)
  const start = source.node(child('', first)) ? child('', first) : `/blocks/${at}`
  const node = source.node([start, ...steps].join('/'))
  if (!node) return null
  if (node.type !== 'array') return text.slice(0, node.offset) + piece + text.slice(node.offset + node.length)
  const last = node.children?.at(-1)
  const margin = last && /\n([ \t]*)$/.exec(text.slice(0, last.offset))?.[1]
  const end = last ? last.offset + last.length : node.offset + 1
  const gap = margin === undefined ? ' ' : `\n${margin}`
  return text.slice(0, end) + (last ? `,${gap}` : '') + piece.replaceAll('\n', `\n${margin ?? ''}`) + text.slice(end)
}

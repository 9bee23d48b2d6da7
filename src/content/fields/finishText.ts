import { replaceTokens } from './tokens.ts'
import type { RichNode, RichText } from '../../model/values.ts'

/** The ids of a page that are taken, each with the number that was given last to a twin of it. */
export type UsedIds = Map<string, number>

/** An id that is not yet taken: `limits`, then `limits-2`. Takes it. */
export function uniqueId(id: string, used: UsedIds): string {
  const base = id === '' ? 'section' : id
  let unique = base
  for (let number = (used.get(base) ?? 1) + 1; used.has(unique); number++) {
    unique = `${base}-${number}`
    used.set(base, number)
  }
  used.set(unique, 1)
  return unique
}

/** The text with its tokens replaced and its headings' ids made unique on the page. `href` finishes an address. */
export function finishText(
  nodes: readonly RichNode[],
  tokens: ReadonlyMap<string, string>,
  used: UsedIds,
  href: (text: string) => string,
): RichText {
  return nodes.map((node): RichNode => {
    if (typeof node === 'string') return replaceTokens(node, tokens)
    if (node.tag === 'a')
      return { tag: 'a', href: href(node.href), children: finishText(node.children, tokens, used, href) }
    const { tag, id, children } = node
    return {
      tag,
      ...(id === undefined ? {} : { id: uniqueId(id, used) }),
      ...(children === undefined ? {} : { children: finishText(children, tokens, used, href) }),
    }
  })
}

import type { Content } from '../../content/store/index.ts'
import { kindOf, routeOf } from '../../model/route.ts'

/**
 * The key of the document that took the place of one: the page that names its address as an earlier one, or the only document of
 * its kind with the same words, which a page that moved back to its old address is. Null: none did.
 */
export function movedTo(content: Content, key: string, text: string): string | null {
  const map = content.map()
  const named = map.redirects.get(routeOf(key) ?? '')
  if (named) return named.key
  const words = wordsOf(text)
  const same = map.entries.filter(
    (one) => one.key !== key && one.kind === kindOf(key) && wordsOf(content.text(one.key) ?? '') === words,
  )
  const [only, ...others] = same
  return only && others.length === 0 && words !== null ? only.key : null
}

/** What a move writes: the earlier address, and the way to the schema from another folder. */
const written: ReadonlySet<string> = new Set(['redirectFrom', '$schema'])

/** A document without what a move writes into it; null: it is no JSON. */
function wordsOf(text: string): string | null {
  try {
    return JSON.stringify(JSON.parse(text), (name, value: unknown) => (written.has(name) ? undefined : value))
  } catch {
    return null
  }
}

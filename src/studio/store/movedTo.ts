import { parseJson } from '../../content/parse/index.ts'
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
  const value = parseJson(text)
  if (!value.ok) return null
  const words = wordsOf(value.value)
  const same = map.entries.filter(
    (one) => one.key !== key && one.kind === kindOf(key) && wordsOf(one.value.get()) === words,
  )
  const [only, ...others] = same
  return only && others.length === 0 ? only.key : null
}

/** What a move writes: the earlier address, and the way to the schema from another folder. */
const written: ReadonlySet<string> = new Set(['redirectFrom', '$schema'])

/** The value of a document as text, without what a move writes into it. */
const wordsOf = (document: unknown): string =>
  JSON.stringify(document, (name, value: unknown) => (written.has(name) ? undefined : value))

import { readdirSync } from 'node:fs'
import { exampleMedia } from '../../../scripts/lib/examplePages.ts'
import type { Schema } from '../../../src/content/schema/index.ts'
import { markNames } from '../../../src/model/marks.ts'
import { pick, type Wish } from './wish.ts'

/** The heading that the generated running text of every block begins with, where it may have headings. */
export const firstHeading = { text: 'Telecommunications fees', id: 'telecommunications-fees' }

const pictures = readdirSync(exampleMedia).sort()
/** Links lead to pages that the site has, or elsewhere; that no two of a block are the same is up to the number. */
const routes = ['/payout', '/contact', '/faqs', '/compliance', '/about']

/** A value for a field that holds no words: an address, an anchor, a drawing. Undefined: the field holds words. */
export function addressFor({ format, pattern, examples = [] }: Schema, wish: Wish, path: string): string | undefined {
  // Which one is made for its place is known when the block is whole.
  if (format === 'drawing') return String(examples[0])
  if (format === 'media') return pick(pictures, wish.random)
  if (format === 'mark') return pick([...pictures, ...markNames], wish.random)
  if (format === 'link') return pattern ? `#${firstHeading.id}` : `${pick(routes, wish.random)}?from=${wish.next()}`
  if (format === 'anchor' || path.endsWith('/value')) return `place-${wish.next()}`
  // A block is on its page today.
  if (format === 'date') return path.endsWith('/until') ? '2099-12-31' : '2026-01-01'
  if (format === 'service' || pattern !== undefined) return String(pick(examples, wish.random))
  return undefined
}

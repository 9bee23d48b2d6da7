import { readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { exampleMedia } from '../../../scripts/lib/examplePages.ts'
import type { Schema } from '../../../src/content/schema/index.ts'
import { markNames } from '../../../src/model/marks.ts'
import { pick, type Wish } from './wish.ts'

/** The heading that the generated running text of every block begins with, where it may have headings. */
export const firstHeading = { text: 'Telecommunications fees', id: 'telecommunications-fees' }

/** The drawings by the names of their files: what draws them is compiled by the commands only. */
const drawings = readdirSync('src/drawings', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/^(?:\.|kit|screens)\b/.test(dirname(file)))
  .map((file) => basename(file, '.ts'))
  .sort()
const pictures = readdirSync(exampleMedia).sort()
/** Links lead to pages that the site has, or elsewhere; that no two of a block are the same is up to the number. */
const routes = ['/payout', '/contact', '/faqs', '/compliance', '/about']

/** A value for a field that holds no words: an address, an anchor, a drawing. Undefined: the field holds words. */
export function addressFor({ format, pattern, examples = [] }: Schema, wish: Wish, path: string): string | undefined {
  if (format === 'drawing') return pick(drawings, wish.random)
  if (format === 'media') return pick(pictures, wish.random)
  if (format === 'mark') return pick([...pictures, ...markNames], wish.random)
  if (format === 'link') return pattern ? `#${firstHeading.id}` : `${pick(routes, wish.random)}?from=${wish.next()}`
  if (format === 'anchor' || path.endsWith('/value')) return `place-${wish.next()}`
  // A block is on its page today.
  if (format === 'date') return path.endsWith('/until') ? '2099-12-31' : '2026-01-01'
  if (format === 'service' || pattern !== undefined) return String(pick(examples, wish.random))
  return undefined
}

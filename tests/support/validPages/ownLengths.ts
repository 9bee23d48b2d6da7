import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isGroup } from '../../../src/content/schema/index.ts'

/** The longest text that the site's own pages have in each field: `hero/links/text`. */
let lengths: Map<string, number> | undefined

/** How long a French text is in this field: 30 % longer than the longest of the site, which is English. Undefined: it has none. */
export function frenchLength(path: string): number | undefined {
  lengths ??= readLengths()
  const own = lengths.get(path)
  return own === undefined ? undefined : Math.ceil(own * 1.3)
}

function readLengths(): Map<string, number> {
  const found = new Map<string, number>()
  const visit = (value: unknown, path: string) => {
    if (typeof value === 'string') found.set(path, Math.max(value.length, found.get(path) ?? 0))
    else if (Array.isArray(value)) for (const one of value) visit(one, path)
    else if (isGroup(value)) for (const [key, one] of Object.entries(value)) visit(one, `${path}/${key}`)
  }
  for (const file of readdirSync('pages', { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.json')) continue
    const { blocks = [] } = JSON.parse(readFileSync(join('pages', file), 'utf8')) as { blocks?: { type: string }[] }
    for (const block of blocks) visit(block, block.type)
  }
  return found
}

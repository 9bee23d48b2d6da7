import { statSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder } from '../lib/cache.ts'
import type { Row } from './table.ts'

/** What a visitor downloads, compressed by brotli 11: each page and its document, and what all pages share. */
export function benchBytes(dist: string): Row[] {
  const files = filesUnder(dist).filter((file) => file.endsWith('.br'))
  const size = (pattern: RegExp) =>
    files.filter((file) => pattern.test(file)).reduce((sum, file) => sum + statSync(file).size, 0)
  const pages = files.filter((file) => file.endsWith('.html.br'))
  return [
    ...pages.map((file): Row => {
      const name = file.slice(join(dist, '/').length, -'.html.br'.length)
      return {
        what: `bytes, /${name}: HTML`,
        value: statSync(file).size,
        unit: 'bytes',
        also: `document ${size(new RegExp(`/${name}\\.json\\.br$`))}`,
      }
    }),
    { what: 'bytes: the stylesheet', value: size(/\.css\.br$/), unit: 'bytes' },
    { what: 'bytes: the script before React', value: size(/\/boot-[^/]*\.js\.br$/), unit: 'bytes' },
    { what: 'bytes: all script', value: size(/\.js\.br$/), unit: 'bytes' },
  ]
}

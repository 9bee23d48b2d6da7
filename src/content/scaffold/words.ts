import { slug, upper } from '../../model/words.ts'

/** Words of a name, however it is written: price-table, PriceTable, "price table" → price, table. */
export function wordsOf(name: string): string[] {
  return slug(name.replace(/([a-z0-9])([A-Z])/g, '$1-$2'))
    .replace(/[^a-z0-9-]/g, '')
    .split('-')
    .filter((word) => word !== '')
}

/** Price table */
export const titleOf = (name: string): string => upper(wordsOf(name).join(' '))

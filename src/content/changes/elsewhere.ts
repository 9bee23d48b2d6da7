import type { DocumentChange } from './documents.ts'

/**
 * A block that is gone from one document and new in another one, word for word, has moved there: both name the other document,
 * and their reader need not read its words twice.
 */
export function nameElsewhere(documents: readonly DocumentChange[]): void {
  const all = documents.flatMap((document) => document.blocks.map((block) => ({ document, block })))
  const same = new Map<string, typeof all>()
  for (const one of all) {
    const { kind, where, parts } = one.block
    if (kind !== 'new' && kind !== 'gone') continue
    const words = JSON.stringify([where.split(',')[0], parts])
    same.set(words, [...(same.get(words) ?? []), one])
  }
  for (const group of same.values())
    for (const { document, block } of group) {
      const others = group.filter((one) => one.block.kind !== block.kind && one.document !== document)
      if (others.length > 0) block.elsewhere = [...new Set(others.map((one) => placeOf(one.document)))]
    }
}

const placeOf = ({ route, key }: DocumentChange) => route ?? key

import type { Finding } from '../../content/finding/index.ts'
import type { Source } from '../../content/json/index.ts'

/** What was just added, an entry or a group: until it is left, its empty fields say nothing before somebody has been in them. */
export interface Fresh {
  pointer: string
  /** The fields in which somebody has been. */
  left: readonly string[]
}

/** A field in which somebody is writing: what is wrong with it only now is said once that has ended. */
export interface Written {
  pointer: string
  /** The codes of what was said of it before. */
  known: readonly string[]
}

const isIn = (pointer: string, above: string) => pointer === above || pointer.startsWith(`${above}/`)

/** What is new after something is added at a place, which need not be new: then what was new before stays so. */
export const begun = (fresh: Fresh | null, source: Source, added: string): Fresh | null =>
  source.node(added) || (fresh && isIn(added, fresh.pointer)) ? fresh : { pointer: added, left: [] }

/** What is still new when the focus goes from one place to another; undefined: to none of the form. */
export function stillFresh(fresh: Fresh | null, from: string, to: string | undefined): Fresh | null {
  if (!fresh || !isIn(from, fresh.pointer)) return fresh
  return to?.startsWith(`${fresh.pointer}/`) ? { ...fresh, left: [...fresh.left, from] } : null
}

/** The findings that are held against somebody: the others are still being written. All are counted, and keep the site from being published. */
export function saidFindings(
  findings: readonly Finding[],
  { fresh, written }: { fresh: Fresh | null; written?: Written | null },
  source: Source,
): readonly Finding[] {
  if (!fresh && !written) return findings
  return findings.filter(({ pointer, code }) => {
    if (pointer === written?.pointer && !written.known.includes(code)) return false
    if (!fresh) return true
    if (!isIn(pointer, fresh.pointer) || fresh.left.includes(pointer)) return true
    const { type, value } = source.node(pointer) ?? {}
    return type === 'string' ? value !== '' : type !== 'array' && type !== 'object'
  })
}

import { child, partsOf } from '../../content/json/index.ts'

/** The place itself, or the nearest one above it that is there in the value of a document; of a block behind the last one, that. */
export function nearest(document: Record<string, unknown>, pointer: string): string {
  let at = ''
  let value: unknown = document
  for (const part of partsOf(pointer)) {
    // Not `hasOwn`: a list owns its length as well.
    if (typeof value !== 'object' || value === null || !Object.keys(value).includes(part)) break
    value = (value as Record<string, unknown>)[part]
    at = child(at, part)
  }
  if (at !== '/blocks') return at
  const last = Array.isArray(value) ? value.length - 1 : -1
  return last >= 0 && blockAt(pointer) ? blockPointer(last) : ''
}

/** The block that a place belongs to, and the place inside it; undefined for a place of the page itself. */
export function blockAt(pointer: string): { index: number; inner: string } | undefined {
  const found = /^\/blocks\/(\d+)(.*)$/.exec(pointer)
  return found ? { index: Number(found[1]), inner: found[2] ?? '' } : undefined
}

export const blockPointer = (index: number): string => `/blocks/${index}`

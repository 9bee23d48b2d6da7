import { child, partsOf, type Source } from '../../content/json/index.ts'

/** The place itself, or the nearest one above it that is there. */
export function nearest(source: Source, pointer: string): string {
  let at = ''
  for (const part of partsOf(pointer)) {
    const next = child(at, part)
    if (!source.node(next)) return at === '/blocks' ? '' : at
    at = next
  }
  return at === '/blocks' ? '' : at
}

/** The block that a place belongs to, and the place inside it; undefined for a place of the page itself. */
export function blockAt(pointer: string): { index: number; inner: string } | undefined {
  const found = /^\/blocks\/(\d+)(.*)$/.exec(pointer)
  return found ? { index: Number(found[1]), inner: found[2] ?? '' } : undefined
}

export const blockPointer = (index: number): string => `/blocks/${index}`

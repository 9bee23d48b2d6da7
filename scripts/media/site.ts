import type { Output } from '../build/output.ts'
import type { Picture } from './folder.ts'
import { variantFiles } from './variants.ts'

/** The addresses of pictures in a text: exactly those that a page names have to be in the site. */
export function picturesIn(html: string): string[] {
  // Most pages have none, which is found out in a fraction of the time.
  if (!html.includes('/assets/media/')) return []
  return [...html.matchAll(/\/assets\/media\/[a-z0-9/-]+\.\w+\.\w+/g)].map(([address]) => address)
}

/**
 * Puts the variants that pages name into the site.
 * @throws when a picture cannot be decoded, or was changed after it was read first
 */
export async function placePictures(
  output: Output,
  pictures: ReadonlyMap<string, Picture>,
  named: ReadonlySet<string>,
): Promise<void> {
  if (named.size === 0) return
  for (const { original } of pictures.values()) {
    if (!original) continue
    // One after the other: each of them works on all cores, and only one picture is in memory.
    for (const { src, bytes } of variantFiles(original.path, original, (one) => named.has(one)))
      await output.place(src.slice(1), src, bytes)
  }
}

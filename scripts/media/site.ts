import type { Output } from '../build/output.ts'
import type { Picture } from './folder.ts'
import { variantFiles } from './variants.ts'

/** The addresses of pictures in a text: exactly those that a page names have to be in the site. */
export function picturesIn(html: string): string[] {
  return [...html.matchAll(/\/assets\/media\/[a-z0-9/-]+\.\w+\.\w+/g)].map(([address]) => address)
}

/**
 * Puts the variants that pages name into the site.
 * @throws when a picture cannot be decoded
 */
export async function placePictures(
  output: Output,
  pictures: ReadonlyMap<string, Picture>,
  named: ReadonlySet<string>,
): Promise<void> {
  if (named.size === 0) return
  for (const { original } of pictures.values()) {
    if (!original) continue
    for (const { src, file } of await variantFiles(original.path, original, (one) => named.has(one)))
      output.copy(src.slice(1), file)
  }
}

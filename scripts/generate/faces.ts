import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { faceFile, faces } from '../outline/faces.ts'

const { resolve } = createRequire(import.meta.url)

/** The faces of drawings, by their paths in the project. The same fonts give the same bytes. */
export async function generateFaces(): Promise<Record<string, Uint8Array>> {
  const { default: subsetFont } = await import('subset-font')
  const made = Object.entries(faces).map(async ([name, { from, axes }]) => [
    faceFile(name),
    await subsetFont(readFileSync(resolve(from)), undefined, {
      variationAxes: axes,
      keepAllGlyphs: true,
      noHinting: true,
      targetFormat: 'woff2',
    }),
  ])
  return Object.fromEntries(await Promise.all(made))
}

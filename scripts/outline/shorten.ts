import { createRequire } from 'node:module'
import type { Config } from 'svgo'

// Loaded on first use: with a warm cache nothing needs the library.
const load = createRequire(import.meta.url)

/**
 * Shortens what people and programs write for people; `digits` of numbers stay after the point.
 * @param applyTransforms whether a path is written where it is; without it an icon is the same words wherever it is
 */
export function shorten(svg: string, digits: number, applyTransforms = true): string {
  const { optimize } = load('svgo') as typeof import('svgo')
  const params = { floatPrecision: digits }
  const plugins = [
    'cleanupAttrs',
    { name: 'cleanupNumericValues', params },
    'convertColors',
    { name: 'convertPathData', params: { ...params, applyTransforms } },
  ] satisfies Config['plugins']
  return optimize(svg, { plugins }).data
}

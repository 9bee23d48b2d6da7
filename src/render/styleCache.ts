import createCache, { type EmotionCache } from '@emotion/cache'
import { styleKey } from './styleKey.ts'

/** A cache without styles. On the server its rules are collected (`compat`) instead of written beside each element. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: styleKey })
  cache.compat = true
  return cache
}

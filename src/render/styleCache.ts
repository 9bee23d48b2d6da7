import createCache, { type EmotionCache } from '@emotion/cache'

/** The prefix of every class that emotion makes. */
export const styleKey = 'b'

/**
 * A cache without styles. On the server its rules are collected (`compat`) instead of written beside each element. In a
 * built site the browser gets a cache that inserts nothing: see staticCache.ts.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: styleKey })
  cache.compat = true
  return cache
}

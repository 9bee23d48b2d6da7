import createCache, { type EmotionCache } from '@emotion/cache'

/** The prefix of every class that emotion makes, and of its one style element. */
export const styleKey = 'b'

/** A cache without styles; on the server, one whose rules are collected instead of written beside each element. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: styleKey })
  cache.compat = true
  return cache
}

/**
 * Tells the cache which rules the linked stylesheet already holds, by reading the sheet itself. The page need not list
 * them, and a sheet that did not arrive is made up for: emotion then inserts what it needs.
 */
export function adoptLinkedStyles(cache: EmotionCache, sheets: Iterable<CSSStyleSheet>): void {
  for (const sheet of sheets) {
    for (const rule of rulesOf(sheet)) {
      for (const [, id] of rule.cssText.matchAll(/\.b-([a-z0-9]+)/g)) if (id) cache.inserted[id] = true
    }
  }
}

/** The rules of a sheet that this page may read: those of its own origin. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules
  } catch {
    return []
  }
}

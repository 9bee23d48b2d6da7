import type { EmotionCache } from '@emotion/cache'
import { stylesOf } from './jsxRuntime.ts'
import { styleKey } from './styleKey.ts'

const classes = new RegExp(`(?<=[" ])${styleKey}-([a-z0-9]+)(?=[" ])`, 'g')

/** The ids of the emotion classes in a piece of HTML, in their order. */
export function idsIn(html: string): Set<string> {
  return new Set([...html.matchAll(classes)].map(([, id = '']) => id))
}

/**
 * Gives a cache the rules of what has been drawn, in the order of the elements: where two rules are equally strong, it
 * decides. Emotion's own elements (in development) have done so themselves.
 */
export function insertRules(html: string, cache: EmotionCache): void {
  for (const id of idsIn(html)) {
    const styles = cache.inserted[id] === undefined ? stylesOf(id) : undefined
    for (let one = styles; one; one = one.next)
      cache.insert(one === styles ? `.${styleKey}-${id}` : '', one, cache.sheet, true)
  }
}

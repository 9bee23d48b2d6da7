import type { EmotionCache } from '@emotion/cache'
import { css, type SerializedStyles } from '@emotion/react'
import { stylesOf } from './jsxRuntime.ts'
import { styleKey } from './styleKey.ts'

const attribute = ' class="'
const prefix = `${styleKey}-`
/** The ids in each text of an attribute: pages have the same ones again and again. */
const known = new Map<string, readonly string[]>()

/** The ids of the emotion classes in a piece of HTML, in the order in which they are there first. */
export function idsIn(html: string): Set<string> {
  const ids = new Set<string>()
  for (let at = html.indexOf(attribute); at !== -1; at = html.indexOf(attribute, at)) {
    const start = at + attribute.length
    at = html.indexOf('"', start)
    if (at === -1) break
    for (const id of idsOf(html.slice(start, at))) ids.add(id)
  }
  return ids
}

function idsOf(names: string): readonly string[] {
  const found = known.get(names)
  if (found) return found
  const ids = names.split(' ').flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []))
  known.set(names, ids)
  return ids
}

/**
 * Gives a cache the rules of what has been drawn, in the order of the elements: where two rules are equally strong, it
 * decides. Emotion's own elements (in development) have done so themselves. Returns the ids that were drawn.
 */
export function insertRules(html: string, cache: EmotionCache): Set<string> {
  const ids = idsIn(html)
  for (const id of ids) {
    const styles = cache.inserted[id] === undefined ? stylesOf(id) : undefined
    const whole = styles && { ...css(...styles), name: id }
    for (let one: SerializedStyles | undefined = whole; one; one = one.next)
      cache.insert(one === whole ? `.${styleKey}-${id}` : '', one, cache.sheet, true)
  }
  return ids
}

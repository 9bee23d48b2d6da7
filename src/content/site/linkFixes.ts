import type { Entry } from '../entry/index.ts'
import { type Place, rangeOf, replaceValue } from '../facts/index.ts'
import type { Fix } from '../finding/index.ts'
import { quote } from '../../model/words.ts'

/** A fix that puts another address in place of `href`, as it is written: the whole value, or a link of running text. */
export function replaceHref(
  entry: Entry,
  place: Place,
  href: string,
  better: string,
  certain: boolean,
): Fix | undefined {
  if (place.start === undefined || place.end === undefined) return replaceValue(entry.source, place, better, certain)
  const { value } = entry.source.node(place.pointer) ?? {}
  // Markdown puts an address with spaces between < and >.
  const before = /\s/.test(href) ? `](<${href}>` : `](${href}`
  const at = typeof value === 'string' ? value.indexOf(before, place.start) : -1
  if (at < 0 || at >= place.end) return undefined
  const { start, end } = rangeOf(entry.source, { ...place, start: at + 2, end: at + before.length })
  const edits = [{ offset: start, length: end - start, text: JSON.stringify(better).slice(1, -1) }]
  return { title: `Write ${quote(better)}`, certain, edits }
}

/** A fix when exactly one address can have been meant, and nothing of the one that is written comes from a token. */
export function onlyFix(
  entry: Entry,
  place: Place,
  href: string,
  better: readonly string[],
  certain: boolean,
): Fix | undefined {
  const [only, ...others] = better
  return only === undefined || others.length > 0 || href.includes('{')
    ? undefined
    : replaceHref(entry, place, href, only, certain)
}

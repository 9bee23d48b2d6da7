import type { Entry } from '../entry/index.ts'
import { type Place, replaceValue } from '../facts/index.ts'
import { editText, textOf } from '../json/index.ts'
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
  const node = entry.source.node(place.pointer)
  const text = textOf(node)
  // Markdown puts an address with spaces between < and >.
  const before = /\s/.test(href) ? `](<${href}>` : `](${href}`
  const at = text?.indexOf(before, place.start) ?? -1
  if (!node || at < 0 || at >= place.end) return undefined
  const edits = [editText(entry.source, node, at + 2, at + before.length, better)]
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

/** Where a page has gone, all links to it can be led on at once. */
export const missingHint = (path: string, isNear: boolean) =>
  `${isNear ? '' : 'Correct the address, or make the page. '}Has the page another address now? Then write ${quote(path)} into the "redirectFrom" of that page.`

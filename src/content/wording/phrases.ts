import { isGroup } from '../schema/index.ts'
import { replaceTokens } from '../fields/index.ts'
import { quote } from '../../model/words.ts'
import type { PhraseFinder, Wanted } from './phraseFinder.ts'
import { placeOf, type TextFinding, type Text } from './texts.ts'

/** A group of words that are out, as the site's document lists them. */
export interface Phrases extends Wanted {
  why: string
  instead: string
}

/** The words that are out in a text, with the reason. `tokens` are replaced before. One finding for one reason. */
export function checkPhrases(
  found: Text,
  find: PhraseFinder<Phrases>,
  tokens: ReadonlyMap<string, string>,
): TextFinding[] {
  const { text } = found
  const whole = replaceTokens(text, tokens)
  const place = placeOf(found)
  const seen = new Set<Phrases>()
  return find(whole).flatMap(({ phrases, start, end }): TextFinding[] => {
    if (seen.has(phrases)) return []
    seen.add(phrases)
    const at = whole === text ? { ...place, start, end } : place
    const message = `${quote(whole.slice(start, end))} is not used on this site. ${phrases.why}`
    return [{ code: 'phrase', place: at, message, hint: phrases.instead }]
  })
}

/** The words that are out, from the site's document. Entries that are not whole are left out: their shape is reported. */
export function phrasesOf(site: unknown): Phrases[] {
  const list = isGroup(site) && Array.isArray(site.phrases) ? site.phrases : []
  return list.filter(
    (entry): entry is Phrases =>
      isGroup(entry) &&
      [entry.words, entry.allow ?? []].every(
        (words) => Array.isArray(words) && words.every((word) => typeof word === 'string'),
      ) &&
      typeof entry.why === 'string' &&
      typeof entry.instead === 'string',
  )
}

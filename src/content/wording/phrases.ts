import { isGroup } from '../schema/index.ts'
import type { Wanted } from './phraseFinder.ts'

/** A group of words that are out, as the site's document lists them. */
export interface Phrases extends Wanted {
  why: string
  instead: string
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

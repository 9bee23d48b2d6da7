import { count, either, quote } from '../../src/model/words.ts'
import { UsageError } from '../lib/options.ts'
import type { SiteFiles } from './site.ts'
import type { Use } from './uses.ts'
import { wordFinder } from './wordFinder.ts'
import { drawingsWith, usesOfWords } from './wordUses.ts'

/** What a word names, and the places that use it; the route of a page. */
export interface Found {
  name: string
  uses: Use[]
  route?: string | null
  /** What to say first. Of an address: its file, and where it leads. */
  about?: string[]
  /** What becomes of a thing that nothing uses. */
  unused?: string
  /** What to say last, in place of the number of uses. */
  sums?: string[]
}

/** "3 files" */
export const filesOf = (uses: readonly Use[]): string => count(new Set(uses.map(({ file }) => file)).size, 'file')

/**
 * The texts and drawings that contain some words. `unknown`: why these words are the name of nothing. Throws a
 * {@link UsageError} when nothing contains them.
 */
export function findWords(site: SiteFiles, words: string, unknown?: string): Found {
  // A figure is found without its currency, too: drawings often show the two in places of their own.
  const amount = withoutCurrency(words)
  const finder = wordFinder(amount ?? words)
  const [uses, drawn] = [usesOfWords(site, finder), drawingsWith(site, finder)]
  const noName = `No page, picture, drawing or type of block is called ${quote(words)}`
  if (uses.length + drawn.length === 0) throw new UsageError(nothing(words, noName, unknown))
  const places = [
    ...(uses.length > 0 ? [`${count(uses.length, 'place')} in the texts of ${filesOf(uses)}`] : []),
    ...(drawn.length > 0 ? [count(drawn.length, 'drawing')] : []),
  ]
  const unused = drawn.filter((one) => one.uses.length === 0)
  return {
    name: quote(words),
    about: [
      ...(amount === undefined ? [] : [`${quote(amount)} was looked for, with and without its currency.`]),
      ...(unknown === undefined ? [] : [`${noName}. These texts contain it:`]),
    ],
    uses: [...uses, ...drawn.flatMap((one) => one.uses)],
    sums: [
      ...unused.map(({ name, says }) => `No document shows the drawing ${quote(name)}, which says ${says}.`),
      `${quote(amount ?? words)} is in ${either(places, 'and')}.`,
      ...(drawn.length > 0
        ? ['Words in drawings are code, in src/drawings: whoever develops the site changes them.']
        : []),
      ...(amount === undefined && /\p{L}/u.test(words) && uses.some(({ pointer }) => pointer.endsWith('/alt'))
        ? [
            drawn.length === 0
              ? 'No drawing shows these words, so an alternative text ("alt") can be changed like any other.'
              : 'The alternative text ("alt") of a drawing that shows these words changes together with it.',
          ]
        : []),
    ],
  }
}

/** "4,218.75" of "NGN 4,218.75" or "4,218.75 NGN"; undefined: it is no amount with a currency. */
function withoutCurrency(words: string): string | undefined {
  const [, before, after] =
    /^(?:(?:[A-Z]{3}|[₦$€£¥])\s*(\d[\d.,]*)|(\d[\d.,]*)\s*(?:[A-Z]{3}|[₦$€£¥]))$/.exec(words.trim()) ?? []
  return before ?? after
}

function nothing(words: string, noName: string, unknown: string | undefined): string {
  if (unknown === undefined) return `No text and no drawing contains ${quote(words)}.`
  // Names have letters and no spaces: nothing else was meant as one.
  const isName = /[a-z]/i.test(words) && /^[\w./-]+$/.test(words)
  return isName
    ? `${unknown} No text and no drawing contains it either.`
    : `${noName}, and no text and no drawing contains it.`
}

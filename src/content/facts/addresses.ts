import {
  betterPath,
  dollarFinding,
  findTokens,
  hrefFinding,
  localPath,
  parseInternal,
  pathFindingOf,
} from '../fields/index.ts'
import { didYouMean } from '../../model/words.ts'
import { replaceValue } from './ranges.ts'
import type { Reading } from './texts.ts'
import type { Place } from './types.ts'

/** Reads the addresses of a document: those that can lead somewhere are facts, the others have findings. */
export function addressReader({ source, facts, add }: Pick<Reading, 'source' | 'facts' | 'add'>) {
  function refuse(
    code: 'path' | 'link',
    place: Place,
    { message, better, certain = false }: { message: string; better?: string | undefined; certain?: boolean },
  ): void {
    const suggestions = better === undefined ? [] : [better]
    const fix = better === undefined ? undefined : replaceValue(source, place, better, certain)
    add(place, { code, message: `${message}${didYouMean(suggestions)}`, suggestions, fix })
  }

  /** An earlier address of the page. */
  function readPath(text: string, place: Place): void {
    const message = pathFindingOf(text)
    if (message === null) facts.redirects.push({ path: text, place })
    else refuse('path', place, { message, better: betterPath(text) })
  }

  function readLink(href: string, place: Place): void {
    // What the tokens stand for is known when the whole site is.
    const check = findTokens(href).length > 0 ? dollarFinding : hrefFinding
    const finding = localPath(href) === null ? check(href) : null
    if (finding && !finding.isPage) refuse('link', place, finding)
    else addLink(href, place)
  }

  function addLink(href: string, place: Place): void {
    const target = parseInternal(href)
    if (target || findTokens(href).length > 0) facts.links.push({ href, target, place })
    else if (href.startsWith('https:') || localPath(href) !== null || hrefFinding(href)?.isPage)
      facts.sites.push({ href, place })
  }

  return { readPath, readLink, addLink }
}

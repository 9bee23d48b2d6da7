import type { Entry } from './entry.ts'
import { type Place, replaceValue } from './facts.ts'
import type { Report } from './graph.ts'
import { hrefFault, type InternalHref, parseInternal } from './href.ts'
import { resolveHref } from './resolve.ts'
import type { SiteMap } from './siteMap.ts'
import { isAddress } from './siteTokens.ts'
import { suggest } from './suggest.ts'
import { findTokens } from './tokens.ts'
import { didYouMean, either, quote } from './words.ts'

/** So many addresses get a suggestion; each is compared with every route of the site. */
const mostSuggestions = 100

/**
 * Checks that every link of a document leads to something: a page, a place on it, a tab. `reach` is told each page that
 * a link leads to, and whether it leads to a place or a tab of it. Ask one checker for all documents of a site: what it has looked up it knows.
 */
export function linkChecker(
  map: SiteMap,
): (entry: Entry, report: Report, reach: (route: string, aims?: boolean) => void) => void {
  const near = new Map<string, string[]>()
  const nearest = (path: string) => {
    const known = near.get(path)
    if (known || near.size >= mostSuggestions) return known ?? []
    const found = suggest(path, map.routes.keys())
    near.set(path, found)
    return found
  }
  return (entry, report, reach) => {
    const check = checkerOf(report, reach)
    for (const { href, target, place } of entry.facts.links) {
      if (target && !href.includes('{')) check.internal(entry, href, href, target, place)
      else check.tokens(entry, href, place)
    }
  }

  function checkerOf(report: Report, reach: (route: string, aims?: boolean) => void) {
    return { internal: checkInternal, tokens: checkTokens }

    /** What the tokens stand for decides what the address is. */
    function checkTokens(entry: Entry, text: string, place: Place): void {
      const tokens = findTokens(text)
      if (!map.site || tokens.some(({ name }) => name === null || !map.site?.tokens.has(name))) return
      const href = resolveHref(text, map.site.tokens)
      const fault = hrefFault(href)
      if (fault) {
        const message = `With its tokens this address is ${quote(href)}. ${fault.message}`
        return report(entry, place, { code: 'link', message }, false)
      }
      const internal = parseInternal(href)
      if (!internal) return
      // An address of _site.json is checked there; only a place on the same page is another one for each page.
      const isDefined =
        internal.path !== '' &&
        tokens.some(({ start, end, name }) => {
          return start === 0 && end === text.length && isAddress(name ?? '')
        })
      if (!isDefined) return checkInternal(entry, text, href, internal, place)
      if (map.routes.has(internal.path)) reach(internal.path)
    }

    function checkInternal(entry: Entry, text: string, href: string, internal: InternalHref, place: Place): void {
      if (internal.path === '') return checkOnPages(entry, internal, place)
      const page = map.routes.get(internal.path)?.[0]
      if (page) reach(internal.path, internal.anchor !== null || internal.tab !== null)
      if (page) checkTarget(entry, internal, place, page)
      else checkMissing(entry, text, href, internal, place)
    }

    /** `#place` means the page on which the link is shown; links of the frame are shown on all of them. */
    function checkOnPages(entry: Entry, href: InternalHref, place: Place): void {
      for (const page of map.shownOn(entry)) {
        if (entry.kind !== 'site' && !checkTarget(entry, href, place, page)) return
      }
    }

    function checkMissing(entry: Entry, text: string, href: string, { path }: InternalHref, place: Place): void {
      const moved = map.redirects.get(path)?.route
      const suggestions = moved ? [moved] : nearest(path)
      const message = moved
        ? `The page ${quote(path)} has moved to ${quote(moved)}.`
        : `There is no page ${quote(path)}.${didYouMean(suggestions)}`
      const [better] = suggestions
      const whole = place.start === undefined && text === href && better !== undefined && suggestions.length === 1
      const fix = whole ? replaceValue(entry.source, place, better + href.slice(path.length)) : undefined
      const hint = suggestions.length > 0 ? undefined : 'Correct the address, or make the page.'
      report(entry, place, { code: 'linkPage', message, hint, suggestions, fix })
    }

    /** False: a fault was reported. */
    function checkTarget(entry: Entry, href: InternalHref, place: Place, page: Entry): boolean {
      const { anchors, tabs, unsure } = map.targets(page)
      if (unsure) return true
      const name = page === entry ? 'This page' : `The page ${page.route ?? page.source.file}`
      const tail = (part: string) => `${href.path}${part}`
      if (href.tab !== null && !tabs.has(href.tab)) {
        const suggestions = suggest(href.tab, tabs)
        const message = `${name} has no tab ${quote(href.tab)}.${didYouMean(suggestions)}`
        const hint = tabs.size > 0 ? `Its tabs are: ${[...tabs].join(', ')}.` : 'There are no tabs on it.'
        const better = suggestions.map((tab) => tail(`?tab=${tab}`))
        report(entry, place, {
          code: 'linkTab',
          message,
          hint,
          suggestions,
          ...fixFor(entry, place, href.anchor === null ? better : []),
        })
        return false
      }
      if (href.anchor !== null && !anchors.has(href.anchor)) {
        const suggestions = suggest(href.anchor, anchors.keys())
        const message = `${name} has no place ${quote(`#${href.anchor}`)}.${didYouMean(suggestions)}`
        const hint =
          anchors.size > 0
            ? `Its places are: ${either([...anchors.keys()].slice(0, 20), 'and')}.`
            : 'Give a block of that page this "id".'
        const better = suggestions.map((anchor) => tail(`#${anchor}`))
        report(entry, place, {
          code: 'linkAnchor',
          message,
          hint,
          suggestions,
          ...fixFor(entry, place, href.tab === null ? better : []),
        })
        return false
      }
      return true
    }

    /** A fix when exactly one address can have been meant, and the value is nothing but that address. */
    function fixFor(entry: Entry, place: Place, better: readonly string[]) {
      const [only] = better
      return only === undefined || better.length > 1 || place.start !== undefined
        ? {}
        : { fix: replaceValue(entry.source, place, only) }
    }
  }
}

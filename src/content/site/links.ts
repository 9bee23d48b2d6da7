import type { Entry } from '../entry/index.ts'
import type { Place } from '../facts/index.ts'
import type { Report } from './types.ts'
import {
  findTokens,
  type HrefFinding,
  hrefFinding,
  type InternalHref,
  isAddress,
  joinFinding,
  leadsHome,
  localPath,
  ownPath,
  parseInternal,
  resolveHref,
} from '../fields/index.ts'
import { onlyFix, replaceHref } from './linkFixes.ts'
import { nearPages, type NearPages } from './nearPages.ts'
import { fileOf } from '../../model/route.ts'
import type { SiteMap } from './siteMap.ts'
import { isSlip, suggest } from '../suggest/index.ts'
import { didYouMean, either, quote } from '../../model/words.ts'

/** A link to a place or a tab of a page. */
interface Aimed {
  entry: Entry
  /** As it is written. */
  text: string
  href: InternalHref
  place: Place
  page: Entry
  /** The page, for messages. */
  name: string
}

/** What a document is told to depend on. */
export interface Tell {
  /** A page that a link leads to; `aims`: to a place or a tab of it, as is taken for granted. */
  reach(route: string, aims?: boolean): void
  /** All places on all pages were looked at. */
  look(): void
}

/** So many addresses get a suggestion; each is compared with every route of the site. */
const mostSuggestions = 100

/**
 * Checks that every link of a document leads to something: a page, a place on it, a tab. Ask one checker for all documents of a site: what it has looked up it knows.
 */
export function linkChecker(map: SiteMap): (entry: Entry, report: Report, tell: Tell) => void {
  const near = new Map<string, NearPages>()
  const nearest = (path: string) => {
    const known = near.get(path)
    if (known || near.size >= mostSuggestions) return known ?? { routes: [], sure: false }
    const found = nearPages(path, map.routes.keys())
    near.set(path, found)
    return found
  }
  const url = map.site?.tokens.get('url')
  let places: Map<string, string[]> | undefined
  return (entry, report, { reach, look }) => {
    const check = checkerOf(report, reach, look)
    for (const { href, place } of entry.facts.sites) check.site(entry, href, href, place)
    for (const { href, target, place } of entry.facts.links) {
      if (target && !href.includes('{')) check.internal(entry, href, href, target, place)
      else check.tokens(entry, href, place)
    }
  }

  /** The pages on which there is a place of this name. */
  function pagesWith(anchor: string): readonly string[] {
    if (!places) {
      places = new Map()
      for (const [route, [page]] of map.routes) {
        for (const name of map.targets(page).anchors.keys()) places.set(name, [...(places.get(name) ?? []), route])
      }
    }
    return places.get(anchor) ?? []
  }

  function checkerOf(report: Report, reach: Tell['reach'], look: Tell['look']) {
    return { internal: checkInternal, tokens: checkTokens, site: checkOwn }

    /** What the tokens stand for decides what the address is. */
    function checkTokens(entry: Entry, text: string, place: Place): void {
      const tokens = findTokens(text)
      if (!map.site || tokens.some(({ name }) => name === null || !map.site?.tokens.has(name))) return
      const values = map.site.tokens
      const [first] = tokens
      if (first?.start === 0) {
        const [token, rest] = [text.slice(0, first.end), text.slice(first.end)]
        const joined = joinFinding(token, values.get(first.name ?? '') ?? '', rest)
        if (joined) return reportJoined(entry, text, joined, place)
      }
      const href = resolveHref(text, values)
      // Where the token is defined, such an address has its finding.
      if (isAlone(first, text) && localPath(href) !== null) return
      const finding = hrefFinding(href)
      if (finding) {
        const message = `With its tokens this address is ${quote(href)}. ${finding.message}`
        return report(entry, place, { code: 'link', message })
      }
      const internal = parseInternal(href)
      // An address of _site.json is checked there; only a place on the same page is another one for each page.
      const isDefined = internal?.path !== '' && isAlone(first, text)
      if (isDefined) {
        const { path } = internal ?? parseInternal(ownPath(href, url ?? '') ?? '') ?? {}
        if (path !== undefined && map.routes.has(path)) reach(path)
      } else if (internal) checkInternal(entry, text, href, internal, place)
      else checkOwn(entry, text, href, place)
    }

    function reportJoined(entry: Entry, text: string, { message, better, certain = false }: HrefFinding, place: Place) {
      const suggestions = better === undefined ? [] : [better]
      const fix = better === undefined ? undefined : replaceHref(entry, place, text, better, certain)
      report(entry, place, { code: 'link', message: `${message}${didYouMean(suggestions)}`, suggestions, fix })
    }

    /** A page of this site under its whole address: visitors would leave the site to come back to it. */
    function checkOwn(entry: Entry, text: string, href: string, place: Place): void {
      const local = localPath(href)
      if (local !== null) return checkLocal(entry, text, local, place)
      const better = url === undefined ? null : ownPath(href, url)
      const internal = better === null ? null : parseInternal(better)
      if (better === null || !internal) return
      const page = map.routes.get(internal.path)?.[0]
      if (!page) return checkMissing(entry, better, better, internal, place)
      reach(internal.path)
      if (!checkTarget(entry, text, internal, place, page)) return
      const message = `This address is a page of this site. Write ${quote(better)} instead.`
      const fix = replaceHref(entry, place, text, better, true)
      report(entry, place, { code: 'linkOwnSite', message, suggestions: [better], fix })
    }

    /** An address of the development server: `path` is where it leads on the site itself. */
    function checkLocal(entry: Entry, text: string, path: string, place: Place): void {
      const internal = parseInternal(path)
      const route = internal?.path ?? '/'
      const isPage = map.routes.has(route)
      const moved = map.redirects.get(route)?.route
      const suggestions = isPage ? [path] : moved ? [moved] : [...nearest(route).routes]
      for (const one of isPage ? [route] : suggestions) reach(one, isPage)
      const missing = isPage ? '' : ` There is no page ${quote(route)} on this site either.`
      const message = `${leadsHome}${missing}${didYouMean(suggestions)}`
      const [better] = suggestions
      const fix =
        better !== undefined && suggestions.length === 1 ? replaceHref(entry, place, text, better, isPage) : undefined
      report(entry, place, { code: 'link', message, suggestions, fix })
    }

    function checkInternal(entry: Entry, text: string, href: string, internal: InternalHref, place: Place): void {
      if (internal.path === '') return checkOnPages(entry, text, internal, place)
      const page = map.routes.get(internal.path)?.[0]
      if (page) reach(internal.path, internal.anchor !== null || internal.tab !== null)
      if (page) checkTarget(entry, text, internal, place, page)
      else checkMissing(entry, text, href, internal, place)
    }

    /** `#place` means the page on which the link is shown; links of the frame are shown on all of them. */
    function checkOnPages(entry: Entry, text: string, href: InternalHref, place: Place): void {
      for (const page of map.shownOn(entry)) {
        if (entry.kind !== 'site' && !checkTarget(entry, text, href, place, page)) return
      }
    }

    function checkMissing(entry: Entry, text: string, href: string, { path }: InternalHref, place: Place): void {
      // The page is there under another name, which has its finding.
      if (map.toBe.has(fileOf(path))) return
      const moved = map.redirects.get(path)?.route
      const { routes, sure } = moved ? { routes: [moved], sure: true } : nearest(path)
      const suggestions = [...routes]
      const message = moved
        ? `The page ${quote(path)} has moved to ${quote(moved)}.`
        : `There is no page ${quote(path)}.${didYouMean(suggestions)}`
      const [better] = suggestions
      const whole = text === href && better !== undefined && suggestions.length === 1
      const fix = whole ? replaceHref(entry, place, text, better + href.slice(path.length), sure) : undefined
      // The link was meant to lead to one of them: that nothing else does is no other slip.
      for (const route of routes) reach(route, false)
      const hint = moved || sure ? undefined : missingHint(path, suggestions.length > 0)
      report(entry, place, { code: 'linkPage', message, hint, suggestions, fix })
    }

    /** False: a finding was reported. */
    function checkTarget(entry: Entry, text: string, href: InternalHref, place: Place, page: Entry): boolean {
      if (href.tab === null && href.anchor === null) return true
      const { anchors, tabs, unsure } = map.targets(page)
      if (unsure) return true
      const name = page === entry ? 'This page' : `The page ${page.route ?? page.source.file}`
      const link: Aimed = { entry, text, href, place, page, name }
      if (href.tab !== null && !tabs.has(href.tab)) return reportTab(link, href.tab)
      if (href.anchor !== null && !anchors.has(href.anchor)) return reportAnchor(link, href.anchor)
      return true
    }

    function reportTab({ entry, text, href, place, page, name }: Aimed, tab: string): false {
      const { anchors, tabs } = map.targets(page)
      const isPlace = href.anchor === null && anchors.has(tab)
      const similar = suggest(tab, tabs)
      const better = isPlace ? [`${href.path}#${tab}`] : similar.map((one) => `${href.path}?tab=${one}`)
      const suggestions = isPlace ? better : similar
      const other = isPlace ? ' It is a place on the page: write # in place of ?tab=.' : ''
      const message = `${name} has no tab ${quote(tab)}.${other}${didYouMean(suggestions)}`
      const hint = tabs.size > 0 ? `Its tabs are: ${[...tabs].join(', ')}.` : 'There are no tabs on it.'
      const isSure = isPlace || isSlip(tab, similar[0] ?? '')
      const fix = onlyFix(entry, place, text, href.anchor === null ? better : [], isSure)
      report(entry, place, { code: 'linkTab', message, hint, suggestions, fix })
      return false
    }

    function reportAnchor({ entry, text, href, place, page, name }: Aimed, anchor: string): false {
      const { anchors, tabs } = map.targets(page)
      look()
      // A tab is opened under the address of its page, even from that page itself.
      const path = href.path === '' && page === entry ? page.route : href.path
      const isTab = href.tab === null && path !== '' && path !== null && tabs.has(anchor)
      const similar = isTab ? [] : suggest(anchor, anchors.keys())
      const here = isTab ? [`${path}?tab=${anchor}`] : similar.map((one) => `${href.path}#${one}`)
      const elsewhere = here.length > 0 ? [] : pagesWith(anchor)
      const others = elsewhere.length > 3 ? [] : elsewhere.map((route) => `${route}#${anchor}`)
      const suggestions = isTab ? here : similar.length > 0 ? similar.map((one) => `#${one}`) : others
      const other = isTab ? ' It is a tab: write ?tab= in place of #.' : ''
      const message = `${name} has no place ${quote(`#${anchor}`)}.${other}${didYouMean(suggestions)}`
      const hint =
        anchors.size > 0
          ? `Its places are: ${either([...anchors.keys()].slice(0, 20), 'and')}.`
          : 'Give a block of that page this "id".'
      const isSure = isTab || isSlip(anchor, similar[0] ?? '')
      const fix = onlyFix(entry, place, text, href.tab === null ? here : [], isSure)
      report(entry, place, { code: 'linkAnchor', message, hint, suggestions, fix })
      return false
    }
  }
}

/** Whether an address is nothing but a token for an address of _site.json. */
const isAlone = (first: { name: string | null; end: number } | undefined, text: string) =>
  first?.end === text.length && isAddress(first.name ?? '')

/** Where a page has gone, all links to it can be led on at once. */
const missingHint = (path: string, isNear: boolean) =>
  `${isNear ? '' : 'Correct the address, or make the page. '}If another page took its place, write ${quote(path)} into its "redirectFrom".`

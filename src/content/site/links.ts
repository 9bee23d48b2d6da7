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
import { findHidden } from './hiddenPages.ts'
import { missingHint, onlyFix, replaceHref } from './linkFixes.ts'
import { Nearby, type NearPages } from './nearPages.ts'
import { fileOf } from '../../model/route.ts'
import type { SiteMap } from './siteMap.ts'
import { isSlip, suggest } from '../suggest/index.ts'
import { didYouMean, either, quote } from '../../model/words.ts'

/** A link to a place or a tab of a page. */
interface Aimed {
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

/**
 * Checks that every link of a document leads to something: a page, a place on it, a tab. Ask one checker for all documents of a site: what it has looked up it knows.
 */
export function linkChecker(map: SiteMap): (entry: Entry, report: Report, tell: Tell) => void {
  const nearby = new Nearby(map)
  return (entry, report, tell) => new LinkCheck(nearby, entry, report, tell).run()
}

/** The check of one document. */
class LinkCheck {
  readonly #nearby: Nearby
  readonly #map: SiteMap
  readonly #url: string | undefined
  readonly #entry: Entry
  readonly #report: (place: Place, finding: Parameters<Report>[2]) => void
  readonly #tell: Tell

  constructor(nearby: Nearby, entry: Entry, report: Report, tell: Tell) {
    this.#nearby = nearby
    this.#map = nearby.map
    this.#url = nearby.map.site?.tokens.get('url')
    this.#entry = entry
    this.#report = (place, finding) => report(entry, place, finding)
    this.#tell = tell
  }

  run(): void {
    for (const { href, place } of this.#entry.facts.sites) this.#checkOwn(href, href, place)
    for (const { href, target, place } of this.#entry.facts.links) {
      if (target && !href.includes('{')) this.#checkInternal(href, href, target, place)
      else this.#checkTokens(href, place)
    }
  }

  /** What the tokens stand for decides what the address is. */
  #checkTokens(text: string, place: Place): void {
    const tokens = findTokens(text)
    if (!this.#map.site || tokens.some(({ name }) => name === null || !this.#map.site?.tokens.has(name))) return
    const values = this.#map.site.tokens
    const [first] = tokens
    if (first?.start === 0) {
      const [token, rest] = [text.slice(0, first.end), text.slice(first.end)]
      const joined = joinFinding(token, values.get(first.name ?? '') ?? '', rest)
      if (joined) return this.#reportJoined(text, joined, place)
    }
    const href = resolveHref(text, values)
    // Where the token is defined, such an address has its finding.
    if (isAlone(first, text) && localPath(href) !== null) return
    const finding = hrefFinding(href)
    if (finding) {
      const message = `With its tokens this address is ${quote(href)}. ${finding.message}`
      return this.#report(place, { code: 'link', message })
    }
    const internal = parseInternal(href)
    // An address of _site.json is checked there; only a place on the same page is another one for each page.
    const isDefined = internal?.path !== '' && isAlone(first, text)
    if (isDefined) {
      const { path } = internal ?? parseInternal(ownPath(href, this.#url ?? '') ?? '') ?? {}
      if (path !== undefined && this.#map.routes.has(path)) this.#tell.reach(path)
    } else if (internal) this.#checkInternal(text, href, internal, place)
    else this.#checkOwn(text, href, place)
  }

  #reportJoined(text: string, { message, better, certain = false }: HrefFinding, place: Place) {
    const suggestions = better === undefined ? [] : [better]
    const fix = better === undefined ? undefined : replaceHref(this.#entry, place, text, better, certain)
    this.#report(place, {
      code: 'link',
      message: `${message}${didYouMean(suggestions)}`,
      suggestions,
      fix,
    })
  }

  /** A page of this site under its whole address: visitors would leave the site to come back to it. */
  #checkOwn(text: string, href: string, place: Place): void {
    const local = localPath(href)
    if (local !== null) return this.#checkMeant(text, local, place, leadsHome)
    const bare = href.startsWith('https:') ? null : hrefFinding(href)
    if (bare?.isPage) return this.#checkMeant(text, bare.better ?? '', place, bare.message)
    const better = this.#url === undefined ? null : ownPath(href, this.#url)
    const internal = better === null ? null : parseInternal(better)
    if (better === null || !internal) return
    const page = this.#map.routes.get(internal.path)?.[0]
    if (!page) return this.#checkMissing(better, better, internal, place)
    this.#tell.reach(internal.path)
    if (!this.#checkTarget(text, internal, place, page)) return
    const message = `This address is a page of this site. Write ${quote(better)} instead.`
    const fix = replaceHref(this.#entry, place, text, better, true)
    this.#report(place, { code: 'linkOwnSite', message, suggestions: [better], fix })
  }

  /** An address of the development server, or a page without its slash: `path` is where it leads on the site itself. */
  #checkMeant(text: string, path: string, place: Place, found: string): void {
    const isLocal = found === leadsHome
    const route = parseInternal(path)?.path ?? '/'
    const isPage = this.#map.routes.has(route)
    const moved = this.#map.redirects.get(route)?.route
    const suggestions = isPage ? [path] : moved ? [moved] : [...this.#nearby.nearest(route).routes]
    for (const one of isPage ? [route] : suggestions) this.#tell.reach(one, isPage)
    const missing = isPage ? '' : ` There is no page ${quote(route)} on this site${isLocal ? ' either' : ''}.`
    const message = `${found}${missing}${didYouMean(suggestions)}`
    const fix = onlyFix(this.#entry, place, text, suggestions, isPage && isLocal)
    this.#report(place, { code: 'link', message, suggestions, fix })
  }

  #checkInternal(text: string, href: string, internal: InternalHref, place: Place): void {
    if (internal.path === '') return this.#checkOnPages(text, internal, place)
    const page = this.#map.routes.get(internal.path)?.[0]
    if (page) this.#tell.reach(internal.path, internal.anchor !== null || internal.tab !== null)
    if (page) this.#checkPage(text, internal, place, page)
    else this.#checkMissing(text, href, internal, place)
  }

  /** False: a finding was reported. */
  #checkPage(text: string, href: InternalHref, place: Place, page: Entry, seenOn?: Entry[]): boolean {
    if (!this.#checkTarget(text, href, place, page)) return false
    const link = { entry: this.#entry, place, page, anchor: href.anchor, seenOn }
    const hidden = findHidden(this.#map, link)
    if (hidden) this.#report(place, hidden)
    return !hidden
  }

  /** `#place` means the page on which the link is shown; links of the frame are shown on all of them. */
  #checkOnPages(text: string, href: InternalHref, place: Place): void {
    if (this.#entry.kind === 'site') return
    this.#map.shownOn(this.#entry).every((page) => this.#checkPage(text, href, place, page, [page]))
  }

  #checkMissing(text: string, href: string, { path }: InternalHref, place: Place): void {
    // The page is there under another name, which has its finding.
    if (this.#map.toBe.has(fileOf(path))) return
    const moved = this.#map.redirects.get(path)?.route
    const near: NearPages = moved ? { routes: [moved], sure: true } : this.#nearby.nearest(path)
    const { routes, sure } = near
    const suggestions = [...routes]
    const message = moved
      ? `The page ${quote(path)} has moved to ${quote(moved)}.`
      : `There is no page ${quote(path)}.${didYouMean(suggestions)}`
    const [better] = suggestions
    const whole = text === href && better !== undefined && suggestions.length === 1 && !near.alike
    const fix = whole ? replaceHref(this.#entry, place, text, better + href.slice(path.length), sure) : undefined
    // The link was meant to lead to one of them: that nothing else does is no other slip.
    for (const route of routes) this.#tell.reach(route, false)
    const hint = moved || sure ? undefined : missingHint(path, suggestions.length > 0)
    this.#report(place, { code: 'linkPage', message, hint, suggestions, fix })
  }

  /** False: a finding was reported. */
  #checkTarget(text: string, href: InternalHref, place: Place, page: Entry): boolean {
    if (href.tab === null && href.anchor === null) return true
    const { anchors, tabs, unsure } = this.#map.targets(page)
    if (unsure) return true
    const name = page === this.#entry ? 'This page' : `The page ${page.route ?? page.source.file}`
    const link: Aimed = { text, href, place, page, name }
    if (href.tab !== null && !tabs.has(href.tab)) return this.#reportTab(link, href.tab)
    if (href.anchor !== null && !anchors.has(href.anchor)) return this.#reportAnchor(link, href.anchor)
    return true
  }

  #reportTab({ text, href, place, page, name }: Aimed, tab: string): false {
    const { anchors, tabs } = this.#map.targets(page)
    const isPlace = href.anchor === null && anchors.has(tab)
    const similar = suggest(tab, tabs)
    const better = isPlace ? [`${href.path}#${tab}`] : similar.map((one) => `${href.path}?tab=${one}`)
    const suggestions = isPlace ? better : similar
    const other = isPlace ? ' It is a place on the page: write # in place of ?tab=.' : ''
    const message = `${name} has no tab ${quote(tab)}.${other}${didYouMean(suggestions)}`
    const hint = tabs.size > 0 ? `Its tabs are: ${[...tabs].join(', ')}.` : 'There are no tabs on it.'
    const isSure = isPlace || isSlip(tab, similar[0] ?? '')
    const fix = onlyFix(this.#entry, place, text, href.anchor === null ? better : [], isSure)
    this.#report(place, { code: 'linkTab', message, hint, suggestions, fix })
    return false
  }

  #reportAnchor({ text, href, place, page, name }: Aimed, anchor: string): false {
    const { anchors, tabs } = this.#map.targets(page)
    this.#tell.look()
    // A tab is opened under the address of its page, even from that page itself.
    const path = href.path === '' && page === this.#entry ? page.route : href.path
    const isTab = href.tab === null && path !== '' && path !== null && tabs.has(anchor)
    const similar = isTab ? [] : suggest(anchor, anchors.keys())
    const here = isTab ? [`${path}?tab=${anchor}`] : similar.map((one) => `${href.path}#${one}`)
    const elsewhere = here.length > 0 ? [] : this.#nearby.pagesWith(anchor)
    const others = elsewhere.length > 3 ? [] : elsewhere.map((route) => `${route}#${anchor}`)
    const suggestions = isTab ? here : similar.length > 0 ? similar.map((one) => `#${one}`) : others
    const other = isTab ? ' It is a tab: write ?tab= in place of #.' : ''
    const message = `${name} has no place ${quote(`#${anchor}`)}.${other}${didYouMean(suggestions)}`
    const hint =
      anchors.size > 0
        ? `Its places are: ${either([...anchors.keys()].slice(0, 20), 'and')}.`
        : 'Give a block of that page this "id".'
    const isSure = isTab || isSlip(anchor, similar[0] ?? '')
    const fix = onlyFix(this.#entry, place, text, href.tab === null ? here : [], isSure)
    this.#report(place, { code: 'linkAnchor', message, hint, suggestions, fix })
    return false
  }
}

/** Whether an address is nothing but a token for an address of _site.json. */
const isAlone = (first: { name: string | null; end: number } | undefined, text: string) =>
  first?.end === text.length && isAddress(first.name ?? '')

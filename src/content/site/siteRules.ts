import { type Entry, moveCommand } from '../entry/index.ts'
import type { Place } from '../facts/index.ts'
import type { Code, Finding } from '../finding/index.ts'
import type { Report } from './types.ts'
import { toFinding } from '../rules/index.ts'
import { canonicalPath, fileOf } from '../../model/route.ts'
import { createSource, removeEntry } from '../json/index.ts'
import { suggestedType } from '../schema/index.ts'
import type { Index } from './siteIndex.ts'
import type { SiteMap } from './siteMap.ts'
import { checkUnused } from './unused.ts'
import { didYouMean, quote } from '../../model/words.ts'

const where = 'Page'

/** What the rules of the whole site look at. */
export interface WholeSite {
  root: string
  map: SiteMap
  today: string | undefined
  index: Index
}

/** Rules of the site as a whole: the files that it needs, addresses that belong to one page, titles, dates, what nobody uses. */
export function checkSite({ root, map, today, index }: WholeSite, report: Report): Finding[] {
  checkRoutes(map, report)
  checkRedirects(map, report)
  checkTitles(index, report)
  if (map.site && today !== undefined) checkExpiry(map.site, today, report)
  if (map.site) checkForms(map.site, report)
  checkUnused(map, index, report)
  return missingFiles(root, map)
}

function missingFiles(root: string, map: SiteMap): Finding[] {
  const missing = (key: string, code: Code, message: string, hint: string) =>
    toFinding(createSource(`${root}/${key}`, ''), { code, start: 0, end: 0, message, hint })
  if (map.routes.size === 0) {
    const hint = 'Write the home page, index.json (README.md, "Add a page"), or give another folder with --pages.'
    return [missing('index.json', 'noPages', `There are no pages in ${root}.`, hint)]
  }
  const findings: Finding[] = []
  const isMissing = (key: string, entry: unknown) => !entry && !map.toBe.has(key)
  if (isMissing('_site.json', map.site)) {
    const hint =
      'It holds the brand, the links, the navigation and the footer. Take it back from the history of the files.'
    findings.push(missing('_site.json', 'siteMissing', "The site's own document, _site.json, is missing.", hint))
  }
  if (isMissing('_404.json', map.notFound)) {
    const hint = `Write a page with one block of the type ${quote(suggestedType('notFound'))}.`
    const message = 'The page for addresses that do not exist, _404.json, is missing.'
    findings.push(missing('_404.json', 'notFoundMissing', message, hint))
  }
  if (map.home) {
    const { source, key } = map.home
    const message = `The home page of the site is called index.json.${didYouMean(['index.json'])}`
    const hint = `Rename the file with ${moveCommand(key, 'index.json', root)}.`
    const suggestions = ['index.json']
    findings.push(toFinding(source, { code: 'homeMissing', start: 0, end: 0, message, hint, suggestions }))
  } else if (isMissing('index.json', map.routes.has('/'))) {
    const hint = 'Write it as index.json (README.md, "Add a page").'
    findings.push(missing('index.json', 'homeMissing', 'The site has no home page.', hint))
  }
  return findings
}

function checkRoutes(map: SiteMap, report: Report): void {
  for (const [route, pages] of map.routes) {
    const [first, ...others] = pages
    for (const other of others) {
      const message = `Both ${first.source.file} and this file are the page ${route}. Keep one of them.`
      const hint = `Put what is worth keeping into ${first.key === fileOf(route) ? first.source.file : other.source.file}.`
      report(other, { pointer: '', where }, { code: 'routeTwice', message, hint })
    }
  }
}

function checkRedirects(map: SiteMap, report: Report): void {
  const taken = new Map<string, Entry>()
  for (const entry of map.entries) {
    for (const { path, place } of entry.facts.redirects) {
      // The server reads /payout.html and /payout/index as /payout.
      const page = map.routes.get(canonicalPath(path))?.[0]
      const other = taken.get(path)
      if (page) {
        if (page === entry) reportOwn(entry, place, path, report)
        else {
          const message = `${quote(path)} is the address of ${page.source.file}, so it cannot lead here as well.`
          report(entry, place, { code: 'redirectTaken', message, hint: 'Remove it here, or rename that page.' })
        }
      } else if (other) {
        const message = `${quote(path)} is already an earlier address in ${other.source.file}. Remove one of them.`
        report(entry, place, { code: 'redirectTwice', message })
      }
      if (!other) taken.set(path, entry)
    }
  }
}

/** A page that names its own address among its earlier ones. */
function reportOwn(entry: Entry, place: Place, path: string, report: Report): void {
  const message = `${quote(path)} is the address of this page itself.`
  const hint = 'Remove it. Only old addresses that lead here now belong in this list.'
  report(entry, place, { code: 'redirectTaken', message, hint, fix: removeEntry(entry.source, place.pointer, true) })
}

/** Search results and browser tabs tell pages apart by these. */
function checkTitles({ heads }: Index, report: Report): void {
  for (const field of ['title', 'description'] as const) {
    for (const [text, entries] of heads[field]) {
      if (text === '' || entries.length === 1) continue
      const [first, ...others] = entries.toSorted((a, b) => (a.key < b.key ? -1 : 1))
      for (const entry of others) {
        const message = `The page ${first?.source.file} has the same ${field}. Every page needs its own.`
        const code = field === 'title' ? 'titleTwice' : 'descriptionTwice'
        report(entry, { pointer: `/${field}`, where }, { code, message })
      }
    }
  }
}

const warnDays = 30

function checkExpiry(site: Entry, today: string, report: Report): void {
  const day = site.tokens.get('securityExpires')
  const left = (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000
  if (Number.isNaN(left) || left > warnDays) return
  const message = left < 0 ? `The security contact ran out on ${day}.` : `The security contact runs out on ${day}.`
  const hint = 'Check that the address for reports still works. Then renew it: write a day one year ahead.'
  report(site, { pointer: '/securityExpires', where: 'Site' }, { code: 'expires', message, hint })
}

function checkForms(site: Entry, report: Report): void {
  if (site.tokens.get('forms.contactAddress') !== '') return
  const message = 'The contact form has no address, so it shows the e-mail line instead of its button.'
  const hint = 'Write the address to which messages are sent, such as "https://forms.brightrail.example/contact".'
  report(site, { pointer: '/forms/contactAddress', where: 'Site' }, { code: 'formAddress', message, hint })
}

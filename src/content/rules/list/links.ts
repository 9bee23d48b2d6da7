import { removeEntry } from '../../json/index.ts'
import { canonicalPath, fileOf, sharedName, blockOfShared } from '../../../model/route.ts'
import { quote } from '../../../model/words.ts'
import { advice, error, type Rule, type SiteDocument, type SiteFound, warning, type WholeSite } from '../rule.ts'

/** Rules of what leads from one place to another: links, anchors, tabs, addresses, shared blocks, tokens. */
export const linkRules = {
  link: error(
    'Addresses are safe and complete',
    'An address that is not complete leads nowhere, and some kinds of addresses can harm visitors.',
    'Write /page for a page of this site, or the whole address with https:, mailto: or tel:.',
  ),
  path: error(
    'Earlier addresses are paths of this site',
    'Only an address on this site can be led on to a new page.',
    'Write the path that the page had before, such as "/payouts".',
  ),
  linkPage: error(
    'Links lead to pages that exist',
    'Visitors who follow the link would see the page for unknown addresses.',
    'Correct the address, or make the page.',
  ),
  linkOwnSite: warning(
    'Pages of this site are linked by their path',
    'With the whole address the browser loads everything anew, and the link breaks when the site gets another address.',
    'Write the path alone, such as /payout.',
  ),
  linkAnchor: error(
    'Links lead to places that exist',
    'The page would open at its top, and visitors would not find what the link promised.',
    'Use one of the places that the hint lists, or give the block there an "id".',
  ),
  linkTab: error(
    'Links open tabs that exist',
    'The page would open with another tab than the link promised.',
    'Use one of the tabs that the hint lists.',
  ),
  anchorTwice: error(
    'Anchors are unique on a page',
    'A link to this place can lead to one of the two only.',
    'Give one of the two another "id".',
  ),
  tabTwice: error(
    'The values of tabs are unique',
    'A link to this tab can open one of the two only.',
    'Give one of the two another value.',
  ),
  routeTwice: error(
    'An address belongs to one file',
    'Two files for one address: nobody can say which of them visitors would see.',
    'Put what is worth keeping into one file and delete the other.',
    { site: checkRoutes },
  ),
  redirectTaken: error(
    'An earlier address is free',
    'An address cannot show a page and lead to another one at the same time.',
    'Remove the earlier address here, or rename the page that has it.',
    { site: checkTaken },
  ),
  redirectTwice: error(
    'An earlier address belongs to one page',
    'An old address can lead to one page only.',
    'Remove it from one of the two pages.',
    { site: checkTwice },
  ),
  sharedUnknown: error(
    'Shared blocks exist',
    'The place of the shared blocks would stay empty.',
    'Correct the name, or write the file in the folder _shared.',
  ),
  toneUnused: warning(
    'A chosen background is seen somewhere',
    'Among these shared blocks none has a background that a page can choose, so the page looks the same without it.',
    'Remove "tone", or use shared blocks with a banner.',
  ),
  sharedUnused: warning(
    'Shared blocks are used',
    'A file that no page uses is kept up to date for nobody.',
    'Use the blocks on a page, or delete the file.',
    {
      // What a document with errors uses is unknown, so nothing can be called unused.
      site: ({ map }) =>
        [...(map.unsure ? [] : map.shared.values())]
          .filter((document) => map.shownOn(document).length === 0)
          .map((document) => ({
            document,
            place: { pointer: '/title', where: 'Shared blocks' },
            message: 'No page uses these shared blocks.',
            hint: `Put ${blockOfShared(sharedName(document.key))} into the "blocks" of a page, or delete the file.`,
          })),
    },
  ),
  sharedSelf: advice(
    'Shared blocks lead to other pages',
    'Readers who follow the link stay where they are, and think that it is broken.',
    'Use other shared blocks on that page, or let the link lead to a place of it, such as /contact#form.',
    { site: checkSelf },
  ),
  serviceUnknown: error(
    'Pages use only services that _site.json names',
    'A script of another site can read and change everything on the page, and a form hands over what visitors write.',
    'Remove the field to use the service of the site, or write the other one into "services" of _site.json.',
  ),
  tokenForm: error(
    'A single { begins a token',
    'Readers would see a brace that means nothing to them.',
    'Write {{ where a brace is meant, or complete the token: {brand}.',
  ),
  tokenUnknown: error(
    'Tokens are defined in _site.json',
    'Readers would see the name of the token instead of its value.',
    'Correct the name, or add the value to _site.json.',
  ),
  tokenNested: error(
    'The value of a token uses no other token',
    'A value that is made of other values is hard to follow, and two could refer to each other without end.',
    'Write the words themselves.',
  ),
} satisfies Record<string, Rule>

function checkRoutes({ map }: WholeSite): SiteFound[] {
  return [...map.routes].flatMap(([route, [first, ...others]]) =>
    others.map((document) => ({
      document,
      place: { pointer: '', where: 'Page' },
      message: `Both ${first.source.file} and this file are the page ${route}. Keep one of them.`,
      hint: `Put what is worth keeping into ${first.key === fileOf(route) ? first.source.file : document.source.file}.`,
    })),
  )
}

/** The page at an earlier address. The server reads /payout.html and /payout/index as /payout. */
const pageAt = ({ map }: WholeSite, path: string) => map.routes.get(canonicalPath(path))?.[0]

function checkTaken(site: WholeSite): SiteFound[] {
  return site.map.entries.flatMap((document) =>
    document.facts.redirects.flatMap(({ path, place }): SiteFound[] => {
      const page = pageAt(site, path)
      if (!page) return []
      if (page === document) {
        const message = `${quote(path)} is the address of this page itself.`
        const hint = 'Remove it. Only old addresses that lead here now belong in this list.'
        return [{ document, place, message, hint, fix: removeEntry(document.source, place.pointer, true) }]
      }
      const message = `${quote(path)} is the address of ${page.source.file}, so it cannot lead here as well.`
      return [{ document, place, message, hint: 'Remove it here, or rename that page.' }]
    }),
  )
}

/** So many links to pages are a choice among them, which may hold the page itself. */
const choice = 3

/** Links of shared blocks to the whole of a page that shows them. */
function checkSelf({ map }: WholeSite): SiteFound[] {
  return [...map.shared].flatMap(([name, document]) => {
    const links = document.facts.links.filter(({ target }) => target && target.path !== '')
    if (!document.sound || links.length >= choice) return []
    const pages = map.shownOn(document).filter(({ facts }) => facts.shows.includes(name))
    return links.flatMap(({ target, place }): SiteFound[] => {
      const isWhole = target && target.tab === null && target.anchor === null
      // Of an address that two files claim nobody knows yet which page it will show.
      const isOne = isWhole && map.routes.get(target.path)?.length === 1
      const page = isOne ? pages.find(({ route }) => route === target.path) : undefined
      if (!page) return []
      const message = `This link leads to ${page.route ?? ''}, and ${page.source.file} shows these blocks itself: there it leads nowhere.`
      return [{ document, place, message, hint: 'Take the link out of these blocks, or use other ones on that page.' }]
    })
  })
}

function checkTwice(site: WholeSite): SiteFound[] {
  const taken = new Map<string, SiteDocument>()
  return site.map.entries.flatMap((document) =>
    document.facts.redirects.flatMap(({ path, place }): SiteFound[] => {
      const other = taken.get(path)
      if (!other) taken.set(path, document)
      if (!other || pageAt(site, path)) return []
      const message = `${quote(path)} is already an earlier address in ${other.source.file}. Remove one of them.`
      return [{ document, place, message }]
    }),
  )
}

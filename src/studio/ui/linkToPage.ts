import type { Finding } from '../../content/finding/index.ts'
import { documentSchemas, schemaAt } from '../../content/schema/index.ts'
import { fileOf, nameFinding, routeOf } from '../../model/route.ts'
import type { Site } from '../../model/schema.gen.ts'
import { quote } from '../../model/words.ts'
import { move } from '../core/blockActs.ts'
import { blocksOfValue } from '../core/blocks.ts'
import { nameIn } from '../core/pageNames.ts'
import { blockAt } from '../core/pointers.ts'
import type { Studio } from '../core/studio.ts'
import { addRow, writeField } from '../session/acts.ts'
import { formatOf } from '../session/names.ts'
import { showEarlier } from './focus.ts'

const siteKey = '_site.json'

/** What can be done where no link leads to the open page, by the words of its buttons; for all else nothing. */
export function waysToBeFound(studio: Studio, { code }: Finding): { title: string; run: () => void }[] {
  if (code !== 'orphan') return []
  return [
    { title: 'Add a link in the footer', run: () => void linkInFooter(studio) },
    {
      title: 'Keep it out of search engines',
      run: () => studio.act((source) => ({ ...writeField(source, '/index', false), select: '/title' })),
    },
  ]
}

/** What can be done about a closing call that other blocks come after. */
export function waysToClose(studio: Studio, { code, pointer }: Finding): { title: string; run: () => void }[] {
  const at = blockAt(pointer)
  const last = blocksOfValue(studio.state.editing?.value).length - 1
  if (code !== 'closingEarly' || !at || at.index === last) return []
  return [{ title: 'Move it to the end', run: () => move(studio, at.index, last) }]
}

/** The pages that may be meant by the address of a link to none, where nobody can be sure: each as a button that writes it. */
export function waysToGuess(studio: Studio, { code, pointer, suggestions, fix }: Finding) {
  const { source } = studio.state.editing ?? {}
  const isGuess = fix === undefined && (code === 'linkPage' || code === 'link')
  // A running text has other words around the address.
  if (!source || !isGuess || formatOf(source, pointer) !== 'link') return []
  const href: unknown = source.node(pointer)?.value
  const rest = code === 'linkPage' && typeof href === 'string' ? href.replace(/^[^?#]*/, '') : ''
  return suggestions.map((one) => {
    const better = one + rest
    return { title: `Write ${quote(better)}`, run: () => studio.act((now) => writeField(now, pointer, better)) }
  })
}

/** What can be done about a link to a page that is not there, beside another address for it: the page is made. */
export function waysToMake(studio: Studio, { code, hint = '' }: Finding): { title: string; run: () => void }[] {
  // A running text has several addresses: the finding names the one.
  const [, route] = /"(\/[^"?#]+)"/.exec(hint) ?? []
  if (code !== 'linkPage' || route === undefined || nameFinding(fileOf(route))) return []
  return [{ title: 'Make this page', run: () => studio.setMakingPage(route) }]
}

/** What the studio calls the addresses that a page had before, on the buttons that lead there. */
export const earlierLabel = 'Earlier addresses'

/** Where the address of a link, or another one that a page claims, is an earlier address of a page: what leads to that. */
export function waysToEarlier(studio: Studio, { code, message }: Finding): { title: string; run: () => void }[] {
  const { overview } = studio.state
  const [, old = '', route] = (code === 'linkPage' && /^The page "(.+)" has moved to "(.+)"\.$/.exec(message)) || []
  const [, twice = '', file] =
    (code === 'redirectTwice' && /^"(.+)" is already an earlier address in (\S+)\. /.exec(message)) || []
  const key = file === undefined ? overview.pages.find((page) => page.route === route)?.key : studio.keyOf(file)
  if (key === undefined) return []
  const title = `${earlierLabel} of ${nameIn(overview, key)}`
  return [{ title, run: () => void showEarlier(studio, key, old || twice) }]
}

const columnLinks = ['footer', 'columns', '0', 'links']

/**
 * Adds a link to the open page at the end of the first column of the footer that has room, and selects its words. Without
 * room it says what is to be done. The footer has room for more links than the bar.
 */
async function linkInFooter(studio: Studio): Promise<void> {
  const { key = '', selected } = studio.state.editing ?? {}
  const [href, text] = [routeOf(key), nameIn(studio.state.overview, key)]
  await studio.open(siteKey, '/footer/columns/0/links')
  const back = { label: 'Back to the page', of: siteKey, run: () => void studio.open(key, selected) }
  const columns = (studio.state.editing?.value as Partial<Site> | undefined)?.footer?.columns ?? []
  const { maxItems = Infinity }: { maxItems?: number } = schemaAt(documentSchemas.site, columnLinks) ?? {}
  const at = columns.findIndex(({ links }) => links.length < maxItems)
  const { links, title } = columns[at] ?? {}
  const list = `/footer/columns/${at}/links`
  if (!links || !studio.act((source) => addRow(source, list, links.length, { text, href })))
    return studio.toast(`Add a link to ${href} to a column of the footer, or to the navigation.`, back)
  studio.select(`${list}/${links.length}/text`, 'studio', { at: 0, to: Infinity })
  studio.toast(`A link to ${href} is in the footer now, under “${title}”.`, back)
}

import { kindOf, notFoundRoute, routeOf, sharedName } from '../../../src/model/route.ts'
import { attribute, escapeMarkup } from '../../lib/markup.ts'
import type { Use } from '../../refactor/uses.ts'
import { guideLink, siteLink } from './html.ts'

/** So many places are shown at once; the rest is folded. */
const mostOpen = 8

/** A list of places, each with its page and its file. */
export function placeList(uses: readonly Use[]): string {
  const rows = uses.map((use) => `<li>${placeOf(use)} <span class="file">${fileOf(use)}</span></li>`)
  const list = (some: string[]) => `<ul class="uses">${some.join('')}</ul>`
  if (rows.length <= mostOpen) return list(rows)
  const rest = rows.slice(mostOpen)
  return `${list(rows.slice(0, mostOpen))}<details><summary>${rest.length} more places</summary>${list(rest)}</details>`
}

/** The name of a file with the line; in development a press on it opens the file in the editor. */
export const fileOf = ({ file, line }: Pick<Use, 'file' | 'line'>) =>
  `<span data-file="${attribute(file)}:${line}"><code>${escapeMarkup(file)}</code>, line ${line}</span>`

function placeOf({ entry: { key, source }, pointer }: Use): string {
  const route = routeOf(key)
  const block = /^\/blocks\/\d+/.exec(pointer)?.[0]
  const id = block && source.node(`${block}/id`)?.value
  if (route !== null)
    return siteLink(typeof id !== 'string' ? route : `${route}#${id}`, route === '/' ? '/ (the first page)' : route)
  switch (kindOf(key)) {
    case 'shared':
      return `the shared blocks ${guideLink(`shared#${sharedName(key)}`, sharedName(key))}`
    case 'notFound':
      return siteLink(`/${notFoundRoute}`, 'the page for unknown addresses')
    default:
      return block === undefined ? guideLink('site', 'the site file') : escapeMarkup(key)
  }
}

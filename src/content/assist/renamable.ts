import { parseInternal } from '../fields/index.ts'
import type { Content } from '../store/index.ts'
import { placeAt } from './place.ts'

/** Something with a name that other documents use. */
export interface Renamable {
  kind: 'place' | 'page' | 'picture'
  /** The document that has the name: that of the place, or the page itself. */
  key: string
  /** Its name as it is written here, and where. */
  name: string
  start: number
  end: number
}

/** What is named at an offset, so that it can get another name wherever it is named; null: nothing. */
export function renamableAt(content: Content, key: string, text: string, offset: number): Renamable | null {
  const place = placeAt(key, text, offset)
  if (!place || place.isName || place.typed === null) return null
  const value = text.slice(place.start + 1, place.end - 1)
  // A name with escapes is elsewhere in the file than its characters say.
  if (value.includes('\\')) return null
  const start = place.start + 1
  switch (place.schema?.format) {
    case 'anchor':
      return { kind: 'place', key, name: value, start, end: start + value.length }
    case 'media':
    case 'mark':
      return content.pictures().has(value)
        ? { kind: 'picture', key, name: value, start, end: start + value.length }
        : null
    case 'link':
      return inLink(content, key, value, start, offset)
    default:
      return null
  }
}

/** Behind the # of a link the place, else its page. */
function inLink(content: Content, key: string, href: string, start: number, offset: number): Renamable | null {
  const map = content.map()
  const link = href.includes('{') ? null : parseInternal(href)
  const page = link && (link.path === '' ? map.get(key) : map.routes.get(link.path)?.[0])
  if (!page) return null
  const hash = href.indexOf('#')
  if (hash >= 0 && offset > start + hash && link.anchor !== null) {
    const { anchor } = link
    const documents = [page, ...page.facts.blocks.flatMap(({ use }) => map.shared.get(use ?? '') ?? [])]
    const owner = documents.find(({ facts }) =>
      facts.blocks.some(({ anchors }) => anchors.some(({ id }) => id === anchor)),
    )
    return owner
      ? { kind: 'place', key: owner.key, name: anchor, start: start + hash + 1, end: start + href.length }
      : null
  }
  if (link.path === '' || !href.startsWith(link.path)) return null
  return { kind: 'page', key: page.key, name: link.path, start, end: start + link.path.length }
}

import type { Block, Page, Site } from '../../../src/model/schema.gen.ts'
import type { RichText } from '../../../src/model/values.ts'
import { documentOf, read } from './dist.ts'

/** The document of a page of the built site, as the browser receives it: defaults are filled in and tokens replaced. */
export const documentAt = (route: string) => (JSON.parse(read(documentOf(route))) as { page: Page }).page

/** The title of a page. */
export const titleOf = (route: string) => documentAt(route).title

/** The first block of this type on a page, or the one with this id. */
export function blockAt<Type extends Block['type']>(route: string, type: Type, id?: string) {
  const found = documentAt(route).blocks.find((block) => block.type === type && (id === undefined || block.id === id))
  if (!found) throw new Error(`${route} has no block ${type} ${id ?? ''}`)
  return found as Extract<Block, { type: Type }>
}

/** The site's document as the frame of every page receives it. */
export function siteDocument(): Site {
  const { site } = JSON.parse(read(documentOf('/'))) as { site: string }
  return JSON.parse(read(site)) as Site
}

/** The words of running text. */
export const wordsOf = (text: RichText): string =>
  text.map((node) => (typeof node === 'string' ? node : wordsOf(node.children ?? []))).join('')

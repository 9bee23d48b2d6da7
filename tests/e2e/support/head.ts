import type { Page } from 'playwright/test'
import { documentOf, htmlOf, read, routes } from './dist.ts'

/** The address in front of every route: robots.txt names it. */
export const base = /^Sitemap: (.*)\/sitemap\.xml$/m.exec(read('/robots.txt'))?.[1] ?? 'robots.txt names no sitemap'

interface Document {
  index: boolean
  title: string
  description: string
  blocks: { type: string }[]
  updated?: string
  socialTitle?: string
}
export const pageOf = (route: string): Document => JSON.parse(read(documentOf(route))).page
export const indexed = routes().filter((route) => pageOf(route).index)
export const hidden = [...routes().filter((route) => !pageOf(route).index), '/404']

/** An element of a head: its name, its attributes by name, and its text. */
export interface HeadElement {
  name: string
  attributes: Record<string, string>
  text: string
}

/** What search engines and other sites read of a head: all but what the page loads. */
const telling = ({ name, attributes }: HeadElement) =>
  name === 'title' || name === 'meta' || attributes.rel === 'canonical'

const inOrder = (elements: readonly HeadElement[]) =>
  elements
    .filter(telling)
    .map((element) => JSON.stringify(element))
    .sort()

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const decoded = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)

/** The elements in the head of the HTML of a route, as it is sent. */
export function headOf(route: string): HeadElement[] {
  const [head = ''] = read(htmlOf(route)).split('</head>')
  return [...head.matchAll(/<(title|meta|link|script)\b([^>]*?)\/?>(?:([^<]*)<\/\1>)?/g)].map(
    ([, name = '', attributes = '', text = '']) => ({
      name,
      attributes: Object.fromEntries(
        [...attributes.matchAll(/ ([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, decoded(value)]),
      ),
      // What a script holds is not decoded by anybody.
      text: name === 'script' ? text : decoded(text),
    }),
  )
}

/** What the head of a route says as it is sent, and what that of the open page says: the same lists if it is the same. */
export const saidOf = (route: string) => inOrder(headOf(route))
export async function saidOn(page: Page): Promise<string[]> {
  const found = await page.evaluate(() =>
    [...document.head.children].map((element) => ({
      name: element.localName,
      attributes: Object.fromEntries(element.getAttributeNames().map((key) => [key, element.getAttribute(key) ?? ''])),
      text: element.localName === 'title' ? (element.textContent ?? '') : '',
    })),
  )
  return inOrder(found)
}

/** The values of all meta elements of that name or property. */
export const metas = (head: readonly HeadElement[], name: string): (string | undefined)[] =>
  head
    .filter(({ name: element, attributes }) => element === 'meta' && (attributes.name ?? attributes.property) === name)
    .map(({ attributes }) => attributes.content)

/** What a page shows, or the first part of it in this element, as one line of words. */
export function wordsIn(route: string, element = 'main'): string {
  const [, inner = ''] = new RegExp(`<${element}\\b[^>]*>(.*?)</${element}>`, 's').exec(read(htmlOf(route))) ?? []
  return decoded(inner.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim()
}

interface Thing {
  '@type': string
  '@id'?: string
  [property: string]: unknown
}

/** What a page says for machines: every text of JSON in its head. */
export const graphsOf = (route: string): Thing[][] =>
  headOf(route)
    .filter(({ attributes }) => attributes.type === 'application/ld+json')
    .map(({ text }) => {
      const data = JSON.parse(text)
      if (data['@context'] !== 'https://schema.org') throw new Error(`${route} speaks of ${String(data['@context'])}`)
      return data['@graph']
    })

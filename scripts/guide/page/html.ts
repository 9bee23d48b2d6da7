import type { RichNode } from '../../../src/model/values.ts'
import { slug } from '../../../src/model/words.ts'
import { attribute, escapeMarkup } from '../../lib/markup.ts'

export { exampleAddress, galleryAddress, stillQuery } from '../../../src/dev/gallery.ts'

/** Where the guide is in development. No page can have this address: their parts begin with a letter or a digit. */
export const guideAddress = '/_guide'

/** Marks an address of the site itself, which is elsewhere when the guide is a folder of files. */
export const sitePrefix = 'site:'

/** A heading with an address of its own on the page. */
export const heading = (level: 2 | 3, words: string, id = slug(words)) =>
  `<h${level} id="${attribute(id)}">${escapeMarkup(words)}</h${level}>`

/** A sentence of a schema or of a rule. What it says in straight quotes stays words: editors see it in the files. */
export const paragraph = (words: string) => `<p>${escapeMarkup(words)}</p>`

/** A link to a page of the guide: `blocks/hero`, `blocks/hero#field-title`. */
export const guideLink = (path: string, words: string) =>
  `<a href="${guideAddress}${path === '' ? '' : '/'}${attribute(path)}">${escapeMarkup(words)}</a>`

/** A link to a page of the site. */
export const siteLink = (route: string, words: string) =>
  `<a href="${sitePrefix}${attribute(route)}">${escapeMarkup(words)}</a>`

/**
 * A text to copy. One press into it chooses all of it, so it can be taken without a script; the script adds a button.
 * `name` says what it is to people who cannot see it.
 */
export const copyable = (text: string, name: string) =>
  `<div class="copy"><pre tabindex="0" role="group" aria-label="${attribute(name)}">${escapeMarkup(text)}</pre></div>`

/** A text to look at only: it shows a mistake. */
export const shown = (text: string, name: string) =>
  `<pre class="shown" tabindex="0" role="group" aria-label="${attribute(name)}">${escapeMarkup(text)}</pre>`

/** Running text after parsing, as HTML. `address` gives what the links say. */
export function richHtml(nodes: readonly RichNode[], address: (href: string) => string = (href) => href): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeMarkup(node)
      if (node.tag === 'br') return '<br>'
      const inner = richHtml(node.children ?? [], address)
      if (node.tag === 'a') return `<a href="${attribute(address(node.href))}">${inner}</a>`
      return `<${node.tag}>${inner}</${node.tag}>`
    })
    .join('')
}

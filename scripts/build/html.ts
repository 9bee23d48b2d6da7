import { fallbackIcon, favicon, manifestAddress, touchIcon } from '../../src/model/icons.ts'
import { jsonForScript } from '../../src/content/resolve/index.ts'
import type { PageDocument } from '../../src/model/document.ts'
import type { Rendered } from '../../src/entryServer.tsx'
import { tokens } from '../../src/theme/tokens.ts'
import { attributes } from '../lib/markup.ts'

/** What the HTML of one page is made of. */
interface HtmlParts {
  rendered: Rendered
  document: PageDocument
  /** Address of the document. */
  address: string
  language: string
  /** Further attributes of `<html>`, for `src/client` and `src/boot`. One without a value is left out. */
  about: Readonly<Record<string, string | undefined>>
  /** Address of the font that every page needs. */
  font: string
  /** The elements that bring styles, before the page and before its foot, and the script that starts all others. */
  styles: string
  footStyles?: string
  script: string
  /** What the page says, for machines; null on a page that none of them shall find. */
  data: unknown
}

/** The whole HTML of a page, in a build and in development. */
export function htmlPage(parts: HtmlParts): string {
  const { rendered, document, address, language, font, styles, footStyles = '', script, data } = parts
  const about = attributes({
    lang: language,
    'data-document': address,
    'data-hash': document.hash,
    'data-site': document.site,
    'data-code': document.code,
    'data-policy': document.policy,
    ...parts.about,
  })
  // Data, not code: the policy does not concern it, and src/client takes it away with its page.
  const machines = data ? `<script type="application/ld+json">${jsonForScript(data)}</script>\n` : ''
  return `<!doctype html>
<html${about}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${rendered.head}
<link${attributes({ rel: 'preload', href: font, as: 'font', type: 'font/woff2' })} crossorigin>
${styles}
${script}
<link rel="icon" href="${fallbackIcon.path}" sizes="${fallbackIcon.size}x${fallbackIcon.size}">
<link rel="icon" href="${favicon}" type="image/svg+xml">
<link rel="apple-touch-icon" href="${touchIcon.path}">
<link rel="manifest" href="${manifestAddress}">
<meta name="theme-color" content="${tokens.paper}">
${machines}</head>
<body>
${rendered.top}
<div id="root">${rendered.body}</div>
${footStyles}${rendered.foot}
</body>
</html>
`
}

/** The element that links a stylesheet. */
export const linkTo = ({ address, integrity }: { address: string; integrity?: string }): string =>
  `<link${attributes({ rel: 'stylesheet', href: address, integrity })}>`

/** The element that starts a script as soon as it is there. */
export const startOf = ({ address, integrity }: { address: string; integrity: string }): string =>
  `<script type="module" async${attributes({ src: address, integrity })}></script>`

/** The element with the styles that every page has in its HTML. Throws for a text that would end it early. */
export function styleOf(css: string): string {
  if (/<\/style/i.test(css)) throw new Error('A rule holds "</style", so it cannot be in a page.')
  return `<style>${css}</style>`
}

/**
 * Places the element that brings the styles of a page: at the end of its first block where that needs none of them, so that
 * a browser paints this block while they are on their way. React looks into no block that does nothing in the browser.
 */
export function placeStyles(body: string, element: string, isFirst: (html: string) => boolean) {
  const [, first = '', live, rest = ''] =
    /^(.*?<div data-block="\w+"( data-live="")?>.*?)(<\/div>(?:<div data-block="|<\/main>).*)$/s.exec(body) ?? []
  return first !== '' && live === undefined && isFirst(first)
    ? { head: '', body: first + element + rest }
    : { head: element, body }
}

import { attribute, escapeMarkup } from '../../lib/markup.ts'
import { galleryAddress, guideAddress } from './html.ts'

/** A page of the guide, or of the gallery: the same pages in another skin, for developers. */
export interface GuidePage {
  /** Its address below /_guide, '' for the start; of a page of the gallery the whole address without the slash before it. */
  path: string
  title: string
  /** One sentence for lists and for the search. */
  summary: string
  /** What other tools call it, or editors look for: the search finds it by these, too. */
  also?: string
  /** More words by which the search finds it. */
  words?: string
  /** The heading under which the menu lists it; absent: the menu does not. */
  menu?: string
  /** The page above it, by its path. */
  above?: string
  /** The content under the title. */
  body(): string
}

/** The whole HTML of a page, with all addresses as in development. */
export function frame(page: GuidePage, pages: readonly GuidePage[], brand: string): string {
  const body = page.body()
  const skin = isOfGallery(page) ? 'gallery' : 'guide'
  const { name, start } = skins[skin]
  const above = pages.find(({ path }) => page.above === path && page.above !== undefined)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(page.path === '' ? page.title : `${page.title} | ${name}`)}</title>
<meta name="robots" content="noindex">
<link rel="icon" href="${guideAddress}/assets/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${guideAddress}/assets/guide.css">
<script defer src="${guideAddress}/assets/guide.js"></script>
</head>
<body data-skin="${skin}">
<a class="skip" href="#content">Skip to the content</a>
<header class="top" data-background="ink">
<a class="brand" href="${start}">${escapeMarkup(brand)} <span>${name}</span></a>
<search class="search" hidden><label for="search">Search the guide</label><input id="search" type="search" autocomplete="off" placeholder="A task, a block, a message"><div id="results" aria-live="polite"></div></search>
</header>
<div class="page">
${isOfGallery(page) ? '' : menu(page, pages)}
<main id="content" tabindex="-1">
${above ? `<p class="above"><a href="${addressOf(above)}">${escapeMarkup(above.title)}</a></p>` : ''}
<h1>${escapeMarkup(page.title)}</h1>
${body.replace('</p>', () => `</p>${contents(body)}`)}
</main>
</div>
</body>
</html>
`
}

/** What is around a page. */
const skins = {
  guide: { name: 'Guide for editors', start: guideAddress },
  gallery: { name: 'Gallery', start: galleryAddress },
}

const isOfGallery = ({ path }: GuidePage) => `/${path}/`.startsWith(`${galleryAddress}/`)

const addressOf = (page: GuidePage) =>
  isOfGallery(page) ? `/${page.path}` : `${guideAddress}${page.path === '' ? '' : `/${page.path}`}`

/** On narrow screens the menu is folded; the style opens it where there is room. */
function menu(current: GuidePage, pages: readonly GuidePage[]): string {
  const groups = new Map<string, GuidePage[]>()
  for (const page of pages) {
    if (page.menu === undefined) continue
    groups.set(page.menu, [...(groups.get(page.menu) ?? []), page])
  }
  const lists = [...groups].map(([title, some]) => {
    const links = some.map((page) => {
      const state = page === current ? ' aria-current="page"' : page.path === current.above ? ' data-above' : ''
      return `<li><a href="${addressOf(page)}"${state}>${escapeMarkup(page.title)}</a></li>`
    })
    return `<p class="group">${escapeMarkup(title)}</p><ul>${links.join('')}</ul>`
  })
  return `<nav class="menu" aria-label="Guide"><details><summary>All pages of the guide</summary>${lists.join('')}</details>
<div>${lists.join('')}</div></nav>`
}

/** Links to the parts of a page with more than two of them. */
function contents(body: string): string {
  const parts = [...body.matchAll(/<h2 id="([^"]*)">(.*?)<\/h2>/g)]
  if (parts.length < 3) return ''
  const links = parts.map(([, id = '', words = '']) => `<li><a href="#${id}">${words.replace(/<[^>]*>/g, '')}</a></li>`)
  return `<nav class="contents" aria-label="${attribute('On this page')}"><p>On this page</p><ul>${links.join('')}</ul></nav>`
}

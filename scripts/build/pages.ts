import type { Content, ResolvedPage } from '../../src/content/store/index.ts'
import { documentAddress, notFoundRoute } from '../../src/model/route.ts'
import { headingOf } from '../../src/model/social.ts'
import { policyOf } from '../../src/content/resolve/index.ts'
import type { Site } from '../../src/model/schema.gen.ts'
import type { PageDocument } from '../../src/model/document.ts'
import { DrawError, type Renderer } from '../../src/entryServer.tsx'
import { hashOf } from '../lib/cache.ts'
import { picturesIn } from '../media/site.ts'
import { type SocialImage, socialImage } from '../social/images.ts'
import { dataOf } from './breadcrumbs.ts'
import { livingDrawings } from '../outline/drawings.ts'
import { fillLiving, hasLiving, hasWaiting } from './living.ts'
import { htmlPage, linkTo, startOf, placeStyles, styleOf } from './html.ts'
import type { Sheets } from './styles/sheets.ts'

/** A page as it is written: its HTML and the document beside it. */
export interface BuiltPage {
  route: string
  html: { path: string; text: string }
  json: { path: string; text: string }
  title: string
  description: string
  updated: string | undefined
  indexed: boolean
  /** The policy of a page whose blocks need more than the strict one. */
  policy: string | undefined
  social: SocialImage | null
  /** The addresses of the pictures that it shows. */
  pictures: string[]
}

/** The addresses that every page of a build shares. */
export interface Assets {
  boot: string
  bootIntegrity: string
  living: string
  livingIntegrity: string
  react: string
  client: string
  font: string
  /** Address of the site's document. */
  site: string
}

/** What all pages of a build share. */
export interface PageBuild {
  content: Content
  renderer: Renderer
  site: Site
  code: string
  assets: Assets
  sheets: Sheets
  /** The main titles of the pages that have been built, by route. Those above a page are built before it. */
  titles: Map<string, string>
  /** Whether pages have social images. */
  social: boolean
}

/** Renders one route; null when the content has no such page. Throws a {@link DrawError} that names the page when a part of it throws. */
export function buildPage(build: PageBuild, route: string): BuiltPage | null {
  const found = build.content.page(route)
  if (!found) return null
  try {
    return drawPage(build, route, found)
  } catch (error) {
    throw error instanceof DrawError ? error : new DrawError(found.file, 'the page', error)
  }
}

function drawPage(build: PageBuild, route: string, found: ResolvedPage): BuiltPage {
  const { titles, site, assets } = build
  const { page } = found
  titles.set(route, headingOf(page))
  const path = route === notFoundRoute ? `/${notFoundRoute}` : route
  const address = documentAddress(path)
  const policy = policyOf(page)
  const social = build.social ? socialImage(page, site) : null
  const image = social ? { social: social.address } : {}
  const text = JSON.stringify(page)
  const head = {
    route: path,
    file: found.file,
    hash: hashOf(text, social?.address ?? ''),
    site: assets.site,
    code: build.code,
    ...(policy.name && { policy: policy.name }),
    ...image,
  }
  const unstyled: PageDocument = { ...head, page }
  const rendered = build.renderer.page(unstyled, site, found.pointers)
  const { first, living, frame, isFirst, of } = build.sheets
  const sheet = of(rendered.top + rendered.body, page.blocks)
  const placed = placeStyles(rendered.body, linkTo(sheet), isFirst)
  const lives = hasLiving(rendered.body)
  const document: PageDocument = { ...unstyled, css: sheet.text + (lives ? living : '') }
  // The page is the greater part, and its text is known already.
  const json = `${JSON.stringify(head).slice(0, -1)},"page":${text},"css":${JSON.stringify(document.css)}}`
  const html = htmlPage({
    rendered: { ...rendered, body: fillLiving(placed.body, (file) => livingDrawings().layers.get(file)) },
    document,
    address,
    language: site.language,
    about: { 'data-react': assets.react, 'data-client': assets.client },
    font: assets.font,
    styles: styleOf(first) + (lives ? styleOf(living) : '') + placed.head,
    footStyles: linkTo(frame),
    script:
      startOf({ address: assets.boot, integrity: assets.bootIntegrity }) +
      (hasWaiting(rendered.body) ? startOf({ address: assets.living, integrity: assets.livingIntegrity }) : ''),
    data: dataOf(document, site, (one) => titles.get(one)),
  })
  return {
    route,
    html: { path: address.slice(1).replace(/json$/, 'html'), text: html },
    json: { path: address.slice(1), text: json },
    policy: policy.name && policy.value,
    title: page.title,
    description: page.description,
    updated: page.updated,
    indexed: page.index,
    social,
    pictures: picturesIn(html),
  }
}

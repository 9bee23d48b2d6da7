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
import { dataOf, pagesAbove } from './breadcrumbs.ts'
import type { Effort } from './compress.ts'
import { livingDrawings } from '../outline/drawings.ts'
import { fillLiving, hasLiving, hasWaiting } from './living.ts'
import { htmlPage, linkTo, startOf, placeStyles, styleOf } from './html.ts'
import type { Sheet, Sheets } from './styles/sheets.ts'

/** What the site says of a page elsewhere. */
export interface PageFacts {
  route: string
  title: string
  description: string
  updated: string | undefined
  indexed: boolean
  /** The policy of a page whose blocks need more than the strict one. */
  policy: string | undefined
  social: SocialImage | null
}

/** What has to be known of a page that is not drawn again. */
export interface PageGist extends PageFacts {
  file: string
  /** Its main title. */
  heading: string
  /** The hash of the page as text. */
  textHash: string
}

/** A page before it is drawn. */
export interface PreparedPage {
  gist: PageGist
  found: ResolvedPage
  /** The page as text, and what else is in its document. */
  text: string
  head: Omit<PageDocument, 'page'>
}

/** What is drawn of a page. */
export interface DrawnPage {
  html: string
  sheet: Sheet
  /** It shows a drawing that lives. */
  lives: boolean
  /** The addresses of the pictures that it shows. */
  pictures: string[]
}

/** A page as it is written: its HTML and the document beside it. */
export interface BuiltPage extends PreparedPage, Pick<DrawnPage, 'html' | 'sheet' | 'pictures'> {
  json: string
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

/** What pages are drawn with. */
export interface Drawing {
  renderer: Renderer
  site: Site
  assets: Assets
  sheets: Sheets
  /** The main titles of the pages that have been built, by route. Those above a page are built before it. */
  titles: Map<string, string>
}

/** What all pages of a build share. */
export interface PageBuild extends Drawing {
  content: Content
  code: string
  /** How hard it is tried to keep social images small; null: pages have none. */
  social: Effort | null
}

/** Renders one route; null when the content has no such page. Throws a {@link DrawError} that names the page when a part of it throws. */
export function buildPage(build: PageBuild, route: string): BuiltPage | null {
  const prepared = preparePage(build, route)
  if (prepared) noteTitle(build, prepared.gist)
  return prepared && drawPage(build, prepared)
}

/** Everything about a page that has to be known before it is drawn; null when the content has no such page. */
export function preparePage(build: PageBuild, route: string): PreparedPage | null {
  const found = build.content.page(route)
  return found && inWords(found, () => prepare(build, route, found))
}

/** Draws a page as it is written. Throws a {@link DrawError} that names it when a part of it throws. */
export function drawPage(build: Drawing, prepared: PreparedPage): BuiltPage {
  const { html, sheet, lives, pictures } = inWords(prepared.found, () => draw(build, prepared))
  // The page is the greater part, and its text is known already.
  const json = `${JSON.stringify(prepared.head).slice(0, -1)},"page":${prepared.text},"css":${quotedStyles(build.sheets, sheet, lives)}}`
  return { ...prepared, html, json, sheet, pictures }
}

/** The rules that a browser needs for a page beside those of every page. */
const styleTextOf = ({ living }: Sheets, sheet: Sheet, lives: boolean) => sheet.text + (lives ? living : '')

/** The same as JSON, by the rules of the page: many pages have the very same ones. */
const quoted = { still: new WeakMap<Sheet, string>(), living: new WeakMap<Sheet, string>() }

function quotedStyles(sheets: Sheets, sheet: Sheet, lives: boolean): string {
  const known = lives ? quoted.living : quoted.still
  const text = known.get(sheet) ?? JSON.stringify(styleTextOf(sheets, sheet, lives))
  known.set(sheet, text)
  return text
}

function inWords<T>({ file }: ResolvedPage, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof DrawError ? error : new DrawError(file, 'the page', error)
  }
}

function prepare({ site, assets, code, social: effort }: PageBuild, route: string, found: ResolvedPage) {
  const { page, file } = found
  const policy = policyOf(page)
  const social = effort && socialImage(page, site, effort)
  const text = JSON.stringify(page)
  const textHash = hashOf(text)
  const prepared: PreparedPage = {
    gist: {
      route,
      title: page.title,
      description: page.description,
      updated: page.updated,
      indexed: page.index,
      policy: policy.name && policy.value,
      social,
      file,
      heading: headingOf(page),
      textHash,
    },
    found,
    text,
    head: {
      route: pathOf(route),
      file,
      hash: hashOf(textHash, social?.address ?? ''),
      site: assets.site,
      code,
      ...(policy.name && { policy: policy.name }),
      ...(social && { social: social.address }),
    },
  }
  return prepared
}

/** The address under which a page says that it is found. */
const pathOf = (route: string) => (route === notFoundRoute ? `/${notFoundRoute}` : route)

/** The paths of the files of a page: its HTML, and the document beside it. */
export function pathsOf(route: string): { html: string; json: string } {
  const json = documentAddress(pathOf(route)).slice(1)
  return { html: json.replace(/json$/, 'html'), json }
}

/** Notes the main title of a page for those below it, which are built after it. */
export function noteTitle({ titles }: PageBuild, { route, heading }: PageGist): void {
  titles.set(route, heading)
}

/** A hash of everything in which a page differs from the others of a build: the same key, the same files. */
export function keyOf({ titles, site }: PageBuild, { route, file, textHash, social }: PageGist): string {
  const path = pathOf(route)
  const above = pagesAbove((one) => titles.get(one), site, path)
  return hashOf(JSON.stringify([path, file, textHash, social?.address, above]))
}

const layersAt = (address: string) => livingDrawings().layers.get(address)

function draw(build: Drawing, prepared: PreparedPage): DrawnPage {
  const { titles, site, assets } = build
  const { gist, found, head } = prepared
  const { page } = found
  const unstyled: PageDocument = { ...head, page }
  const rendered = build.renderer.page(unstyled, site, found.pointers)
  const { first, living, frame, isFirst, of } = build.sheets
  const sheet = of(rendered, page.blocks)
  const placed = placeStyles(rendered.body, linkTo(sheet), isFirst)
  const lives = hasLiving(rendered.body)
  const document: PageDocument = { ...unstyled, css: styleTextOf(build.sheets, sheet, lives) }
  const html = htmlPage({
    rendered: { ...rendered, body: lives ? fillLiving(placed.body, layersAt) : placed.body },
    document,
    address: documentAddress(pathOf(gist.route)),
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
  return { html, sheet, lives, pictures: picturesIn(html) }
}

import type { Content } from '../../src/content/content.ts'
import type { Site } from '../../src/content/schema.gen.ts'
import type { PageDocument } from '../../src/content/types.ts'
import type { Renderer } from '../../src/entryServer.tsx'
import { hashOf } from '../cache.ts'
import { type Assets, htmlPage } from './html.ts'
import { missingRules } from './styles.ts'

/** A page as it is written: its HTML and the document beside it. */
export interface BuiltPage {
  route: string
  html: { path: string; text: string }
  json: { path: string; text: string }
  updated: string | undefined
  indexed: boolean
}

/** What all pages of a build share. */
export interface PageBuild {
  content: Content
  renderer: Renderer
  site: Site
  code: string
  assets: Assets
}

/** The key of the not-found page: it has a document and HTML like any other, at an address that answers 404. */
export const notFound = '404'

/**
 * Renders one route. Throws when a block throws (BlockError), or when the HTML uses a style that the stylesheet lacks;
 * null when the content has no such page.
 */
export function buildPage(build: PageBuild, route: string): BuiltPage | null {
  const found = build.content.page(route)
  if (!found) return null
  const name = route === notFound ? notFound : `${route.slice(1)}${route.endsWith('/') ? 'index' : ''}`
  const document: PageDocument = {
    route: route === notFound ? '/404' : route,
    file: found.file,
    hash: hashOf(JSON.stringify(found.page)),
    site: build.assets.site,
    code: build.code,
    page: found.page,
  }
  const rendered = build.renderer.page(document, build.site, found.pointers)
  return {
    route,
    html: { path: `${name}.html`, text: htmlPage(rendered, document, build.site, build.assets, `/${name}.json`) },
    json: { path: `${name}.json`, text: JSON.stringify(document) },
    updated: found.page.updated,
    indexed: found.page.index,
  }
}

/** Fails the build when a page would look broken; it cannot happen while every look is collected, and is checked all the same. */
export function requireStyles(page: BuiltPage, rules: ReadonlyMap<string, string>): void {
  const missing = missingRules(page.html.text, rules)
  if (missing.length > 0) {
    throw new Error(
      `${page.route} uses styles that are not in the stylesheet (${missing.join(', ')}). Delete node_modules/.cache and build again.`,
    )
  }
}

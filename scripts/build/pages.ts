import type { Content } from '../../src/content/content.ts'
import { documentAddress, notFoundRoute } from '../../src/content/route.ts'
import { policyOf } from '../../src/content/policy.ts'
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
  /** The policy of a page whose blocks need more than the strict one. */
  policy: string | undefined
  /** Styles that the page uses and the stylesheet lacks. */
  missing: string[]
}

/** What all pages of a build share. */
export interface PageBuild {
  content: Content
  renderer: Renderer
  site: Site
  code: string
  assets: Assets
  /** The rules of the stylesheet that the pages link. */
  rules: ReadonlyMap<string, string>
}

/**
 * Renders one route. Throws when a block throws (BlockError); null when the content has no such page.
 */
export function buildPage(build: PageBuild, route: string): BuiltPage | null {
  const found = build.content.page(route)
  if (!found) return null
  const path = route === notFoundRoute ? `/${notFoundRoute}` : route
  const address = documentAddress(path)
  const policy = policyOf(found.page)
  const document: PageDocument = {
    route: path,
    file: found.file,
    hash: hashOf(JSON.stringify(found.page)),
    site: build.assets.site,
    code: build.code,
    ...(policy.name && { policy: policy.name }),
    page: found.page,
  }
  const rendered = build.renderer.page(document, build.site, found.pointers)
  const html = htmlPage(rendered, document, build.site, build.assets, address)
  return {
    route,
    html: { path: address.slice(1).replace(/json$/, 'html'), text: html },
    json: { path: address.slice(1), text: JSON.stringify(document) },
    missing: missingRules(html, build.rules),
    policy: policy.name && policy.value,
    updated: found.page.updated,
    indexed: found.page.index,
  }
}

/** Fails the build when a page would look broken; it cannot happen while every look is collected, and is checked all the same. */
export function requireStyles({ route, missing }: BuiltPage): void {
  if (missing.length === 0) return
  throw new Error(
    `${route} uses styles that are not in the stylesheet (${missing.join(', ')}). Delete node_modules/.cache and build again.`,
  )
}

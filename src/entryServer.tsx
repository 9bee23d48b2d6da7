import { CacheProvider } from '@emotion/react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { Footer } from './chrome/footer.tsx'
import type { Block, Site } from './model/schema.gen.ts'
import type { PageDocument } from './model/document.ts'
import { allBlocks } from './render/allParts.ts'
import { App } from './render/app.tsx'
import { BrokenBlock } from './render/brokenBlock.tsx'
import { BlockContent } from './render/blockView.tsx'
import { BlockError, DrawError } from './render/drawError.ts'
import { ErrorScreen } from './render/errorScreen.tsx'
import { MenuSheet } from './chrome/menuSheet.tsx'
import { FrameTop } from './render/frame.tsx'
import { PartsContext } from './render/parts.ts'
import { insertRules } from './render/insertRules.ts'
import { createStyleCache } from './render/styleCache.ts'
import { TextsContext } from './ui/text/texts.ts'

export { BlockError, DrawError } from './render/drawError.ts'

/**
 * What a page is made of: the elements that belong in `<head>`, the content of the root element, and what is
 * before and after it, which React never touches in the browser.
 */
export interface Rendered {
  head: string
  top: string
  body: string
  foot: string
}

/** A page with the ids of emotion's classes in its body, in the order in which they are there first. */
export interface RenderedPage extends Rendered {
  ids: ReadonlySet<string>
}

/** Renders pages one after the other and collects the style rules that they use. */
export interface Renderer {
  /** Throws a {@link BlockError} when a block throws, and a {@link DrawError} for all else. `pointers` name the place that each block comes from. */
  page(document: PageDocument, site: Site, pointers: readonly string[]): RenderedPage
  /** Draws one block on its own, for its styles. */
  block(block: Block, site: Site): string
  /** Draws what is in place of an error, for its styles. */
  errors(site: Site): string
  /** Draws the menu of small screens as it is in the frame of the home page, for its styles. */
  menu(site: Site): string
  /** Draws what is around a page. Throws a {@link DrawError}. */
  frame(site: Site, route: string): Pick<Rendered, 'top' | 'foot'>
  /** The rule of one of emotion's ids that was needed so far. */
  rule(id: string): string | undefined
}

export function createRenderer(): Renderer {
  const cache = createStyleCache()
  const drawStyled = (element: React.ReactElement, site: Site, location: string) => {
    const html = renderToString(
      <CacheProvider value={cache}>
        <PartsContext value={allBlocks}>
          <StaticRouter location={location}>
            <TextsContext value={site.texts}>{element}</TextsContext>
          </StaticRouter>
        </PartsContext>
      </CacheProvider>,
    )
    return { html, ids: insertRules(html, cache) }
  }
  const draw = (element: React.ReactElement, site: Site, location: string) => drawStyled(element, site, location).html
  // The same on every page, so it is drawn once for all of them.
  const feet = new WeakMap<Site, string>()
  const foot = (site: Site) => {
    const drawn = feet.get(site) ?? draw(<Footer site={site} />, site, '/')
    feet.set(site, drawn)
    return drawn
  }
  // Only a link to the page itself differs from page to page, so where the site's document has none, the top is the same.
  const tops = new WeakMap<Site, { texts: ReadonlySet<string>; unlinked?: string }>()
  const top = (site: Site, route: string) => {
    const known = tops.get(site) ?? { texts: textsIn(site) }
    tops.set(site, known)
    const drawTop = () => draw(<FrameTop site={site} route={route} />, site, route)
    return known.texts.has(route) ? drawTop() : (known.unlinked ??= drawTop())
  }
  const frame = (site: Site, route: string) => {
    try {
      return { top: top(site, route), foot: foot(site) }
    } catch (error) {
      throw new DrawError('src/chrome', 'the frame of the pages', error)
    }
  }
  const block = (one: Block, site: Site, route = '/') => draw(<BlockContent block={one} />, site, route)
  return {
    block,
    errors: (site) => draw(<BrokenBlock />, site, '/') + draw(<ErrorScreen error="" />, site, '/'),
    menu: (site) => draw(<MenuSheet site={site} route="/" />, site, '/'),
    frame,
    page(document, site, pointers) {
      const { route } = document
      const around = frame(site, route)
      try {
        const { html, ids } = drawStyled(<App site={site} document={document} />, site, route)
        return { ...around, ...split(refuseError(html)), ids }
      } catch (error) {
        throw blame(document, pointers, error, (one) => block(one, site, route))
      }
    },
    rule(id) {
      const text = cache.inserted[id]
      return typeof text === 'string' ? text : undefined
    },
  }
}

/** Every text of a value: among them are all its addresses. */
function textsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value)
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) textsIn(one, found)
  return found
}

const errorMark = '<!--$!-->'

/** React writes a mark and goes on when something inside a Suspense boundary throws; for a build that is an error. */
function refuseError(html: string): string {
  if (!html.includes(errorMark)) return html
  throw new Error('A component threw while it was drawn.')
}

/** Finds the block that threw by drawing each one alone. */
function blame(
  document: PageDocument,
  pointers: readonly string[],
  error: unknown,
  draw: (block: Block) => string,
): DrawError {
  for (const [at, one] of document.page.blocks.entries()) {
    try {
      draw(one)
    } catch (cause) {
      return new BlockError(one.type, pointers[at] ?? document.file, cause)
    }
  }
  return new DrawError(document.file, 'the page', error)
}

/** React puts title, meta and link elements first. Preloads of pictures that it adds on its own belong there too. */
function split(html: string): Pick<Rendered, 'head' | 'body'> {
  const end = /^(?:<(?:title)[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*\/>)+/.exec(html)?.[0].length ?? 0
  return { head: html.slice(0, end), body: html.slice(end) }
}

import type { PageDocument } from '../model/document.ts'
import type { Parts } from '../render/parts.ts'
import { readBuildInfo } from './buildInfo.ts'
import { loadDocument, loadNotFound } from './documents.ts'

/** What has not come by then may never come, in milliseconds. A full load needs less of it, also on a slow line. */
const patience = 8_000

/**
 * The document of a route that this page may draw, with the code of its blocks loaded; null when the browser has to load
 * the page itself, because something fails or does not come. Never rejects.
 */
export async function loadPage(route: string, load: Parts['load']): Promise<PageDocument | null> {
  try {
    // The document names the blocks; waiting for it before their code is asked for would cost a second round trip.
    const all = Promise.all([findDocument(route), load?.()]).then(async ([document]) => {
      // The code of rare blocks comes with the pages that have them.
      await load?.(document?.page?.blocks.map(({ type }) => type))
      return document
    })
    return await Promise.race([all, new Promise<null>((done) => setTimeout(done, patience, null))])
  } catch {
    return null
  }
}

async function findDocument(route: string): Promise<PageDocument | null> {
  const found = await loadDocument(route)
  const loaded = found.kind === 'missing' ? await loadNotFound() : found
  return loaded.kind === 'page' && belongsHere(loaded.document) ? loaded.document : null
}

/** Another build, another site document or another policy: what is loaded cannot draw it, one full page load can. */
function belongsHere(next: PageDocument): boolean {
  const here = readBuildInfo(document.documentElement)
  return next.code === here.code && next.site === here.site && (next.policy ?? '') === here.policy
}

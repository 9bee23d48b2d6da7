import { policyOf } from '../../src/content/resolve/index.ts'
import { blockName } from '../../src/content/schema/index.ts'
import type { ResolvedPage } from '../../src/content/store/index.ts'
import type { PageDocument, Written } from '../../src/model/document.ts'
import type { Page } from '../../src/model/schema.gen.ts'
import { badgeOn } from '../../src/model/showing.ts'
import { hashOf } from '../lib/cache.ts'
import { sharedPictureOf } from '../../src/dev/gallery.ts'

/** Where the site's document is in development. No page can have this address: their parts start with a letter or a digit. */
export const siteAddress = '/__brightrail/site.json'

/** The client code of a development server is always that of the page that is open; Vite replaces what changes. */
export const codeName = 'dev'

/** A page that can be drawn. */
export interface LivePage {
  document: PageDocument
  /** For each block the place that it came from. */
  pointers: readonly string[]
}

/** The page as a tab gets it. `today`: the day for which it says what visitors do not see. */
export function toPage(route: string, file: string, drawable: Drawable, today: string): LivePage {
  const { page, pointers } = drawable
  const policy = policyName(page)
  const written = writtenOf(drawable, today)
  const hash = hashOf(JSON.stringify([page, written]))
  const common = { route, file, hash, site: siteAddress, code: codeName }
  return { document: { ...common, ...(policy && { policy }), written, page }, pointers }
}

export type Drawable = Pick<ResolvedPage, 'page' | 'pointers' | 'showing' | 'showings'>

export const nothing = { pointers: [], showing: {}, showings: [] }

/** What is shown in place of a page that never had the shape of one: the overlay says why. */
export function emptyPage(key: string): Drawable {
  return { ...nothing, page: { title: key, description: '', index: false, blocks: [] } }
}

/** Where the blocks of a page were written, and what visitors do not see on a day. */
function writtenOf({ page, pointers, showing, showings }: Drawable, today: string): Written {
  const badge = badgeOn(showing, today, 'page')
  const blocks = page.blocks.map(({ type }, at) => {
    const [file = '', pointer = ''] = (pointers[at] ?? '').split('#')
    const unseen = badgeOn(showings[at] ?? {}, today, 'block')
    const where = blockName(type, Number(pointer.slice('/blocks/'.length)))
    return { file, where, ...(unseen !== undefined && { badge: unseen }) }
  })
  return { blocks, ...(badge !== undefined && { badge }) }
}

/** The name of the policy that the built page will have. An address that no policy can name is reported as a finding. */
function policyName(page: Page): string | undefined {
  try {
    return policyOf(page).name
  } catch {
    return undefined
  }
}

/** A page that shows the blocks of one shared document and nothing else. `keys`: the documents that there are. Undefined: the path is of none. */
export function sharedPicture(path: string, keys: ReadonlySet<string>): { text: string; file: string } | undefined {
  const key = sharedPictureOf(path)
  if (key === undefined || !keys.has(key)) return undefined
  const use = key.slice('_shared/'.length, -'.json'.length)
  return { text: JSON.stringify({ title: use, description: use, blocks: [{ type: 'shared', use }] }), file: key }
}

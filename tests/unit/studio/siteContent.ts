import { textsOf } from '../../../scripts/bench/manyPages.ts'
import type { SiteContent } from '../../../src/studio/server/messages.ts'

/** The site's own documents, as the server gives them to a store. */
export const site: SiteContent = {
  root: 'pages',
  today: '2026-11-25',
  files: textsOf('pages').map(([key, text]): [string, string] => [key, text]),
  lastDrawn: [],
  unreadable: [],
  strays: [],
  media: [],
  shown: [],
  drawings: {},
}

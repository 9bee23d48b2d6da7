import type { Finding } from '../../content/finding/index.ts'
import { routeOf } from '../../model/route.ts'
import type { Studio } from '../core/studio.ts'
import { writeField } from '../session/acts.ts'

/** What can be done where no link leads to the open page, by the words of its buttons; for all else nothing. */
export function waysToBeFound(studio: Studio, { code }: Finding): { title: string; run: () => void }[] {
  if (code !== 'orphan') return []
  return [
    { title: 'Add a link in the footer', run: () => void openFooter(studio) },
    {
      title: 'Keep it out of search engines',
      run: () => studio.act((source) => ({ ...writeField(source, '/index', false), select: '/title' })),
    },
  ]
}

/** Opens the links that all pages have, and says what is to be added. The footer has room for more of them than the bar. */
async function openFooter(studio: Studio): Promise<void> {
  const { key = '', selected } = studio.state.editing ?? {}
  await studio.open('_site.json', '/footer/columns/0/links')
  const words = `Add a link to ${routeOf(key)} to one of these columns, or to a submenu of the navigation above.`
  studio.toast(words, { label: 'Back to the page', run: () => void studio.open(key, selected) })
}

import type { Site } from '../model/schema.gen.ts'

/** A link of the top bar, perhaps with a submenu. */
export type MenuItem = Site['navigation']['items'][number]

/** The value of `aria-current` of a link: it says that the link leads to the page that is shown. */
export function currentPage(href: string, route: string): 'page' | undefined {
  return href === route ? 'page' : undefined
}

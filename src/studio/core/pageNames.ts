import { kindOf, routeOf } from '../../model/route.ts'
import { wordsOf } from '../../content/scaffold/index.ts'
import { upper } from '../../model/words.ts'
import type { Overview } from '../store/messages.ts'
import type { StudioState } from './state.ts'

/**
 * What a document is called in lists: the last part of its address, in words. Where the page's title has one of these words, it
 * is written as there: FAQs, API.
 */
export function pageName(key: string, title = ''): string {
  switch (kindOf(key)) {
    case 'site':
      return 'Whole site'
    case 'notFound':
      return 'Page not found'
    case 'shared':
      return inWords(key.slice(key.lastIndexOf('/') + 1, -'.json'.length))
    default: {
      const route = routeOf(key) ?? key
      return route === '/' ? 'Home' : inWords(route.slice(route.lastIndexOf('/') + 1), title)
    }
  }
}

/** What a document of the site is called, the same wherever it is named: a page as in the list of pages, a shared one by its title. */
export const nameIn = ({ pages, shared }: Pick<Overview, 'pages' | 'shared'>, key: string): string =>
  pages.find((page) => page.key === key)?.name ?? shared.find((one) => one.key === key)?.title ?? pageName(key)

/** A page that shows shared blocks: the one on the canvas, if it does. */
export function pageShowing({ shown, overview }: Pick<StudioState, 'shown' | 'overview'>, key: string): string {
  const { usedOn = [] } = overview.shared.find((one) => one.key === key) ?? {}
  return usedOn.includes(shown) ? shown : (usedOn[0] ?? (shown || 'index.json'))
}

/** The address of a page; of another document, the name of its file. */
export const addressOf = (key: string): string => (kindOf(key) === 'page' ? (routeOf(key) ?? key) : key)

function inWords(name: string, title = ''): string {
  const written = title.match(/[\p{L}\p{N}]+/gu) ?? []
  const inTitle = wordsOf(name).map(
    (word) => written.find((one) => hasCapitals(one) && one.toLowerCase() === word) ?? abbreviations.get(word) ?? word,
  )
  return upper(inTitle.join(' '))
}

/** They are written like that also where the title spells them out. */
const abbreviations = new Map([
  ['api', 'API'],
  ['faq', 'FAQ'],
  ['faqs', 'FAQs'],
])

/** Whether a word is written in capitals for itself, not because a sentence begins with it. */
const hasCapitals = (word: string) => /.\p{Lu}/u.test(word)

import { kindOf, routeOf } from '../../model/route.ts'
import { wordsOf } from '../../content/scaffold/index.ts'
import { upper } from '../../model/words.ts'

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

/** The address of a page; of another document, the name of its file. */
export const addressOf = (key: string): string => (kindOf(key) === 'page' ? (routeOf(key) ?? key) : key)

function inWords(name: string, title = ''): string {
  const written = title.match(/[\p{L}\p{N}]+/gu) ?? []
  const inTitle = wordsOf(name).map(
    (word) => written.find((one) => hasCapitals(one) && one.toLowerCase() === word) ?? word,
  )
  return upper(inTitle.join(' '))
}

/** Whether a word is written in capitals for itself, not because a sentence begins with it. */
const hasCapitals = (word: string) => /.\p{Lu}/u.test(word)

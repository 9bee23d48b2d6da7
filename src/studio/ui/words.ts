import { kindOf, routeOf } from '../../model/route.ts'
import { upper } from '../../model/words.ts'

/** What a document is called in lists: the last part of its address, in words. */
export function pageName(key: string): string {
  switch (kindOf(key)) {
    case 'site':
      return 'Whole site'
    case 'notFound':
      return 'Page not found'
    case 'shared':
      return inWords(key.slice(key.lastIndexOf('/') + 1, -'.json'.length))
    default: {
      const route = routeOf(key) ?? key
      return route === '/' ? 'Home' : inWords(route.slice(route.lastIndexOf('/') + 1))
    }
  }
}

/** The address of a page; of another document, the name of its file. */
export const addressOf = (key: string): string => (kindOf(key) === 'page' ? (routeOf(key) ?? key) : key)

const inWords = (name: string) =>
  upper(
    name
      .replace(/-/g, ' ')
      .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`),
  )

import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { filesUnder } from '../lib/cache.ts'

/** What any address without a page shows. Visitors never see this name of it. */
export const notFoundFile = '404.html'

/** The routes of a built site, and `404` for the not-found page, each with its file. */
export function routesOf(site: string): Map<string, string> {
  const files = filesUnder(site)
    .map((file) => file.slice(site.length + 1).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'))
  return new Map(files.map((file) => [file === notFoundFile ? '404' : routeOf(file), file]))
}

const routeOf = (file: string) => `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1')}`

/** What can name other files. */
const isText = /\.(?:html|css|js|json|svg|webmanifest)$/

/**
 * Whether a page has the same bytes in two sites, and so has every file that it names, and every file that these name: then
 * it looks the same, whatever is pressed on it.
 */
export function isSamePage(before: string, after: string, page: string): boolean {
  const seen = new Set([page])
  for (const file of seen) {
    const [one, other] = [before, after].map((site) => readFileSync(join(site, file)))
    if (!one || !other?.equals(one)) return false
    if (!isText.test(file)) continue
    for (const [name] of one.toString().matchAll(/[\w./-]+\.\w+/g)) {
      const named = posix.join(name.startsWith('/') ? '' : posix.dirname(file), name)
      const [isHere, isThere] = [before, after].map((site) => isFile(join(site, named)))
      if (isHere !== isThere) return false
      if (isHere && !named.endsWith('.html')) seen.add(named)
    }
  }
  return true
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile()

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the built site. */
export function dist(): string {
  const folder = process.env.BRIGHTRAIL_DIST
  if (!folder) throw new Error('BRIGHTRAIL_DIST does not name a built site. Run: npm test')
  return folder
}

/** The paths of all files of a built site, with `/` in front, sorted. */
export function files(folder = dist()): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
    .sort()
}

/** The text of a file of the built site. */
export const read = (path: string, folder = dist()) => readFileSync(join(folder, path), 'utf8')

/** Every route of the built site: one HTML file each. The not-found page is none. */
export function routes(folder = dist()): string[] {
  return files(folder)
    .filter((path) => path.endsWith('.html') && path !== '/404.html')
    .map((path) => path.replace(/\.html$/, '').replace(/\/index$/, '/'))
}

/** The HTML file of a route. */
export const htmlOf = (route: string) => `${route.endsWith('/') ? `${route}index` : route}.html`

/** The document beside the HTML of a route. */
export const documentOf = (route: string) => htmlOf(route).replace(/html$/, 'json')

/** The routes that load something foreign, so that a policy of their own holds there. */
export const foreignRoutes = () => routes().filter((route) => read(htmlOf(route)).includes(' data-policy='))

/** All scripts of the built site. */
export const scripts = () => files().filter((path) => path.endsWith('.js'))

/** The scripts that a page asks for by itself: the first one, and those that it leads to on this page. */
export function scriptsOf(route: string): string[] {
  const html = read(htmlOf(route))
  const named = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found)
  const live = named(/ data-block="(\w+)" data-live/g)
  const found = new Set<string>()
  const visit = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    for (const [, file] of read(path).matchAll(/(?:\bfrom|^import|;import)\s*["']\.\/([^"']+\.js)["']/g))
      visit(`/assets/${file}`)
  }
  for (const path of named(/(?: src| data-react| data-client)="(\/assets\/[^"]+\.js)"/g)) visit(path)
  for (const path of scripts()) if (live.some((type) => path.startsWith(`/assets/block-${type}-`))) visit(path)
  return [...found].sort()
}

/** The scripts that a page loads when it is quiet, so that the next page needs none: the code of all blocks. */
export function laterScripts(): string[] {
  const blocks = scripts().filter((path) => /^\/assets\/block(?:s|-\w+)-/.test(path))
  return [...blocks, ...scripts().filter((path) => path.startsWith('/assets/shared-'))].sort()
}

/** All scripts that a page has asked for once it is quiet. */
export const allScriptsOf = (route: string) => [...new Set([...scriptsOf(route), ...laterScripts()])].sort()

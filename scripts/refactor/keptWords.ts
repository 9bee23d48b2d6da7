import { rangeOf } from '../../src/content/facts/index.ts'
import { parseInternal, resolveHref } from '../../src/content/fields/index.ts'
import { walk } from '../../src/content/schema/index.ts'
import { linksOfGroup, type LinkWords } from '../../src/content/wording/index.ts'
import { visible } from '../../src/model/words.ts'
import type { SiteFiles } from './site.ts'

/**
 * What a page that moves still calls itself, and how the navigation and the footer call it, as a list for its editor.
 * `key`: of the page, as it is now in `site`. '' for what is no page.
 */
export function keptWords(site: SiteFiles, key: string, newKey: string): string {
  const entry = site.entries.get(key)
  if (!entry || entry.route === null) return ''
  const at = (pointer: string) => entry.source.position(rangeOf(entry.source, { pointer, where: '' }).start)
  const title = at('/title')
  const rows = [
    `  ${site.root}/${newKey}:${title.line}:${title.column}  the title of the page: “${visible(entry.facts.title)}”`,
    ...frameLinks(site, entry.route),
  ]
  return `The words stay. Has the page a new name as well? Then change them, too:\n${rows.join('\n')}`
}

function frameLinks({ map: { site }, tokens }: SiteFiles, route: string): string[] {
  if (!site) return []
  const links: LinkWords[] = []
  walk('site', site.value.get(), [{ group: (group) => void links.push(...linksOfGroup(group)) }])
  return links
    .filter(({ href }) => parseInternal(resolveHref(href, tokens))?.path === route)
    .map(({ words, place }) => {
      const { line, column } = site.source.position(rangeOf(site.source, place).start)
      const part = place.pointer.split('/')[1] ?? ''
      return `  ${site.source.file}:${line}:${column}  a link in the ${part}: “${visible(words)}”`
    })
}

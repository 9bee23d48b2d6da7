import type { Entry } from '../../src/content/entry/index.ts'
import { rangeOf } from '../../src/content/facts/index.ts'
import { parseInternal, resolveHref } from '../../src/content/fields/index.ts'
import { blocksOf, isGroup, walk } from '../../src/content/schema/index.ts'
import { linksOfGroup, linksOfText, type LinkWords } from '../../src/content/wording/index.ts'
import { routeOf } from '../../src/model/route.ts'
import { visible } from '../../src/model/words.ts'
import { positionOf } from './edits.ts'
import type { SiteFiles } from './site.ts'
import { documentKind } from './uses.ts'
import { wordFinder } from './wordFinder.ts'

/**
 * What a page that has moved still calls itself, and how links still call it, as a list for its editor: of the links in the
 * pages only those that say its name. '' for what is no page.
 * @param site the documents as they are after the move
 * @param oldKey the page before the move; its address is a name, too
 */
export function keptWords(site: SiteFiles, oldKey: string, key: string): string {
  const entry = site.entries.get(key)
  if (!entry || entry.route === null) return ''
  const { lineName, rows: heroRows } = heroOf(entry)
  const address = (routeOf(oldKey) ?? '').split('/').at(-1)?.replaceAll('-', ' ') ?? ''
  const title = entry.facts.title.replace(/ \| \{brand\}$/, '')
  const names = [lineName, title, address].filter((name) => name !== '')
  const rows = [
    rowAt(entry, '/title', 'the title of the page', entry.facts.title),
    ...heroRows,
    ...linkRows(site, entry.route, names),
  ]
  const others = names.find((name) => /^[\p{L}\p{N} -]+$/u.test(name) && name.split(' ').length <= 3)
  // One thing is found with its plural, and not the other way round.
  const one = others?.replace(/ies$/u, 'y').replace(/(?<=[^ius])s$/u, '')
  return [
    'The words stay. Has the page a new name as well? Then change them, too:',
    ...rows,
    ...(one === undefined
      ? []
      : [`Other texts, and drawings, that say the old name: npm run where-used -- "${one}" --words`]),
  ].join('\n')
}

function heroOf(entry: Entry): { lineName: string; rows: string[] } {
  const blocks = blocksOf(entry.value.get())
  const index = blocks.findIndex((block) => isGroup(block) && block.type === 'hero')
  const hero = blocks[index]
  const textOf = (field: string) => (isGroup(hero) && typeof hero[field] === 'string' ? hero[field] : '')
  const rows = Object.entries({
    lineName: 'the name of its line, in the hero',
    title: 'the title of the hero',
  }).flatMap(([field, what]) =>
    textOf(field) === '' ? [] : [rowAt(entry, `/blocks/${index}/${field}`, what, textOf(field))],
  )
  return { lineName: textOf('lineName'), rows }
}

function rowAt(entry: Entry, pointer: string, what: string, text: string): string {
  const { line, column } = positionOf(entry, { pointer, where: '' })
  return `  ${entry.source.file}:${line}:${column}  ${what}: “${visible(text)}”`
}

/** The links to a page: all of the frame, and those of the pages that say one of these names. */
function linkRows({ map, tokens }: SiteFiles, route: string, names: readonly string[]): string[] {
  const finders = names.map(wordFinder)
  return map.entries.flatMap((entry) => {
    const links: LinkWords[] = []
    walk(documentKind(entry), entry.value.get(), [
      {
        group: (group) => void links.push(...linksOfGroup(group)),
        text: (text) => void links.push(...linksOfText(text)),
      },
    ])
    return links
      .filter(({ href }) => parseInternal(resolveHref(href, tokens))?.path === route)
      .filter(({ words }) => entry.kind === 'site' || finders.some((find) => find(words).length > 0))
      .map(({ words, place }) => {
        const { line, column } = entry.source.position(rangeOf(entry.source, place).start)
        const part =
          entry.kind === 'site' ? `a link in the ${place.pointer.split('/')[1] ?? ''}` : `${place.where}, a link`
        return { line, row: `  ${entry.source.file}:${line}:${column}  ${part}: “${visible(words)}”` }
      })
      .sort((a, b) => a.line - b.line)
      .map(({ row }) => row)
  })
}

import { parseJson } from '../../src/content/parse/index.ts'
import { kindOf, notFoundRoute, routeOf, sharedName } from '../../src/model/route.ts'
import { blocksOf, isGroup } from '../../src/content/schema/index.ts'
import { child, createSource } from '../../src/content/json/index.ts'
import { findTokens } from '../../src/content/fields/index.ts'
import { attribute, escapeMarkup } from '../lib/markup.ts'
import { guideLink, siteLink } from './html.ts'
import type { GuideSource } from './source.ts'

/** A place in a document of the site. */
export interface Use {
  key: string
  line: number
  /** Which block of the document, from 1 on; 0 outside of blocks. */
  block: number
  /** The anchor of the block, if it has one. */
  id?: string
}

/** Where each block type stands, and each shared document by `shared:<name>`. */
export function blockUses(source: GuideSource): Map<string, Use[]> {
  const uses = new Map<string, Use[]>()
  for (const [key, text] of source.texts) {
    const found = createSource(key, text)
    for (const [index, block] of blocksOf(parseJson(text).value).entries()) {
      if (!isGroup(block) || typeof block.type !== 'string') continue
      const { line } = found.position(found.valueRange(child('/blocks', index)).start)
      const use: Use = { key, line, block: index + 1, ...(typeof block.id === 'string' && { id: block.id }) }
      add(uses, block.type, use)
      if (block.type === 'shared') add(uses, `shared:${String(block.use)}`, use)
    }
  }
  return uses
}

/** Where each token is used. */
export function tokenUses(source: GuideSource): Map<string, Use[]> {
  const uses = new Map<string, Use[]>()
  for (const [key, text] of source.texts) {
    const found = createSource(key, text)
    const visit = (value: unknown, pointer: string) => {
      if (typeof value === 'string') {
        for (const { name } of findTokens(value)) {
          if (name === null) continue
          const block = /^\/blocks\/(\d+)/.exec(pointer)?.[1]
          const { line } = found.position(found.valueRange(pointer).start)
          add(uses, name, { key, line, block: block === undefined ? 0 : Number(block) + 1 })
        }
      } else if (Array.isArray(value)) for (const [at, entry] of value.entries()) visit(entry, child(pointer, at))
      else if (isGroup(value)) for (const [name, entry] of Object.entries(value)) visit(entry, child(pointer, name))
    }
    visit(parseJson(text).value, '')
  }
  return uses
}

function add(uses: Map<string, Use[]>, name: string, use: Use): void {
  const known = uses.get(name)
  if (known) known.push(use)
  else uses.set(name, [use])
}

/** So many places are shown at once; the rest is folded. */
const mostOpen = 8

/** A list of places, each with its page and its file. */
export function placeList(source: GuideSource, uses: readonly Use[]): string {
  const rows = uses.map((use) => `<li>${placeOf(use)} <span class="file">${fileOf(source, use)}</span></li>`)
  const list = (some: string[]) => `<ul class="uses">${some.join('')}</ul>`
  if (rows.length <= mostOpen) return list(rows)
  const rest = rows.slice(mostOpen)
  return `${list(rows.slice(0, mostOpen))}<details><summary>${rest.length} more places</summary>${list(rest)}</details>`
}

/** The name of a file with the line; in development a press on it opens the file in the editor. */
export const fileOf = ({ root }: GuideSource, { key, line }: Pick<Use, 'key' | 'line'>) => {
  const file = escapeMarkup(`${root}/${key}`)
  return `<span data-file="${attribute(`${root}/${key}`)}:${line}"><code>${file}</code>, line ${line}</span>`
}

function placeOf({ key, block, id }: Use): string {
  const route = routeOf(key)
  if (route !== null)
    return siteLink(id === undefined ? route : `${route}#${id}`, route === '/' ? '/ (the first page)' : route)
  switch (kindOf(key)) {
    case 'shared':
      return `the shared blocks ${guideLink(`shared#${sharedName(key)}`, sharedName(key))}`
    case 'notFound':
      return siteLink(`/${notFoundRoute}`, 'the page for unknown addresses')
    default:
      return block === 0 ? guideLink('site', 'the site file') : escapeMarkup(key)
  }
}

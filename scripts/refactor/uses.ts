import { blockSchema, blocksOf, documentSchemas, isGroup, type Text, walk } from '../../src/content/schema/index.ts'
import { placeWords, type Step } from '../../src/content/changes/index.ts'
import type { Entry } from '../../src/content/entry/index.ts'
import type { Facts } from '../../src/content/facts/index.ts'
import { parseInternal, resolveHref } from '../../src/content/fields/index.ts'
import { sharedName } from '../../src/model/route.ts'
import { type Listing, listingsOf, nameIn } from '../../src/content/site/index.ts'
import { partsOf } from '../../src/content/json/index.ts'
import { placeOf } from '../../src/content/wording/index.ts'
import { quote } from '../../src/model/words.ts'
import { positionOf } from './edits.ts'
import type { SiteFiles } from './site.ts'

/** One place that uses something, in the words of an editor. */
export interface Use {
  entry: Entry
  pointer: string
  file: string
  line: number
  column: number
  where: string
  what: string
}

type Link = Facts['links'][number]

/** The links that lead to one of these pages; with `anchor`, those that jump to that place of it. */
export function linksTo(
  { map }: SiteFiles,
  pages: ReadonlySet<Entry>,
  anchor?: string,
): { entry: Entry; link: Link }[] {
  const found: { entry: Entry; link: Link }[] = []
  for (const entry of map.entries) {
    for (const link of entry.facts.links) {
      const target =
        link.target && !link.href.includes('{')
          ? link.target
          : parseInternal(resolveHref(link.href, map.site?.tokens ?? new Map()))
      if (!target || (anchor !== undefined && target.anchor !== anchor)) continue
      // #place means the page on which the link is shown; a link without an anchor to its own page says so with its path.
      const on =
        target.path === ''
          ? anchor === undefined || entry.kind === 'site'
            ? []
            : map.shownOn(entry)
          : (map.routes.get(target.path) ?? [])
      if (on.some((page) => pages.has(page))) found.push({ entry, link })
    }
  }
  return found
}

/** Links to a page or, with `anchor`, to a place on it; for a shared document also the places that use it. */
export function usesOfDocument(site: SiteFiles, entry: Entry, anchor?: string): Use[] {
  const pages = new Set(site.map.shownOn(entry))
  const links = entry.kind === 'shared' && anchor === undefined ? [] : linksTo(site, pages, anchor)
  const uses = links.map(({ entry: from, link }) => toUse(from, link.place, `links to ${quote(link.href)}`))
  if (anchor !== undefined) return uses
  if (entry.kind !== 'shared') return [...uses, ...listsOf(site, entry)]
  const name = sharedName(entry.key)
  return [
    ...uses,
    ...site.map.entries.flatMap((from) =>
      from.facts.blocks.flatMap(({ use, taken, pointer, where }) => {
        if (use === name) return [toUse(from, { pointer: `${pointer}/use`, where }, 'stands for these blocks')]
        return taken?.shared === name ? [toUse(from, { pointer: `${pointer}/shared`, where }, 'come from it')] : []
      }),
    ),
  ]
}

/** The lists that show a page, or leave it out by its name. */
function listsOf({ map }: SiteFiles, page: Entry): Use[] {
  return map.entries.flatMap((from) =>
    listingsOf(from).flatMap((listing) => {
      const { collection, where, pointer } = listing
      const named = namesIn(listing, page.route)
      if (named.length > 0)
        return named.map((place) =>
          toUse(from, place, place.pointer.includes('/except/') ? 'leaves it out' : 'lists it'),
        )
      const isListed = map.shownOn(from).some(({ route }) => map.listed(collection, route).includes(page))
      return isListed ? [toUse(from, { pointer: `${pointer}/folder`, where }, 'lists it')] : []
    }),
  )
}

/** The places at which a list names a page. */
export function namesIn({ collection, pointer, where }: Listing, route: string | null): Link['place'][] {
  const { folder, only = [], except, older } = collection
  const name = nameIn(folder, route)
  return Object.entries({ only, except, older }).flatMap(([field, names]) =>
    names.flatMap((one, index) => (one === name ? [{ pointer: `${pointer}/${field}/${index}`, where }] : [])),
  )
}

/** The places of a token: links.signUp */
export function usesOfToken(site: SiteFiles, name: string): Use[] {
  return site.map.entries.flatMap((entry) =>
    entry.facts.tokens.flatMap((token) => (token.name === name ? [toUse(entry, token.place, `says {${name}}`)] : [])),
  )
}

/** The blocks that show a picture, by the name of its file in the folder of pictures. */
export function usesOfPicture(site: SiteFiles, name: string): Use[] {
  return site.map.entries.flatMap((entry) =>
    entry.facts.blocks.flatMap(({ pictures, where }) =>
      pictures.flatMap(({ src, pointer }) => (src === name ? [usedAs(entry, { pointer, where })] : [])),
    ),
  )
}

/** The entries that name something: the others need not be parsed. */
const naming = (site: SiteFiles, name: string) =>
  site.map.entries.filter(({ source }) => source.text.includes(JSON.stringify(name)))

/** The blocks of a type. */
export function usesOfBlock(site: SiteFiles, type: string): Use[] {
  return naming(site, type).flatMap((entry) =>
    blocksOf(entry.value.get()).flatMap((block, index) => {
      if (!isGroup(block) || block.type !== type) return []
      const pointer = `/blocks/${index}/type`
      const where = entry.facts.blocks.find((one) => pointer === `${one.pointer}/type`)?.where ?? ''
      return [
        {
          entry,
          pointer,
          file: entry.source.file,
          ...positionOf(entry, { pointer, where }),
          where,
          what: typeof block.title === 'string' ? quote(block.title) : 'a block of this type',
        },
      ]
    }),
  )
}

/** The fields that show a drawing or, with the format of marks, a drawn mark. */
export function usesOfDrawing(site: SiteFiles, name: string, format: 'drawing' | 'mark' = 'drawing'): Use[] {
  return naming(site, name).flatMap((entry) => {
    const uses: Use[] = []
    const text = (found: Text) => {
      if (found.schema.format === format && found.text === name) uses.push(usedAs(entry, placeOf(found)))
    }
    walk(documentKind(entry), entry.value.get(), [{ text }])
    return uses
  })
}

/** The schema that a document follows. */
export const documentKind = ({ kind }: Entry) => (kind === 'site' || kind === 'shared' ? kind : 'page')

/** A use by what the picture or the drawing is there: "used as the mark of the 2nd partner". */
function usedAs(entry: Entry, place: Link['place']): Use {
  const label = labelAt(entry, place.pointer).replace(/^the (?:file|name) of /, '')
  return { ...toUse(entry, place, ''), where: `${place.where}:`, what: `used as ${label || 'a picture'}` }
}

/** A place of a document as a use. `what` says what is there. */
export function toUse(entry: Entry, place: Link['place'], what: string): Use {
  const label = labelAt(entry, place.pointer)
  return {
    entry,
    pointer: place.pointer,
    file: entry.source.file,
    ...positionOf(entry, place),
    where: label === '' ? place.where : `${place.where}: ${label}`,
    what,
  }
}

/** "the address of the link “Read more”": the field in the words of its schema, and those of the entry that it is in. */
function labelAt(entry: Entry, pointer: string): string {
  const [first, index = '', ...rest] = partsOf(pointer)
  const value = entry.value.get()
  if (first !== 'blocks') return placeWords(documentSchemas[documentKind(entry)], stepsTo(value, partsOf(pointer)))
  const block = blocksOf(value)[Number(index)]
  const schema = isGroup(block) ? blockSchema(String(block.type)) : undefined
  return schema && rest.length > 0 ? placeWords(schema, stepsTo(block, rest)) : ''
}

function stepsTo(value: unknown, keys: readonly string[]): Step[] {
  let at = value
  return keys.map((key) => {
    at = typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined
    return { key, value: at }
  })
}

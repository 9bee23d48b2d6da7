import { asksFor, type Collection } from '../../facts/index.ts'
import { setValue } from '../../json/index.ts'
import { either, quote } from '../../../model/words.ts'
import { perDocument } from '../perDocument.ts'
import { advice, error, type Rule, type SiteDocument, type SiteFound, warning, type WholeSite } from '../rule.ts'

/** Rules of lists that show the pages of a folder, or entries of a shared document. */
export const collectionRules = {
  listFolder: error(
    'Lists name a folder that has pages',
    'The list would be empty.',
    'Write the name of the folder in pages, such as "case-studies".',
  ),
  listPage: error(
    'Lists name pages that are in their folder',
    'The entry would be missing in the list, or a page that is to be left out would be shown.',
    'Write the name of the file without .json, such as "kredapay".',
  ),
  listEmpty: error(
    'Lists have entries',
    'Visitors would see a heading with nothing under it.',
    'Remove the block, or let it list other pages.',
  ),
  listEntry: error(
    'Lists name entries that are in the shared file',
    'The entry would be missing in the list, or one that is to be left out would be shown.',
    'Write the name as it is in the shared file, letter by letter.',
  ),
  entryUnlisted: warning(
    'Lists show the entries of a shared file',
    'An entry that no list names is kept up to date for nobody.',
    'Write its name into "only" of a list, or remove "only": then the list shows all entries.',
    { site: unlisted },
  ),
  listedWithout: warning(
    'Listed pages have what the list shows',
    'The entry of a page is taken from one of its blocks. Without this block the page is missing in the list.',
    'Add the block, move the file to another folder, or name it in "except" of the list.',
    { site: eachListed(checkBlock) },
  ),
  listedUndated: advice(
    'Pages have a first day where the newest one is listed first',
    'A page without a first day counts as the oldest one, and may be left out of a short list.',
    'Write the first day on which visitors see the page: "from": "2026-12-01". Nobody knows it? Name the page in "older" of the list.',
    { site: eachListed(checkDay) },
  ),
} satisfies Record<string, Rule>

/** A page that a list asks for. */
interface Listed {
  page: SiteDocument
  /** The document of the list, the first one of several. */
  list: SiteDocument
  collection: Collection
  today: string | undefined
}

type Look = (listed: Listed) => Omit<SiteFound, 'document'> | undefined

/** A check of all pages that lists ask for. What several lists miss in one page is reported once. */
function eachListed(look: Look) {
  return ({ map, today }: WholeSite): readonly SiteFound[] => {
    const found = new Map<SiteDocument, SiteFound>()
    for (const { list, collection } of listsIn(map)) {
      for (const page of map.folders.pages(collection.folder)) {
        if (found.has(page) || !page.sound || !asksFor(collection, page.route, page.facts)) continue
        const one = look({ page, list, collection, today })
        if (one) found.set(page, { document: page, ...one })
      }
    }
    return [...found.values()]
  }
}

/** The lists of the site; of those that ask for the same, the first one. */
function listsIn({ entries }: WholeSite['map']): readonly Omit<Listed, 'page' | 'today'>[] {
  const lists = new Map<string, Omit<Listed, 'page' | 'today'>>()
  for (const list of entries)
    for (const { collection, key } of collectionsOf(list)) if (!lists.has(key)) lists.set(key, { list, collection })
  return [...lists.values()]
}

const namedCollections = perDocument(({ facts }) =>
  facts.lists.map((collection) => ({ collection, key: JSON.stringify(collection) })),
)

/** Nearly no document has a list, and of ten thousand without one nothing need be noted. */
const collectionsOf = (document: SiteDocument) => (document.facts.lists.length > 0 ? namedCollections(document) : [])

function checkBlock({ page, list, collection: { of } }: Listed) {
  if (page.facts.offers.includes(of)) return undefined
  const message = `This page has no block of the type ${quote(of)}, from which ${list.source.file} takes the entry of each page in this folder.`
  return { place: { pointer: '/blocks', where: 'Page' }, message }
}

function checkDay({ page, list, collection: { folder, of, sort, older }, today }: Listed) {
  if (sort !== 'newest' || page.facts.showing.from !== undefined || !page.facts.offers.includes(of)) return undefined
  if (older.some((name) => page.route === `/${folder}/${name}`)) return undefined
  const message = `This page has no first day, so it counts as the oldest. The list in ${list.source.file} begins with the newest.`
  const day = today ?? '2026-12-01'
  const hint = `Write "from": "${day}" above "blocks", with its first day. Nobody knows it? Name the page in "older" of the list.`
  const edits = setValue(page.source, '/from', day, ['$schema', 'title', 'description', 'from'])
  // Nobody but the editor knows the day.
  const fix = { title: `Write "from": "${day}"`, certain: false, edits }
  return { place: { pointer: '/title', where: 'Page' }, message, hint, fix }
}

/** The entries of shared documents that no list shows, where all lists of them name those that they show. */
function unlisted({ map }: WholeSite): readonly SiteFound[] {
  // What a document with errors names is unknown.
  if (map.unsure) return []
  const named = new Map<string, { file: string; only: readonly string[] | undefined }[]>()
  const used = new Set<string>()
  for (const document of map.entries) {
    for (const use of document.facts.shows) used.add(use)
    for (const { shared, only, except } of document.facts.takes) {
      const lists = named.get(shared) ?? []
      named.set(shared, [...lists, { file: document.source.file, only: only && [...only, ...except] }])
    }
  }
  return [...named].flatMap(([name, lists]): SiteFound[] => {
    const document = map.shared.get(name)
    const [file = '', ...others] = new Set(lists.map((list) => list.file))
    const enough = others.length > 0 ? `, or in ${either(others)}: once is enough` : ''
    if (!document?.sound || used.has(name)) return []
    // A name that is there nowhere is a slip, which has its finding: perhaps one of these was meant.
    const known = document.facts.blocks.flatMap(({ entries }) => entries.map((entry) => entry.name))
    if (lists.some(({ only }) => only?.some((one) => !known.includes(one)))) return []
    const isListed = (entry: string) => lists.some(({ only }) => !only || only.includes(entry))
    return document.facts.blocks.flatMap(({ entries, where }) =>
      entries.flatMap((entry): SiteFound[] => {
        if (isListed(entry.name)) return []
        const message = `No list shows ${quote(entry.name)}, so visitors do not see it.`
        const hint = `Write this name into the chosen entries ("only") of the list in ${file}${enough}.`
        return [{ document, place: { pointer: entry.pointer, where }, message, hint }]
      }),
    )
  })
}

import { asksFor, type Collection, hasBlock } from '../../facts/index.ts'
import { quote } from '../../../model/words.ts'
import { advice, error, type Rule, type SiteDocument, type SiteFound, warning, type WholeSite } from '../rule.ts'

/** Rules of lists that show the pages of a folder. */
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
}

type Look = (listed: Listed) => Omit<SiteFound, 'document'> | undefined

/** A check of all pages that lists ask for. What several lists miss in one page is reported once. */
function eachListed(look: Look) {
  return ({ map }: WholeSite): readonly SiteFound[] => {
    const found = new Map<SiteDocument, SiteFound>()
    for (const { list, collection } of listsIn(map)) {
      for (const page of map.folders.pages(collection.folder)) {
        if (found.has(page) || !page.sound || !asksFor(collection, page.route, page.facts)) continue
        const one = look({ page, list, collection })
        if (one) found.set(page, { document: page, ...one })
      }
    }
    return [...found.values()]
  }
}

/** The lists of the site; of those that ask for the same, the first one. */
function listsIn({ entries }: WholeSite['map']): readonly Omit<Listed, 'page'>[] {
  const lists = new Map<string, Omit<Listed, 'page'>>()
  for (const list of entries)
    for (const { collection } of list.facts.blocks) {
      const key = collection && JSON.stringify(collection)
      if (collection && key !== undefined && !lists.has(key)) lists.set(key, { list, collection })
    }
  return [...lists.values()]
}

function checkBlock({ page, list, collection: { of } }: Listed) {
  if (hasBlock(page.facts, of)) return undefined
  const message = `This page has no block of the type ${quote(of)}, from which ${list.source.file} takes the entry of each page in this folder.`
  return { place: { pointer: '/blocks', where: 'Page' }, message }
}

function checkDay({ page, list, collection: { folder, of, sort, older } }: Listed) {
  if (sort !== 'newest' || page.facts.showing.from !== undefined || !hasBlock(page.facts, of)) return undefined
  if (older.some((name) => page.route === `/${folder}/${name}`)) return undefined
  const message = `This page has no first day, so it counts as the oldest. The list in ${list.source.file} begins with the newest.`
  return { place: { pointer: '/title', where: 'Page' }, message }
}

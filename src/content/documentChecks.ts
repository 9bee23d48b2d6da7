import { checkClosing, checkHead, checkHeadings, checkLinks, checkWeight, type PlacedBlock } from './checks/pages.ts'
import { checkPhrases, type PhraseFinder, phraseFinder, phrasesOf } from './checks/phrases.ts'
import type { Remark } from './checks/texts.ts'
import type { Entry } from './entry.ts'
import { parseJson } from './json.ts'
import type { SiteMap } from './siteMap.ts'
import { replaceTokens } from './tokens.ts'

/** What the words of all documents are checked with: it comes from the site's document. */
export interface Style {
  tokens: ReadonlyMap<string, string>
  /** The same for two styles that are the same. */
  key: string
  find: PhraseFinder
}

const none: Style = { tokens: new Map(), key: '', find: () => [] }
const styles = new WeakMap<Entry, Style>()

/** The style of a site; without its document there are no tokens, and no words are out. */
export function styleOf(site: Entry | undefined): Style {
  if (!site?.sound) return none
  const known = styles.get(site)
  if (known) return known
  const phrases = phrasesOf(valueOf(site))
  const key = JSON.stringify([...site.tokens, phrases])
  const style = { tokens: site.tokens, key, find: phraseFinder(phrases) }
  styles.set(site, style)
  return style
}

const valueOf = ({ source }: Entry) => parseJson(source.text).value

/** The shared documents that a page uses; null when one of them is missing or has errors, so that the page is not known. */
function sharedOf(entry: Entry, map: SiteMap): Entry[] | null {
  const found: Entry[] = []
  for (const { use } of entry.facts.blocks) {
    if (use === undefined) continue
    const shared = map.shared.get(use)
    if (!shared?.sound) return null
    found.push(shared)
  }
  return found
}

/** Remarks on the words of a document and on the page that it makes together with its shared documents. */
export function checkDocument(entry: Entry, map: SiteMap, style: Style): Remark[] {
  if (!entry.sound) return []
  const remarks = [...entry.wording.remarks, ...checkWords(entry, style)]
  if (entry.kind !== 'page' && entry.kind !== 'notFound') return remarks
  if (map.site?.sound) remarks.push(...checkHead(entry.facts, style.tokens))
  const shared = sharedOf(entry, map)
  if (!shared) return remarks
  const blocks = placedBlocks(entry, map)
  const characters = shared.reduce((sum, { source }) => sum + source.text.length, entry.source.text.length)
  return remarks.concat(
    checkHeadings(blocks),
    checkClosing(blocks),
    checkLinks(blocks),
    checkWeight(blocks, characters),
  )
}

/** Most files hold none of the words, which their text tells as it stands; only the others are taken apart again. */
function checkWords(entry: Entry, { find, tokens }: Style): Remark[] {
  if (entry.kind === 'other') return []
  const { text } = entry.source
  if (!text.includes('\\u') && entry.kind !== 'site' && find(replaceTokens(text, tokens)).length === 0) return []
  return checkPhrases(entry.kind === 'notFound' ? 'page' : entry.kind, valueOf(entry), find, tokens)
}

function placedBlocks(entry: Entry, map: SiteMap): PlacedBlock[] {
  return entry.wording.blocks.flatMap((block, index): PlacedBlock[] => {
    const fact = entry.facts.blocks[index]
    if (fact?.use === undefined) return [block]
    const broughtBy = { pointer: `${fact.pointer}/use`, where: fact.where }
    return (map.shared.get(fact.use)?.wording.blocks ?? []).map((brought) => ({ ...brought, broughtBy }))
  })
}

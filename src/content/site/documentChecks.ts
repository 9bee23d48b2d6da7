import type { PlacedBlock, TextFinding } from '../wording/index.ts'
import { checksOf, searchWords, type Style, styleOf } from '../rules/index.ts'
import { type Entry, type Hash, sumOf } from '../entry/index.ts'
import type { SiteMap } from './siteMap.ts'
import { isShownOn } from '../../model/showing.ts'

const none = styleOf(new Map(), undefined, '')
const styles = new WeakMap<Entry, Style>()

/** The style of a site; without its document there are no tokens, and no words are out. */
export function styleOfSite(site: Entry | undefined): Style {
  if (!site?.sound) return none
  const style = styles.get(site) ?? styleOf(site.tokens, site.value.get(), site.source.file)
  styles.set(site, style)
  return style
}

const [onHead, onPage] = [checksOf('head'), checksOf('page')]

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

/**
 * Findings on the words of a document and on the page that it makes together with its shared documents. `faulty`: what
 * has a finding already, as {@link placeKey} names it.
 */
export function checkDocument(entry: Entry, map: SiteMap, style: Style, faulty: ReadonlySet<string>): TextFinding[] {
  const { slips } = entry.facts
  // What a slip is does not depend on what else is wrong with the document; the rest waits until that is fixed.
  if (!entry.sound && !entry.isParsed) return slips
  if (!entry.sound)
    return [...slips, ...besideFindings([...entry.wording.findings, ...checkWords(entry, style)], entry)]
  const texts = [...slips, ...entry.wording.findings, ...checkWords(entry, style)]
  if (entry.kind !== 'page' && entry.kind !== 'notFound') return texts
  if (map.site?.sound) onHead(texts, entry.facts, style.tokens)
  const shared = sharedOf(entry, map)
  if (!shared) return texts
  const placed = placedBlocks(entry, map)
  const blocks = faulty.size === 0 ? placed : withoutLinks(placed, faulty)
  const characters = shared.reduce((sum, { source }) => sum + source.text.length, entry.source.text.length)
  onPage(texts, { blocks, source: entry.source, characters }, undefined)
  return texts
}

const ofStyles = new WeakMap<Style, string>()

function hashOfStyle(style: Style, hash: Hash): string {
  const known = ofStyles.get(style) ?? hash(style.key)
  ofStyles.set(style, known)
  return known
}

/**
 * All that {@link checkDocument} looks at beside a document in which nothing is faulty, as a short text: the style, the shared
 * documents, and the day where it matters. A site's document with an error has no style. As long as it is the same, the document has the same findings. Undefined: there is
 * no hash.
 */
export function wordsBasis(entry: Entry, map: SiteMap, style: Style): string | undefined {
  const { hash, today = '' } = map.view
  if (!hash) return undefined
  let isDated = entry.facts.dated
  let texts = ''
  for (const name of entry.facts.shows) {
    const shared = map.shared.get(name)
    isDated ||= shared?.facts.dated ?? false
    texts += `,${shared ? sumOf(shared, hash) : ''}`
  }
  return `${hashOfStyle(style, hash)},${isDated ? today : ''}${texts}`
}

/** Findings on what has no finding itself, is in nothing that has one, and holds nothing that has one. */
function besideFindings(texts: readonly TextFinding[], { findings }: Entry): TextFinding[] {
  const faulty = findings.flatMap(({ pointer, severity }) => (severity === 'error' ? [pointer] : []))
  const holds = (outer: string, inner: string) => outer === inner || inner.startsWith(`${outer}/`)
  return texts.filter(({ place: { pointer } }) =>
    faulty.every((finding) => finding !== '' && pointer !== '' && !holds(finding, pointer) && !holds(pointer, finding)),
  )
}

function checkWords({ kind, source, value }: Entry, style: Style): TextFinding[] {
  if (kind === 'other') return []
  return searchWords({ source, kind: kind === 'notFound' ? 'page' : kind, style }, () => value.get())
}

function placedBlocks(entry: Entry, map: SiteMap): PlacedBlock[] {
  const placed: PlacedBlock[] = []
  // Of two notices that follow each other by their days, a page shows one.
  const isShown = ({ facts }: Entry, index: number) => isShownOn(facts.blocks[index]?.showing ?? {}, map.view.today)
  for (const [index, block] of entry.wording.blocks.entries()) {
    const fact = entry.facts.blocks[index]
    if (fact?.use === undefined) {
      if (isShown(entry, index)) placed.push(block)
      continue
    }
    const broughtBy = { pointer: `${fact.pointer}/use`, where: fact.where }
    const shared = map.shared.get(fact.use)
    for (const [at, brought] of shared?.wording.blocks.entries() ?? [])
      if (isShown(shared as Entry, at)) placed.push({ ...brought, broughtBy })
  }
  return placed
}

/** The name of a place in a document among those of all documents. */
export const placeKey = (file: string, pointer: string): string => `${file}#${pointer}`

/** Nobody knows where a faulty address was meant to lead, and one slip is one finding. */
const withoutLinks = (blocks: readonly PlacedBlock[], faulty: ReadonlySet<string>): PlacedBlock[] =>
  blocks.map((block) => ({ ...block, links: block.links.filter(({ at }) => !faulty.has(placeKey(block.file, at))) }))

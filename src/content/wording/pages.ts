import { blockSchema, documentSchemas, mainTitleSwitch, type Schema, suggestedType } from '../schema/index.ts'
import type { Place } from '../facts/index.ts'
import { child, removeEntry, type Source } from '../json/index.ts'
import { replaceTokens } from '../fields/index.ts'
import { count, lower, quote, upper } from '../../model/words.ts'
import { type Heading, isSkip, type Outline } from './headings.ts'
import type { LinkWords } from './linkTexts.ts'
import type { TextFinding } from './texts.ts'

/** What a block adds to the page on which it is, whichever document it was written in. */
export interface BlockSummary {
  /** The file in which it was written. */
  file: string
  type: string
  place: Place
  outline: Outline
  links: LinkWords[]
  drawings: number
  /** It has the main title only because a field of it says so. */
  choosesMain: boolean
}

/** A block on a page: its summary, and the place in the page's own document that brings it there. */
export interface PlacedBlock extends BlockSummary {
  /** Undefined: it was written in the page itself. */
  broughtBy?: Place
}

/** What a page may hold before it is slow to load and tiring to read. The largest page of the site has about half. */
export const pageLimits = { characters: 20_000, blocks: 16, drawings: 24 } as const

/** Whether a block asks the reader for the last step. */
const isClosing = ({ type }: BlockSummary): boolean => blockSchema(type)?.closing === true

const placeIn = (block: PlacedBlock, place: Place): Place => block.broughtBy ?? place
const placeOf = (block: PlacedBlock, { pointer }: Heading): Place =>
  placeIn(block, { pointer, where: block.place.where })
const named = ({ broughtBy, place }: PlacedBlock) => (broughtBy ? `${broughtBy.where} (${place.where})` : place.where)

/** A page has one main title, which is before all other headings; levels go down one by one. `source`: the page's own text. */
export function checkHeadings(blocks: readonly PlacedBlock[], source: Source): TextFinding[] {
  const mains: { block: PlacedBlock; heading: Heading }[] = []
  for (const block of blocks) for (const heading of block.outline.mains) mains.push({ block, heading })
  const [first, ...others] = mains
  if (!first) {
    const message = 'No block of this page has the main title, so search engines and screen readers miss it.'
    const hint = `Begin the page with a block that has one, such as ${quote(suggestedType('mainTitle'))}.`
    return [{ code: 'mainTitle', place: { pointer: '/blocks', where: 'Page' }, message, hint }]
  }
  const findings: TextFinding[] = others.map(({ block, heading }) => ({
    code: 'mainTitle',
    place: placeOf(block, heading),
    message: `This page has its main title already: ${upper(named(first.block))}. A page has only one.`,
    ...wayOut(block, first.block, source),
  }))
  let last = 0
  for (const block of blocks) {
    const { first: own, skips } = block.outline
    if (!own) continue
    // One gap is one finding: what follows is measured against it.
    if (isSkip(last, own.level)) findings.push(skipped(block, own, last))
    for (const skip of skips) findings.push(skipped(block, skip, skip.before))
    last = block.outline.last
  }
  return findings
}

/** What to do about the main title of a block on a page that has one before it. */
function wayOut(block: PlacedBlock, first: PlacedBlock, source: Source): Pick<TextFinding, 'hint' | 'fix'> {
  const field = (type: string) => mainTitleSwitch(type) ?? ''
  if (block.choosesMain) {
    const hint = `Remove ${quote(field(block.type))}: true ${block.broughtBy ? `in ${block.file}` : 'here'}. The title stays, as the title of a section.`
    const pointer = child(block.place.pointer, field(block.type))
    return { hint, fix: block.broughtBy ? undefined : removeEntry(source, pointer, false) }
  }
  if (first.choosesMain)
    return { hint: `Remove ${quote(field(first.type))}: true there, or use a block without a main title here.` }
  if (block.type !== suggestedType('mainTitle')) return { hint: 'Remove this block, or give it a page of its own.' }
  const better =
    block.drawings > 0
      ? `A ${quote(suggestedType('drawing'))} shows words beside a drawing`
      : `A ${quote(suggestedType('words'))} holds words and a link`
  const name = lower(blockSchema(block.type)?.title ?? 'block')
  return { hint: `Keep one ${name}. ${better}, under a section title.` }
}

function skipped(block: PlacedBlock, heading: Heading, before: number): TextFinding {
  const message = `This heading has level ${heading.level}, but the one before it has level ${before}: level ${before + 1} is left out.`
  const hint = 'Give the block a "title" above its entries, or write the heading one level higher.'
  return { code: 'headingSkip', place: placeOf(block, heading), message, hint }
}

/** One closing call at most, at the end of the page: a second one asks the reader the same again. */
export function checkClosing(blocks: readonly PlacedBlock[]): TextFinding[] {
  const [first, ...others] = blocks.filter(isClosing)
  if (first && others.length === 0 && blocks.at(-1) !== first) {
    const message = `The closing call is the last block of a page, but ${lower(named(blocks.at(-1) ?? first))} comes after it.`
    const hint = 'Move the closing call to the end of "blocks".'
    return [{ code: 'closingEarly', place: placeIn(first, first.place), message, hint }]
  }
  return others.map((block) => ({
    code: 'closingTwice',
    place: placeIn(block, block.place),
    message: `This page has its closing call already: ${upper(first ? named(first) : '')}. Keep one of them.`,
  }))
}

/** A block that works with another one has it on its page. */
export function checkNeeds(blocks: readonly PlacedBlock[]): TextFinding[] {
  return blocks.flatMap((block) => {
    const needed = blockSchema(block.type)?.needs
    if (needed === undefined || blocks.some(({ type }) => type === needed)) return []
    const message = `This block does nothing here: the page has no block of the type ${quote(needed)}.`
    const hint = `Add a ${quote(needed)} block to this page, or remove this one.`
    return [{ code: 'blockAlone', place: placeIn(block, block.place), message, hint }]
  })
}

/** The same words lead to one place only. */
export function checkLinks(blocks: readonly PlacedBlock[]): TextFinding[] {
  const seen = new Map<string, string>()
  const findings: TextFinding[] = []
  const first = blocks.find(isClosing)
  for (const block of blocks) {
    // A second closing call is a finding of its own.
    if (isClosing(block) && block !== first) continue
    for (const { words, href, place } of block.links) {
      const key = words.trim().toLowerCase()
      const other = seen.get(key)
      if (other === undefined) seen.set(key, href)
      else if (other !== href) {
        const message = `${quote(words)} leads to ${quote(href)} here, and to ${quote(other)} further up on this page.`
        const hint = 'Say in the words of each link where it leads.'
        findings.push({ code: 'linkSame', place: placeIn(block, place), message, hint })
      }
    }
  }
  return findings
}

/** The page is larger than readers and slow connections bear. One finding, for what is worst. */
export function checkWeight(blocks: readonly PlacedBlock[], characters: number): TextFinding[] {
  const drawings = blocks.reduce((sum, block) => sum + block.drawings, 0)
  const parts = [
    { what: 'block', number: blocks.length, most: pageLimits.blocks },
    { what: 'drawing', number: drawings, most: pageLimits.drawings },
    { what: 'character', number: characters, most: pageLimits.characters },
  ].filter(({ number, most }) => number > most)
  const [worst] = parts.sort((a, b) => b.number / b.most - a.number / a.most)
  if (!worst) return []
  const { what, number, most } = worst
  const message = `This page has ${count(number, what)}; ${most} are the most that load quickly and can be read.`
  const hint = 'Divide the page, and let the first one lead to the second.'
  return [{ code: 'pageHeavy', place: { pointer: '/blocks', where: 'Page' }, message, hint }]
}

/** Title and description fit into search results when their tokens are replaced. */
export function checkHead(
  head: { title: string; description: string },
  tokens: ReadonlyMap<string, string>,
): TextFinding[] {
  const fields: Record<string, Schema | undefined> = documentSchemas.page.properties ?? {}
  return (['title', 'description'] as const).flatMap((key): TextFinding[] => {
    const { length } = replaceTokens(head[key], tokens)
    const { minLength: least = 0, maxLength: most = length } = fields[key] ?? {}
    if (length >= least && length <= most) return []
    const finding = length < least ? `at least ${least}` : `at most ${most}`
    const message = `With its tokens replaced the ${key} has ${count(length, 'character')}; it needs ${finding}.`
    const hint = length > most ? 'Search engines cut the rest.' : undefined
    return [
      {
        code: key === 'title' ? 'titleLength' : 'descriptionLength',
        place: { pointer: `/${key}`, where: 'Page' },
        message,
        hint,
      },
    ]
  })
}

import { child, removeEntry, type Source } from '../../json/index.ts'
import { blockSchema, mainTitleSwitch, suggestedType } from '../../schema/index.ts'
import {
  type Found,
  type Heading,
  isSkip,
  noFindings,
  type PlacedBlock,
  placeIn,
  shownName,
} from '../../wording/index.ts'
import { lower, quote, upper } from '../../../model/words.ts'
import { advice, judgement, type Rule, type WholePage, warning } from '../rule.ts'
import { checkTitleCount } from '../titleCount.ts'

/** Rules for people who find their way in a page by its headings. */
export const headingRules = {
  mainTitle: judgement(
    'Every page has exactly one main title',
    'The main title says what the page is about, to search engines and to people who hear it. Two of them say two things.',
    'Begin the page with a block that has a main title, and use no second one.',
    { page: checkMainTitles },
  ),
  headingSkip: warning(
    'Headings go down one level at a time',
    'People who hear the page move from heading to heading. Where a level is left out, they look for a part that is not there.',
    'Give the block a "title" above its entries, or use the next level in running text.',
    { page: checkLevels },
  ),
  titleCount: advice(
    'A title counts what is below it',
    'Readers count. Where the title says four and five are below it, they look for a mistake in everything else.',
    'Write the number that is there, or a title without a number: it stays right when an entry is added.',
    { group: checkTitleCount },
  ),
} satisfies Record<string, Rule>

const placeOf = (block: PlacedBlock, { pointer }: Heading) => placeIn(block, { pointer, where: block.place.where })

/** A page has one main title, which is before all other headings. */
function checkMainTitles({ blocks, source }: WholePage): Found[] {
  const mains = blocks.flatMap((block) => block.outline.mains.map((heading) => ({ block, heading })))
  const [first, ...others] = mains
  if (!first) {
    const message = 'No block of this page has the main title, so search engines and screen readers miss it.'
    const hint = `Begin the page with a block that has one, such as ${quote(suggestedType('mainTitle'))}.`
    return [{ place: { pointer: '/blocks', where: 'Page' }, message, hint }]
  }
  return others.map(({ block, heading }) => ({
    place: placeOf(block, heading),
    message: `This page has its main title already: ${upper(shownName(first.block))}. A page has only one.`,
    ...wayOut(block, first.block, source),
  }))
}

/** What to do about the main title of a block on a page that has one before it. */
function wayOut(block: PlacedBlock, first: PlacedBlock, source: Source): Pick<Found, 'hint' | 'fix'> {
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

/** Levels go down one by one. */
function checkLevels({ blocks }: WholePage): readonly Found[] {
  // Where there is no main title, that is the one mistake.
  if (blocks.every(({ outline }) => outline.mains.length === 0)) return noFindings
  const findings: Found[] = []
  let last = 0
  for (const block of blocks) {
    const { first, skips } = block.outline
    if (!first) continue
    // One gap is one finding: what follows is measured against it.
    if (isSkip(last, first.level)) findings.push(skipped(block, first, last))
    for (const skip of skips) findings.push(skipped(block, skip, skip.before))
    last = block.outline.last
  }
  return findings
}

function skipped(block: PlacedBlock, heading: Heading, before: number): Found {
  const message = `This heading has level ${heading.level}, but the one before it has level ${before}: level ${before + 1} is left out.`
  const hint = 'Give the block a "title" above its entries, or write the heading one level higher.'
  return { place: placeOf(block, heading), message, hint }
}

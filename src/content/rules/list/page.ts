import { hasBlock } from '../../facts/index.ts'
import { replaceTokens } from '../../fields/index.ts'
import { blockSchema, documentSchemas, mainTitleSwitch } from '../../schema/index.ts'
import { type BlockSummary, type Found, noFindings, placeIn, shownName } from '../../wording/index.ts'
import { bringsMainTitle } from '../../../model/social.ts'
import { count, lower, quote, upper } from '../../../model/words.ts'
import { type Checks, type Rule, type WholePage, warning } from '../rule.ts'

/** What a page may hold before it is slow to load and tiring to read. The largest page of the site has about half. */
const limits = { characters: 20_000, blocks: 16, drawings: 24 } as const

/** Whether a block asks the reader for the last step. */
export const isClosing = ({ type }: BlockSummary): boolean => blockSchema(type)?.closing === true

/** Whether a block has the main title of the page. */
const isHead = ({ type, choosesMain }: BlockSummary): boolean =>
  choosesMain || (bringsMainTitle(type) && mainTitleSwitch(type) === undefined)

/** Rules of what is on a page together. */
export const pageRules = {
  closingTwice: warning(
    'A page has one closing call',
    'A reader who is asked for the last step twice takes neither call seriously.',
    'Keep the one at the end of the page.',
    {
      page({ blocks }) {
        const [first, ...others] = blocks.filter(isClosing)
        return others.map((block) => ({
          place: placeIn(block, block.place),
          message: `This page has its closing call already: ${upper(first ? shownName(first) : '')}. Keep one of them.`,
        }))
      },
    },
  ),
  closingEarly: warning(
    'The closing call ends the page',
    'It asks for the last step. What comes after it is read by few, who have been asked already.',
    'Move it after all other blocks.',
    {
      page({ blocks }) {
        const [first, ...others] = blocks.filter(isClosing)
        const last = blocks.at(-1)
        if (!first || !last || others.length > 0 || last === first) return noFindings
        const message = `The closing call is the last block of a page, but ${lower(shownName(last))} comes after it.`
        const hint = 'Move the closing call to the end of the page.'
        return [{ place: placeIn(first, first.place), message, hint }]
      },
    },
  ),
  blockAlone: warning(
    'A block has what it works with',
    'Some blocks do something with others of the same page. Without these they are shown, and do nothing.',
    'Add the block that it needs, or remove it.',
    {
      page: (page) =>
        page.blocks.flatMap((block) => {
          const needed = blockSchema(block.type)?.needs
          if (needed === undefined || hasBlock(page, needed)) return []
          const message = `This block does nothing here: the page has no block of the type ${quote(needed)}.`
          const hint = `Add a ${quote(needed)} block to this page, or remove this one.`
          return [{ place: placeIn(block, block.place), message, hint }]
        }),
    },
  ),
  lineCut: warning(
    'A line runs on from the head of the page into the block below it',
    'Where something is between the two, the line ends at nothing and begins again in the air.',
    'Move what is between them below that block.',
    {
      page({ blocks }) {
        const at = blocks.findIndex(({ type }) => blockSchema(type)?.joinsHead)
        const head = blocks.slice(0, Math.max(at, 0)).findLastIndex(isHead)
        const [between, joined] = [blocks[head + 1], blocks[at]]
        if (head < 0 || !between || !joined || between === joined) return noFindings
        const message = `A line runs from the head of the page into another block (${shownName(joined)}), and this block cuts it in two.`
        return [{ place: placeIn(between, between.place), message, hint: 'Move this block below that one.' }]
      },
    },
  ),
  pageHeavy: warning(
    'Pages stay light enough to load and to read',
    'Readers on slow phones wait for every block and drawing, and few people read that far.',
    'Divide the page, and let the first part lead to the second.',
    { page: checkWeight },
  ),
} satisfies Record<string, Rule>

/** One finding, for what is worst. */
function checkWeight({ blocks, characters }: WholePage): readonly Found[] {
  const drawings = blocks.reduce((sum, block) => sum + block.drawings, 0)
  const parts = [
    { what: 'block', number: blocks.length, most: limits.blocks },
    { what: 'drawing', number: drawings, most: limits.drawings },
    { what: 'character', number: characters, most: limits.characters },
  ].filter(({ number, most }) => number > most)
  const [worst] = parts.sort((a, b) => b.number / b.most - a.number / a.most)
  if (!worst) return noFindings
  const { what, number, most } = worst
  const message = `This page has ${count(number, what)}; ${most} are the most that load quickly and can be read.`
  const hint = 'Divide the page, and let the first one lead to the second.'
  return [{ place: { pointer: '/blocks', where: 'Page' }, message, hint }]
}

/** Whether it fits into search results when its tokens are replaced. */
const lengthOf = (key: 'title' | 'description'): Checks => ({
  head(head, tokens) {
    const { length } = replaceTokens(head[key], tokens)
    const { minLength: least = 0, maxLength: most = length } = documentSchemas.page.properties?.[key] ?? {}
    if (length >= least && length <= most) return noFindings
    const needed = length < least ? `at least ${least}` : `at most ${most}`
    const message = `With its tokens replaced the ${key} has ${count(length, 'character')}; it needs ${needed}.`
    const hint = length > most ? 'Search engines cut the rest.' : undefined
    return [{ place: { pointer: `/${key}`, where: 'Page' }, message, hint }]
  },
})

/** Whether no other page has the same: search results and browser tabs tell pages apart by it. */
const ownOf = (key: 'title' | 'description'): Checks => ({
  site: ({ index: { heads } }) =>
    [...heads[key]].flatMap(([text, documents]) => {
      if (text === '' || documents.length === 1) return []
      const [first, ...others] = documents.toSorted((a, b) => (a.key < b.key ? -1 : 1))
      const message = `The page ${first?.source.file} has the same ${key}. Every page needs its own.`
      return others.map((document) => ({ document, place: { pointer: `/${key}`, where: 'Page' }, message }))
    }),
})

/** Rules of what search results show. */
export const headRules = {
  titleTwice: warning(
    'Every page has its own title',
    'Search results, tabs and bookmarks show the title alone: two pages could not be told apart.',
    'Say in the title what only this page is about.',
    ownOf('title'),
  ),
  descriptionTwice: warning(
    'Every page has its own description',
    'Search engines show the description below the title, and readers choose by it.',
    'Say in the description what a reader finds on this page only.',
    ownOf('description'),
  ),
  titleLength: warning(
    'Titles fit into search results',
    'Search engines cut long titles, and a title of one word says too little. Tokens count with what they stand for.',
    'Say in 60 characters or fewer what only this page is about.',
    lengthOf('title'),
  ),
  descriptionLength: warning(
    'Descriptions fit into search results',
    'Search engines cut long descriptions, and replace short ones by words from the page that nobody chose.',
    'Write two sentences of 70 to 160 characters in all.',
    lengthOf('description'),
  ),
} satisfies Record<string, Rule>

import { blockSchema } from '../../schema/index.ts'
import { type BlockSummary, type Found, noFindings, placeIn, shownName } from '../../wording/index.ts'
import { count, lower, quote, upper } from '../../../model/words.ts'
import { type Rule, type WholePage, warning } from '../rule.ts'

/** What a page may hold before it is slow to load and tiring to read. The largest page of the site has about half. */
const limits = { characters: 20_000, blocks: 16, drawings: 24 } as const

/** Whether a block asks the reader for the last step. */
export const isClosing = ({ type }: BlockSummary): boolean => blockSchema(type)?.closing === true

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
        const hint = 'Move the closing call to the end of "blocks".'
        return [{ place: placeIn(first, first.place), message, hint }]
      },
    },
  ),
  blockAlone: warning(
    'A block has what it works with',
    'Some blocks do something with others of the same page. Without these they are shown, and do nothing.',
    'Add the block that it needs, or remove it.',
    {
      page: ({ blocks }) =>
        blocks.flatMap((block) => {
          const needed = blockSchema(block.type)?.needs
          if (needed === undefined || blocks.some(({ type }) => type === needed)) return []
          const message = `This block does nothing here: the page has no block of the type ${quote(needed)}.`
          const hint = `Add a ${quote(needed)} block to this page, or remove this one.`
          return [{ place: placeIn(block, block.place), message, hint }]
        }),
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

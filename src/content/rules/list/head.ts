import { replaceTokens } from '../../fields/index.ts'
import { documentSchemas } from '../../schema/index.ts'
import { noFindings } from '../../wording/index.ts'
import { count } from '../../../model/words.ts'
import { type Checks, type Rule, warning } from '../rule.ts'

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

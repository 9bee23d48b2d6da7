import { nearest } from './suggest.ts'
import { either } from '../../model/words.ts'

/** So many names are read in a hint; a list of all of them would bury the message. */
const mostNamed = 5

/** The pages of the guide that list all names of a kind. */
const lists = { tokens: 'words', types: 'blocks', drawings: 'drawings' } as const

/** For a word to which no name is near enough to be suggested, or for none (''): the nearest names, and where all are. */
export function listHint(kind: keyof typeof lists, word: string, names: readonly string[]): string {
  const all = `The guide shows all: npm run dev, then the page /_guide/${lists[kind]}.`
  if (word === '') return all
  const near = names.length <= mostNamed ? names : nearest(word, names, mostNamed)
  return near.length === 0
    ? all
    : `${names.length <= mostNamed ? 'There are' : 'The nearest are'} ${either(near, 'and')}. ${all}`
}

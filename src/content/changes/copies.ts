import { parseJson } from '../parse/index.ts'
import { type Saying, sayingsOf } from '../wording/index.ts'

/** The page of which another one is a copy. `same`: how many texts of it are still word for word in the copy. */
export interface Model {
  key: string
  same: number
}

/** Less than this is what two pages of one kind may say alike: labels and short titles count for nothing. */
const least = { words: 5, texts: 2, share: 0.5 } as const

/**
 * Finds out of which page a new one was copied: the one that says most of what it says, and half of it at least.
 * @param models the texts of the pages that were there before, by their keys
 */
export function modelFinder(models: ReadonlyMap<string, string>): (text: string) => Model | undefined {
  let sayers: Map<string, Set<string>> | undefined
  return (page) => {
    const own = sayingsIn(page)
    const telling = own.filter(isTelling)
    if (telling.length < least.texts) return undefined
    sayers ??= sayersOf(models)
    const counted = new Map<string, number>()
    for (const one of telling)
      for (const key of sayers.get(nameOf(one)) ?? []) counted.set(key, (counted.get(key) ?? 0) + 1)
    const [[key, number] = ['', 0]] = [...counted].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    if (number < least.texts || number < telling.length * least.share) return undefined
    const theirs = new Set(sayingsIn(models.get(key) ?? '').map(nameOf))
    return { key, same: own.filter((one) => theirs.has(nameOf(one))).length }
  }
}

function sayersOf(models: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const sayers = new Map<string, Set<string>>()
  for (const [key, text] of models)
    for (const name of sayingsIn(text).filter(isTelling).map(nameOf))
      sayers.set(name, (sayers.get(name) ?? new Set<string>()).add(key))
  return sayers
}

const isTelling = ({ count }: Saying) => count >= least.words
const nameOf = ({ key, text }: Saying) => `${key} ${text}`

/** What visitors read in the blocks of a page. */
const sayingsIn = (page: string): Saying[] => sayingsOf(parseJson(page).value)

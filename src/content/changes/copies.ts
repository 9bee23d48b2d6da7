import { parseJson } from '../parse/index.ts'
import { sayingsOf } from '../wording/index.ts'

/** The page of which another one is a copy. `same`: how many texts of it are still word for word in the copy. */
export interface Model {
  key: string
  same: number
}

/** Less than this is what two pages of one kind may say alike. */
const least = { texts: 5, share: 0.5 } as const

/**
 * Finds out of which page a new one was copied: the one that says most of what it says, and half of it at least.
 * @param models the texts of the pages that were there before, by their keys
 */
export function modelFinder(models: ReadonlyMap<string, string>): (text: string) => Model | undefined {
  let sayers: Map<string, Set<string>> | undefined
  return (page) => {
    const own = textsOf(page)
    if (own.length < least.texts) return undefined
    sayers ??= sayersOf(models)
    const same = new Map<string, number>()
    for (const text of own) for (const key of sayers.get(text) ?? []) same.set(key, (same.get(key) ?? 0) + 1)
    const [best] = [...same].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    return best && best[1] >= least.texts && best[1] >= own.length * least.share
      ? { key: best[0], same: best[1] }
      : undefined
  }
}

function sayersOf(models: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const sayers = new Map<string, Set<string>>()
  for (const [key, text] of models)
    for (const one of textsOf(text)) sayers.set(one, (sayers.get(one) ?? new Set<string>()).add(key))
  return sayers
}

/** What visitors read in the blocks of a page, with the names of the fields. */
const textsOf = (page: string): string[] => sayingsOf(parseJson(page).value).map(({ key, text }) => `${key} ${text}`)

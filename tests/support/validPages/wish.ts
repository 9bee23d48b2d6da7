import type { TextKind } from './words.ts'

export type Values = Record<string, unknown>

/** What a block is to be like. */
export interface Wish {
  texts: TextKind
  /** Which of the fields it could do without it has. */
  optional: 'all' | 'none' | 'some'
  /** How many entries its lists have. */
  lists: 'fewest' | 'most' | 'some'
  /** No text is longer than so many characters, unless its schema demands it. */
  mostText: number
  random: () => number
  /** A number that no other call of the same page gets. */
  next: () => number
}

/** One of them, by chance. */
export const pick = <Value>(all: readonly Value[], random: () => number): Value => {
  const chosen = all[Math.floor(random() * all.length)]
  if (chosen === undefined) throw new Error('There is nothing to choose from.')
  return chosen
}

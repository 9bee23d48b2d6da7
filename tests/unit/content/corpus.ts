import {
  type Case as OneCase,
  type Expected as OnePlace,
  readMistakes,
  siteOfCase,
} from '../../../scripts/rules/cases.ts'

/** A finding as it should be. */
export interface Expected extends OnePlace {
  where?: string
  hint?: string
  suggestions?: string[]
}

/** A mistake and its findings. */
export interface Case extends OneCase {
  out: Expected[]
  /** The slip is on so many lines, and so its fix does: 2 if nothing is said. */
  lines?: number
}

/** All mistakes of the corpus. */
export const cases: readonly Case[] = readMistakes()

/** The documents of the small site with the mistake of a case. */
export const textsOf = (input: Case['in']): Record<string, string> => siteOfCase({ in: input }).texts

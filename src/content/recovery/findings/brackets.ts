import type { RawFinding } from '../../finding/index.ts'
import { either } from '../../../model/words.ts'
import { closing, opening } from '../clues/layout.ts'
import { closerOf, type Opener } from '../state.ts'
import { at, edit, insert, lineOf } from './base.ts'
import { colonExtra, commaExtra } from './separators.ts'

// Brackets that are missing, too many, or of the wrong kind.

/** A bracket of the wrong kind around a group or list. The fix also changes its partner, when that is found. */
export const bracketsWrong = (place: number, found: string, wanted: '{' | '['): RawFinding => ({
  ...at(
    'bracketWrong',
    place,
    1,
    wanted === '{'
      ? `Fields with names go in { }, not in ${pairOf(found)}.`
      : `A list goes in [ ], not in ${pairOf(found)}: its entries have no names.`,
    edit(`Write ${pairOf(wanted)}`, place, 1, wanted),
  ),
  suggestions: [wanted],
})

const pairOf = (open: string) => (open === '{' ? '{ }' : open === '[' ? '[ ]' : '( )')

export const bracketWrong = (place: number, opened: string, found: string, wanted: string) => ({
  ...at(
    'bracketWrong',
    place,
    1,
    `The ${opened} is closed with ${found} here; it needs ${wanted}.`,
    edit(`Write ${wanted}`, place, 1, wanted),
  ),
  suggestions: [wanted],
})

/** Two closing brackets in the wrong order: `first` is wanted at the place of the other one. */
export const bracketsSwapped = (place: number, other: number, first: string, second: string): RawFinding => ({
  ...at('bracketWrong', place, 1, `These two brackets are in the wrong order: first comes ${first}, then ${second}.`),
  fix: {
    title: `Write ${first} before ${second}`,
    certain: true,
    edits: [
      { offset: place, length: 1, text: first },
      { offset: other, length: 1, text: second },
    ],
  },
})

export const bracketExtra = (place: number, character: string) =>
  at(
    'bracketExtra',
    place,
    1,
    `This ${character} closes nothing. Remove it.`,
    edit(`Remove ${character}`, place, 1, ''),
  )

/** A bracket opens that nobody has meant. */
export const openerExtra = (place: number, character: string): RawFinding =>
  at(
    'bracketExtra',
    place,
    1,
    `This ${character} is one too many. Remove it.`,
    edit(`Remove ${character}`, place, 1, ''),
  )

/** A bracket, a comma or a colon that nobody has meant. */
export function characterExtra(place: number, character: string): RawFinding {
  if (character === '{' || character === '[') return openerExtra(place, character)
  return character === ',' ? commaExtra(place) : character === ':' ? colonExtra(place) : bracketExtra(place, character)
}

/** An opening bracket that is missing at `place`. */
export function openerMissing(text: string, place: number, bracket: '{' | '['): RawFinding {
  const [offset, inserted] = opening(text, place, bracket)
  return at('bracketMissing', place, 0, `A ${bracket} is missing here.`, edit(`Insert ${bracket}`, offset, 0, inserted))
}

/** Closing brackets that are missing in one place. */
export interface MissingClosers {
  /** Their openers, the innermost first. */
  openers: readonly Opener[]
  place: number
  /** The comma after them is missing as well. */
  comma: ',' | ''
  /** What comes next instead. */
  next: number
}

export function closersMissing(text: string, { openers, place, comma, next }: MissingClosers): RawFinding {
  const all = openers.map(({ open }) => closerOf(open)).join('')
  const inserted = openers.map((one) => closing(text, place, one)).join('') + comma
  const open = openers.map((one) => `the ${one.open} of line ${lineOf(text, one.at)}`)
  const isOne = openers.length === 1
  const message = isOne
    ? `A ${all} is missing here: ${open[0]} is not closed.`
    : `The brackets ${all} are missing here: ${either(open, 'and')} are not closed.`
  return at('bracketMissing', next, 1, message, edit(`Insert ${all}`, place, 0, inserted))
}

/** Both brackets around some fields are missing. `finding` tells of the opening one. */
export function bracketsMissing(
  text: string,
  finding: RawFinding,
  { opener, place, comma }: { opener: Opener; place: number; comma: ',' | '' },
): RawFinding {
  const inserted = closing(text, place, opener) + comma
  const edits = [...(finding.fix?.edits ?? []), insert(place, inserted)]
  const message = `The { before these fields and the } after them, in line ${lineOf(text, place)}, are missing.`
  return { ...finding, message, fix: { title: 'Insert { and }', certain: false, edits } }
}

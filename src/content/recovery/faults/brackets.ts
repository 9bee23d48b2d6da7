import type { Fault } from '../../finding/index.ts'
import { either } from '../../../model/words.ts'
import { closing, opening } from '../layout.ts'
import { closerOf, type Opener } from '../state.ts'
import { at, edit, insert, lineOf } from './base.ts'
import { colonExtra, commaExtra } from './separators.ts'

// Brackets that are missing, too many, or of the wrong kind.

/** A bracket of the wrong kind around a group or list. The fix also changes its partner, when that is found. */
export const bracketsWrong = (place: number, found: string, wanted: '{' | '['): Fault => ({
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
export const bracketsSwapped = (place: number, other: number, first: string, second: string): Fault => ({
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

export const bracketExtra = (place: number, sign: string) =>
  at('bracketExtra', place, 1, `This ${sign} closes nothing. Remove it.`, edit(`Remove ${sign}`, place, 1, ''))

/** A bracket opens that nobody has meant. */
export const openerExtra = (place: number, sign: string): Fault =>
  at('bracketExtra', place, 1, `This ${sign} is one too many. Remove it.`, edit(`Remove ${sign}`, place, 1, ''))

/** A bracket, a comma or a colon that nobody has meant. */
export function signExtra(place: number, sign: string): Fault {
  if (sign === '{' || sign === '[') return openerExtra(place, sign)
  return sign === ',' ? commaExtra(place) : sign === ':' ? colonExtra(place) : bracketExtra(place, sign)
}

/** An opening bracket that is missing at `place`. */
export function openerMissing(text: string, place: number, bracket: '{' | '['): Fault {
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

export function closersMissing(text: string, { openers, place, comma, next }: MissingClosers): Fault {
  const all = openers.map(({ open }) => closerOf(open)).join('')
  const inserted = openers.map((one) => closing(text, place, one)).join('') + comma
  const open = openers.map((one) => `the ${one.open} of line ${lineOf(text, one.at)}`)
  const isOne = openers.length === 1
  const message = isOne
    ? `A ${all} is missing here: ${open[0]} is not closed.`
    : `The brackets ${all} are missing here: ${either(open, 'and')} are not closed.`
  return at('bracketMissing', next, 1, message, edit(`Insert ${all}`, place, 0, inserted))
}

/** Both brackets around some fields are missing. `fault` tells of the opening one. */
export function bracketsMissing(
  text: string,
  fault: Fault,
  { opener, place, comma }: { opener: Opener; place: number; comma: ',' | '' },
): Fault {
  const inserted = closing(text, place, opener) + comma
  const edits = [...(fault.fix?.edits ?? []), insert(place, inserted)]
  const message = `The { before these fields and the } after them, in line ${lineOf(text, place)}, are missing.`
  return { ...fault, message, fix: { title: 'Insert { and }', certain: false, edits } }
}

import type { RawFinding } from '../../finding/index.ts'
import { either } from '../../../model/words.ts'
import { closing, columnOf, lineAt, lineEnd, opening } from '../clues/layout.ts'
import { closerOf, type Closers, type Opener } from '../state.ts'
import { at, edit, fixOf, insert, lineOf } from './base.ts'
import { colonExtra, commaExtra } from './separators.ts'

// Brackets that are missing, too many, or of the wrong kind.

const wrong = (place: number, wanted: string, message: string, title = `Write ${wanted}`): RawFinding => ({
  ...at('bracketWrong', place, 1, message, edit(title, place, 1, wanted)),
  suggestions: [wanted],
})

const pairOf = (open: string) => (open === '{' ? '{ }' : open === '[' ? '[ ]' : '( )')

/** A bracket of the wrong kind around a group or list. The fix also changes its partner, when that is found. */
export function bracketsWrong(place: number, found: string, wanted: '{' | '['): RawFinding {
  const pair = pairOf(found)
  const message =
    wanted === '{'
      ? `Fields with names go in { }, not in ${pair}.`
      : `A list goes in [ ], not in ${pair}: its entries have no names.`
  return wrong(place, wanted, message, `Write ${pairOf(wanted)}`)
}

export const bracketWrong = (place: number, opened: string, found: string, wanted: string): RawFinding =>
  wrong(place, wanted, `The ${opened} is closed with ${found} here; it needs ${wanted}.`)

/** Two closing brackets in the wrong order: `first` is wanted at the place of the other one. */
export function bracketsSwapped(place: number, other: number, first: string, second: string): RawFinding {
  const message = `These two brackets are in the wrong order: first comes ${first}, then ${second}.`
  const edits = [
    { offset: place, length: 1, text: first },
    { offset: other, length: 1, text: second },
  ]
  return at('bracketWrong', place, 1, message, fixOf(`Write ${first} before ${second}`, edits))
}

/** A bracket, a comma or a colon that nobody has meant. */
export function characterExtra(place: number, character: string): RawFinding {
  if (character === ',') return commaExtra(place)
  if (character === ':') return colonExtra(place)
  const what = /[{[]/.test(character) ? 'is one too many' : 'closes nothing'
  return at(
    'bracketExtra',
    place,
    1,
    `This ${character} ${what}. Remove it.`,
    edit(`Remove ${character}`, place, 1, ''),
  )
}

/** A closing bracket that is there once more, with the comma after it: `},` twice. `end`: where the comma ends. */
export function closerTwice(text: string, place: number, end: number): RawFinding {
  const bracket = text.charAt(place)
  const column = columnOf(text, place)
  const isWhole = column >= 0 && lineAt(text, place).length === end - place
  const [from, to] = isWhole ? [place - column, lineEnd(text, end)] : [place, end]
  const message = `This ${bracket} closes nothing. Remove it, and the comma after it.`
  return at('bracketExtra', place, 1, message, edit(`Remove ${bracket} and the comma`, from, to - from, ''))
}

/** An opening bracket that is missing at `place`. */
export function openerMissing(text: string, place: number, bracket: '{' | '['): RawFinding {
  const [offset, inserted] = opening(text, place, bracket)
  return at('bracketMissing', place, 0, `A ${bracket} is missing here.`, edit(`Insert ${bracket}`, offset, 0, inserted))
}

/** Closing brackets are missing. `next`: where something else comes instead. */
export function closersMissing(text: string, { openers, place, comma }: Closers, next: number): RawFinding {
  const all = openers.map(({ open }) => closerOf(open)).join('')
  const inserted = openers.map((one) => closing(text, place, one)).join('') + comma
  const open = openers.map((one) => `the ${one.open} of line ${lineOf(text, one.at)}`)
  const message =
    openers.length === 1
      ? `A ${all} is missing here: ${open[0]} is not closed.`
      : `The brackets ${all} are missing here: ${either(open, 'and')} are not closed.`
  return at('bracketMissing', next, 1, message, edit(`Insert ${all}`, place, 0, inserted))
}

/** Both brackets around some fields are missing. `finding` tells of the opening one. */
export function bracketsMissing(
  text: string,
  finding: RawFinding,
  opener: Opener,
  { place, comma }: Closers,
): RawFinding {
  const edits = [...(finding.fix?.edits ?? []), insert(place, closing(text, place, opener) + comma)]
  const message = `The { before these fields and the } after them, in line ${lineOf(text, place)}, are missing.`
  return { ...finding, message, fix: fixOf('Insert { and }', edits, false) }
}

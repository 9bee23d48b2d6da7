import type { RawFinding } from '../../finding/index.ts'
import { quote } from '../../../model/words.ts'
import { assume, at, edit, fixOf, insert } from './base.ts'

// Commas, colons, and what belongs on both sides of them.

/** `what`: what ends there, such as "this }"; `next`: what follows, such as "block". */
export const commaMissing = (place: number, what: string, next: string) =>
  at(
    'commaMissing',
    place,
    0,
    `A comma is missing after ${what}, before the next ${next}.`,
    edit(`Add a comma after ${what}`, place, 0, ','),
  )

const others: Readonly<Record<string, string>> = { ';': 'a semicolon', '.': 'a full stop', ':': 'a colon' }

/** Another character in place of a comma. */
export function commaWrong(place: number, character: string): RawFinding {
  const message = `Between entries comes a comma, not ${others[character] ?? `a ${character}`}.`
  return at('commaMissing', place, 1, message, edit('Write a comma', place, 1, ','))
}

export const commaExtra = (place: number, message = 'There is one comma too many here.') =>
  at('commaExtra', place, 1, message, edit('Remove the comma', place, 1, ''))

export const commaBeforeEnd = (place: number, bracket: string) =>
  commaExtra(place, `Remove this comma: after the last entry, before the ${bracket}, there is none.`)

/** `odd`: what is in place of the colon, such as =. */
export function colonMissing(place: number, odd: string, field: string): RawFinding {
  const where = field === '' ? 'here, between a field and its value' : `between ${quote(field)} and its value`
  const found = odd === '' ? '' : ` ${odd === ',' ? 'A comma' : quote(odd)} is there in its place.`
  const fix = edit('Write a colon', place, odd.length, ':')
  return at('colonMissing', place, odd.length, `A colon is missing ${where}.${found}`, fix)
}

export function colonExtra(place: number, length = 1): RawFinding {
  const isSeveral = length > 1
  const message = isSeveral
    ? 'One colon is enough between a field and its value.'
    : 'There is a colon too many here. Entries are separated by commas.'
  const [offset, extra] = isSeveral ? [place + 1, length - 1] : [place, 1]
  return at('colonExtra', place, 1, message, edit('Remove what is too much', offset, extra, '', false))
}

/** The colon has slipped into the quotes of the field's name: `"title:" "Payouts"`. `place`: the closing quote. */
export function colonInside(place: number): RawFinding {
  const message = 'The colon is inside the quotes of the field name. It belongs after them.'
  const edits = [{ offset: place - 1, length: 1, text: '' }, insert(place + 1, ':')]
  return at('colonMissing', place - 1, 1, message, fixOf('Write the colon after the quote', edits))
}

const names: Readonly<Record<string, string>> = { ',': 'comma', ':': 'colon', ';': 'semicolon' }

/** A character of another alphabet that looks like one of JSON. */
export function alikeCharacter(place: number, character: string, meant: string): RawFinding {
  const message = `This ${character} comes from another keyboard and only looks like the ordinary ${names[meant] ?? 'bracket'} ${meant} that is needed.`
  return { ...at('unexpected', place, 1, message, edit(`Write ${meant}`, place, 1, meant)), suggestions: [meant] }
}

export const valueMissing = (place: number, field: string): RawFinding => {
  const message =
    field === '' ? 'A value is missing here.' : `The value of ${quote(field)} is missing. Write it after the colon.`
  return assume(at('valueMissing', place, 1, message), insert(place, '""'))
}

/** A line ends after the colon of a field. `behind`: where the colon ends. */
export const valueCut = (behind: number, field: string): RawFinding =>
  assume(valueMissing(behind - 1, field), insert(behind, ' "",'))

/** A name that nothing follows. `isLine`: its line ends there. */
export function valueAndColonMissing(place: number, behind: number, field: string, isLine = false): RawFinding {
  const message = `The field ${quote(field)} has no value. Write a colon and the value after its name, or remove it.`
  const length = isLine ? behind - place : 1
  return assume(at('valueMissing', place, length, message), insert(behind, isLine ? ': "",' : ': ""'))
}

/** The name of a field is missing before its colon. */
export const fieldMissing = (place: number): RawFinding =>
  assume(at('fieldMissing', place, 1, 'The name of the field is missing before this :.'), insert(place, '"_"'))

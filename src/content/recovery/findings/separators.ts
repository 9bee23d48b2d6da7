import type { RawFinding } from '../../finding/index.ts'
import { quote } from '../../../model/words.ts'
import { assume, at, edit, insert } from './base.ts'

// Commas, colons, and what belongs on both sides of them.

export const commaMissing = (place: number) =>
  at(
    'commaMissing',
    place,
    0,
    'A comma is missing here, before the next entry.',
    edit('Insert the comma', place, 0, ','),
  )

const others: Readonly<Record<string, string>> = { ';': 'a semicolon', '.': 'a full stop', ':': 'a colon' }

/** Another character in place of a comma. */
export const commaWrong = (place: number, character: string) =>
  at(
    'commaMissing',
    place,
    1,
    `Between entries comes a comma, not ${others[character] ?? `a ${character}`}.`,
    edit('Write a comma', place, 1, ','),
  )

export const commaExtra = (place: number) =>
  at('commaExtra', place, 1, 'There is one comma too many here.', edit('Remove the comma', place, 1, ''))

export const commaBeforeEnd = (place: number, bracket: string) => ({
  ...commaExtra(place),
  message: `Remove this comma: after the last entry, before the ${bracket}, there is none.`,
})

/** `odd`: what is in place of the colon, such as =. */
export const colonMissing = (place: number, odd: string, field: string) => {
  const where = field === '' ? 'here, between a field and its value' : `between ${quote(field)} and its value`
  const found =
    odd === '' ? '' : odd === ',' ? ' A comma is there in its place.' : ` ${quote(odd)} is there in its place.`
  return at(
    'colonMissing',
    place,
    odd.length,
    `A colon is missing ${where}.${found}`,
    edit('Write a colon', place, odd.length, ':'),
  )
}

export const colonExtra = (place: number, length = 1) =>
  at(
    'colonExtra',
    place,
    1,
    length > 1
      ? 'One colon is enough between a field and its value.'
      : 'There is a colon too many here. Entries are separated by commas.',
    edit('Remove what is too much', length > 1 ? place + 1 : place, Math.max(1, length - 1), '', false),
  )

/** The colon has slipped into the quotes of the field's name: `"title:" "Payouts"`. `place`: the closing quote. */
export const colonInside = (place: number): RawFinding => ({
  ...at('colonMissing', place - 1, 1, 'The colon is inside the quotes of the field name. It belongs after them.'),
  fix: {
    title: 'Write the colon after the quote',
    certain: true,
    edits: [
      { offset: place - 1, length: 1, text: '' },
      { offset: place + 1, length: 0, text: ':' },
    ],
  },
})

const names: Readonly<Record<string, string>> = { ',': 'comma', ':': 'colon', ';': 'semicolon' }

/** A character of another alphabet that looks like one of JSON. */
export const alikeCharacter = (place: number, character: string, meant: string): RawFinding => ({
  ...at(
    'unexpected',
    place,
    1,
    `This ${character} comes from another keyboard and only looks like the ordinary ${names[meant] ?? 'bracket'} ${meant} that is needed.`,
    edit(`Write ${meant}`, place, 1, meant),
  ),
  suggestions: [meant],
})

export const valueMissing = (place: number, field: string): RawFinding => {
  const message =
    field === '' ? 'A value is missing here.' : `The value of ${quote(field)} is missing. Write it after the colon.`
  return assume(at('valueMissing', place, 1, message), insert(place, '""'))
}

/** A line ends after the colon of a field. `behind`: where the colon ends. */
export const valueCut = (behind: number, field: string): RawFinding =>
  assume({ ...valueMissing(behind - 1, field) }, insert(behind, ' "",'))

/** A name that nothing follows. `isLine`: its line ends there. */
export function valueAndColonMissing(place: number, behind: number, field: string, isLine = false): RawFinding {
  const message = `The field ${quote(field)} has no value. Write a colon and the value after its name, or remove it.`
  const length = isLine ? behind - place : 1
  return assume(at('valueMissing', place, length, message), insert(behind, isLine ? ': "",' : ': ""'))
}

/** The name of a field is missing before its colon. */
export const fieldMissing = (place: number): RawFinding =>
  assume(at('fieldMissing', place, 1, 'The name of the field is missing before this :.'), insert(place, '"_"'))

import { replacePart } from '../facts/index.ts'
import { child } from '../json/index.ts'
import { isGroup, type Schema } from '../schema/index.ts'
import { type Found, type Group, noFindings } from '../wording/index.ts'
import { quote } from '../../model/words.ts'
import type { DocumentContext } from './rule.ts'

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const counted = new RegExp(`^(?:(?:our|the|all|these) )?(${numbers.slice(2).join('|')}|[2-9]|1[0-2]) ([a-z]+)`, 'i')
/** A title that goes on with another number or a second thought counts more than the entries. */
const another = new RegExp(`[,;:–]|\\d|\\b(?:and|or|${numbers.slice(2).join('|')})\\b`, 'i')

/** Lists whose entries may be anything, by what one of them is called. Of others only their own name counts. */
const containers: ReadonlySet<string | undefined> = new Set(['Tab', 'Card', 'Tile', 'Panel', 'Row', 'Thing', 'Link'])
const anything: ReadonlySet<string> = new Set(
  'products services things ways reasons kinds parts tools features benefits advantages options choices areas'.split(
    ' ',
  ),
)

/** Only where nothing else in the block can be meant: it has one list, whose entries are what the title names. */
export function checkTitleCount(
  { parent, schema, value, place }: Group,
  { source }: DocumentContext,
): readonly Found[] {
  const { title } = value
  if (parent || place.pointer === '' || typeof title !== 'string') return noFindings
  const [whole = '', number = '', noun = ''] = counted.exec(title) ?? []
  if (whole === '' || another.test(title.slice(whole.length))) return noFindings
  const lists = Object.entries(value).filter((field) => Array.isArray(field[1]))
  const [key = '', entries = []] = lists.length === 1 ? (lists[0] as [string, unknown[]]) : []
  const list = schema.properties?.[key]
  // Of a list that is too long the title says how long it has to be.
  const isTooLong = entries.length > (list?.maxItems ?? Infinity)
  const isMeant = !isTooLong && entries.every(isGroup) && names(list, noun.toLowerCase())
  const said = numbers.includes(number.toLowerCase()) ? numbers.indexOf(number.toLowerCase()) : Number(number)
  if (!isMeant || entries.length === said) return noFindings
  const start = whole.lastIndexOf(number, whole.length - noun.length - 1)
  const at = { pointer: child(place.pointer, 'title'), where: place.where, start, end: start + number.length }
  const better = inStyle(entries.length, number)
  return [
    {
      place: at,
      message: `The title says ${quote(`${number} ${noun}`)}, but the list below it has ${numbers[entries.length] ?? entries.length}.`,
      hint: 'Write the number that is there, or a title without one.',
      fix: better === undefined ? undefined : replacePart(source, at, better, false),
    },
  ]
}

/** Whether a noun is what the entries of a list are called. */
function names({ items }: Schema = {}, noun: string): boolean {
  const one = items?.title
  return noun === `${one?.toLowerCase()}s` || (containers.has(one) && anything.has(noun))
}

/** A number as the title writes numbers; undefined: one entry is no several, and who counts more than twelve. */
function inStyle(number: number, written: string): string | undefined {
  const word = number < 2 ? undefined : numbers[number]
  if (word === undefined || /\d/.test(written)) return word && String(number)
  return written.charAt(0) === written.charAt(0).toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

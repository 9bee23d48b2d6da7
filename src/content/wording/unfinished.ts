import { quote } from '../../model/words.ts'
import { noRemarks, placeOf, type Remark, type Text } from './texts.ts'

/** Words that stand for words still to be written, in large or small letters. */
const words = ['lorem ipsum', 'coming soon', 'placeholder text', 'dummy text', 'sample text']
/** What is to be put "here". */
const things = ['text', 'title', 'words', 'heading', 'copy']
/** These have another meaning in small letters. */
const marks = ['TODO', 'TBD', 'TBC', 'TBA', 'FIXME', 'TK']

const unfinished = new RegExp(
  `\\b(?:${words.join('|')}|(?:your|insert) (?:${things.join('|')}) here|x{3,})\\b|\\[(?:…|\\.\\.\\.)\\]`,
  'i',
)
const unfinishedMarks = new RegExp(`\\b(?:${marks.join('|')})\\b`)

/** Words that are looked for in the files themselves, so that most documents need not be taken apart for them. */
export const unfinishedWords: readonly string[] = [...words, ...things.map((thing) => `${thing} here`), ...marks]

/** Whether a file may hold signs that fill a place. */
export const mayHoldFillings = (text: string): boolean =>
  ['xxx', 'Xxx', 'XXX', '[...', '[…'].some((signs) => text.includes(signs))

/** Text that somebody meant to replace before the page is published. */
export function checkUnfinished(found: Text): readonly Remark[] {
  const { text, schema } = found
  if (schema.format === 'code') return noRemarks
  const match = unfinished.exec(text) ?? unfinishedMarks.exec(text)
  if (!match) return noRemarks
  const at = { ...placeOf(found), start: match.index, end: match.index + match[0].length }
  const message = `${quote(match[0])} stands for words that are still to be written.`
  const hint = 'Write the words, or remove the part of the page until they are there.'
  return [{ code: 'unfinished', place: at, message, hint }]
}

import { quote } from '../../model/words.ts'
import { noFindings, placeOf, type TextFinding, type Text } from './texts.ts'

/** Words that stand for words still to be written, in large or small letters. */
const words =
  'lorem ipsum|dolor sit amet|coming soon|placeholder text|dummy text|sample text|filler text|write here|type here|click to edit|click to add|add a description|add a title|add your text|your headline|your subheading|your company name|hello world|untitled|sample page'.split(
    '|',
  )
/** What assistants say to the person who asked them. */
const answers =
  "as an ai|ai language model|here is the revised|here's the revised|here is a revised|here's a revised|here is the updated|here's the updated|i hope this helps|let me know if you|feel free to adjust|would you like me to|knowledge cutoff".split(
    '|',
  )
/** What is to be put "here". */
const things = ['text', 'title', 'words', 'heading', 'copy']
/** These have another meaning in small letters. */
const marks = ['TODO', 'TBD', 'TBC', 'TBA', 'FIXME', 'TK']

const unfinished = new RegExp(
  `\\b(?:${[...words, ...answers].join('|')}|(?:your|insert) (?:${things.join('|')}) here|x{3,})\\b|\\[(?:…|\\.\\.\\.)\\]`,
  'i',
)
const unfinishedMarks = new RegExp(`\\b(?:${marks.join('|')})\\b`)

/** Words that are looked for in the files themselves, so that most documents need not be taken apart for them. */
export const unfinishedWords: readonly string[] = [
  ...words,
  ...answers,
  ...things.map((thing) => `${thing} here`),
  ...marks,
]

/** Whether a file may hold characters that fill a place. */
export const mayHoldFillings = (text: string): boolean =>
  ['xxx', 'Xxx', 'XXX', '[...', '[…'].some((characters) => text.includes(characters))

/** Text that somebody meant to replace before the page is published. */
export function checkUnfinished(found: Text): readonly TextFinding[] {
  const { text, schema } = found
  if (schema.format === 'code') return noFindings
  const match = unfinished.exec(text) ?? unfinishedMarks.exec(text)
  if (!match) return noFindings
  const at = { ...placeOf(found), start: match.index, end: match.index + match[0].length }
  const isAnswer = answers.includes(match[0].toLowerCase())
  const message = isAnswer
    ? `${quote(match[0])} is what an assistant said to you. Visitors would read it.`
    : `${quote(match[0])} stands for words that are still to be written.`
  const hint = isAnswer
    ? 'Remove the sentence.'
    : 'Write the words, or remove the part of the page until they are there.'
  return [{ code: 'unfinished', place: at, message, hint }]
}

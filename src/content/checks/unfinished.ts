import { quote } from '../words.ts'
import { noRemarks, type Remark, type Text } from './texts.ts'

/** Words that stand for words still to be written. Those in capitals are words of other meaning in small letters. */
const unfinished =
  /\b(?:lorem ipsum|coming soon|your (?:text|title|words|heading|copy) here|(?:placeholder|dummy|sample) text|insert (?:text|title|words) here|x{3,})\b|\[(?:…|\.\.\.)\]/i
const marks = /\b(?:TODO|TBD|TBC|TBA|FIXME|TK)\b/

/** Text that somebody meant to replace before the page is published. */
export function checkUnfinished({ text, schema, place }: Text): readonly Remark[] {
  if (schema.format === 'code') return noRemarks
  const match = unfinished.exec(text) ?? marks.exec(text)
  if (!match) return noRemarks
  const at = { ...place, start: match.index, end: match.index + match[0].length }
  const message = `${quote(match[0])} stands for words that are still to be written.`
  const hint = 'Write the words, or remove the part of the page until they are there.'
  return [{ code: 'unfinished', place: at, message, hint }]
}

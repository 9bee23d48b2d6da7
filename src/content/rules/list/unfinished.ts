import { isGroup } from '../../schema/index.ts'
import { type Found, noFindings, placeOf, sampleEnd, sampleTexts, type Text } from '../../wording/index.ts'
import { quote } from '../../../model/words.ts'
import { judgement, type Rule, warning } from '../rule.ts'

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

/** Rules of words that were never meant for visitors. */
export const unfinishedRules = {
  unfinished: judgement(
    'No text is still to be written',
    'Readers who find "TODO" or "lorem ipsum" stop trusting the rest of the page.',
    'Write the words, or remove the part of the page until they are there.',
    {
      wanted: () => [{ words: [...words, ...answers, ...things.map((thing) => `${thing} here`), ...marks] }],
      suspects: (file) => ['xxx', 'Xxx', 'XXX', '[...', '[…'].some((characters) => file.includes(characters)),
      search: checkUnfinished,
    },
  ),
  sampleWords: warning(
    'Sample words have been replaced',
    'A new page, an example from the guide and a field that a fix adds hold words for the editor. Readers who find them learn nothing.',
    'Write your own words in their place.',
    { wanted: () => [{ words: [...sampleTexts, sampleEnd] }], search: checkSamples, text: checkSampleAlt },
  ),
} satisfies Record<string, Rule>

/** Text that somebody meant to replace before the page is published. */
function checkUnfinished(found: Text): readonly Found[] {
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
  return [{ place: at, message, hint }]
}

/** The words of an example beside another picture. */
function checkSampleAlt(found: Text): readonly Found[] {
  const { key, text, schema, group } = found
  if (key !== 'alt' || !schema.examples?.includes(text)) return noFindings
  if (isExample(group, 'name') || isExample(group, 'src')) return noFindings
  const shows = 'in one sentence what the picture shows and what it is there for.'
  const message = 'These are the words of the example. They may not tell what this picture shows.'
  // A new block has any picture of the site: whoever has left the words may not have chosen the picture either.
  const hint = `Say ${shows}${hasFile(group) ? ' If the picture is not yours yet, choose one.' : ''}`
  return [{ place: placeOf(found), message, hint }]
}

/** Words of a new page, which were written for the editor, not by one. */
function checkSamples(found: Text): readonly Found[] {
  const { key, text, schema } = found
  const sample = sampleIn(text, key, schema.format === 'markdown')
  if (sample === undefined) return noFindings
  const start = text.indexOf(sample)
  const message = 'These are sample words.'
  const hint = 'Write your own words in their place.'
  return [{ place: { ...placeOf(found), start, end: start + sample.length }, message, hint }]
}

const hasFile = ({ schema }: Text['group']) => schema.properties?.src !== undefined

/** The picture is the one of the example as well, so its words are right. */
const isExample = ({ schema, value }: Text['group'], field: string) =>
  isGroup(value) && schema.properties?.[field]?.examples?.includes(value[field]) === true

function sampleIn(text: string, key: string, isLong: boolean): string | undefined {
  if (isLong) return sampleTexts.find((sample) => text.includes(sample))
  if (sampleTexts.includes(text)) return text
  return key === 'description' && text.endsWith(sampleEnd) ? sampleEnd : undefined
}

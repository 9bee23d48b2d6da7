import { isGroup } from '../schema/index.ts'
import { noFindings, placeOf, type TextFinding, type Text } from './texts.ts'

/** The words of a page or of shared blocks that were just made. Each says what to write in its place. */
export const samples = {
  lead: 'Say in one or two sentences what readers find on this page and why it helps them.',
  opening: 'Begin with what matters most to the reader. One paragraph has one thought, in two to four sentences.',
  steps: 'Tell the steps in their order. An empty line starts a paragraph.',
  contact: 'Say where readers can ask: [{email}](mailto:{email}).',
  question: 'What do readers ask first?',
  answer: 'Answer in the first sentence. Then say what follows from it.',
  nextQuestion: 'What do they ask next?',
  nextAnswer: 'A link to a page that says more is welcome here.',
  call: 'Say in one or two sentences what readers should do now, and why.',
} as const

/** How the description of such a page ends. */
export const sampleEnd = 'what it is, whom it is for, how it works and what you can do next.'

/** The words of the page in the guide that people copy. */
export const guideSamples = [
  'Say here in a sentence or two what the reader finds on this page.',
  'An empty line starts a paragraph. This is **important**.',
] as const

const all: readonly string[] = [...Object.values(samples), ...guideSamples]

/** Words that are looked for in the files themselves, so that most documents need not be taken apart for them. */
export const sampleTexts: readonly string[] = [...all, sampleEnd]

/** The words of an example beside another picture. */
export function checkSampleAlt(found: Text): readonly TextFinding[] {
  const { key, text, schema, group } = found
  if (key !== 'alt' || !schema.examples?.includes(text)) return noFindings
  if (isExample(group, 'name') || isExample(group, 'src')) return noFindings
  const message = 'These are the words of the example. They tell nobody what this picture shows.'
  const hint = 'Say in one sentence what the picture shows and what it is there for.'
  return [{ code: 'sampleWords', place: placeOf(found), message, hint }]
}

/** Words of a new page, which were written for the editor, not by one. */
export function checkSamples(found: Text): readonly TextFinding[] {
  const { key, text, schema } = found
  const sample = sampleIn(text, key, schema.format === 'markdown')
  if (sample === undefined) return noFindings
  const start = text.indexOf(sample)
  const message = 'These are the sample words of the guide or of "npm run new".'
  const hint = 'Write your own words in their place.'
  return [{ code: 'sampleWords', place: { ...placeOf(found), start, end: start + sample.length }, message, hint }]
}

/** The picture is the one of the example as well, so its words are right. */
const isExample = ({ schema, value }: Text['group'], field: string) =>
  isGroup(value) && schema.properties?.[field]?.examples?.includes(value[field]) === true

function sampleIn(text: string, key: string, isLong: boolean): string | undefined {
  if (isLong) return all.find((sample) => text.includes(sample))
  if (all.includes(text)) return text
  return key === 'description' && text.endsWith(sampleEnd) ? sampleEnd : undefined
}

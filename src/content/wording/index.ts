export { type BlockSummary, type PlacedBlock, placeIn, shownName, summaryOf } from './blocks.ts'
export { type Heading, headingVisitor, isSkip, outlineOf } from './headings.ts'
export { type LinkWords, linksOfGroup, linksOfText } from './linkTexts.ts'
export { type PhraseFinder, phraseFinder, type Wanted } from './phraseFinder.ts'
export { type Phrases, phrasesOf } from './phrases.ts'
export { sampleEnd, samples, sampleTexts } from './samples.ts'
export { brandsOf, isQuote, type Saying, sayingsOf } from './sayings.ts'
export { isEnded, paragraphsOf, sentencesOf, type Tally } from './sentences.ts'
export {
  type Found,
  type Group,
  isWords,
  noFindings,
  placeOf,
  type Text,
  type TextFinding,
  wordVisitor,
} from './texts.ts'

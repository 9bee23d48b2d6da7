export {
  checkClosing,
  checkHead,
  checkHeadings,
  checkLinks,
  checkNeeds,
  checkWeight,
  type PlacedBlock,
} from './pages.ts'
export { type PhraseFinder, phraseFinder, type Wanted } from './phraseFinder.ts'
export { checkPhrases, type Phrases, phrasesOf } from './phrases.ts'
export { checkSamples, sampleEnd, samples, sampleTexts } from './samples.ts'
export { checkSilencers, isSilenced, silencersOf } from './silence.ts'
export { checkSpelling, spellings } from './spelling.ts'
export { isWords, placeOf, type TextFinding, wordVisitor } from './texts.ts'
export { checkUnfinished, mayHoldFillings, unfinishedWords } from './unfinished.ts'
export { noWording, readWording, type Wording } from './wording.ts'

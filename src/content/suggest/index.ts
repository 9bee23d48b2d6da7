export { fits, guess, type Guess, noGuess, seeming } from './guess.ts'
export { listHint } from './listHint.ts'
export { distance, isSlip, nearest, suggest } from './suggest.ts'
export { addSynonyms, sameMeaning } from './synonyms.ts'

export { examplesIn, isSampled, type Prose, proseIn } from './examples.ts'
export { endsShort, longestAbbreviation } from './abbreviations.ts'
export { type Slip, slipsOf } from './slips.ts'
export { isSuspect } from './suspectText.ts'

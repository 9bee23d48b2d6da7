export { asksFor, type Collection, collectionOf, hasBlock } from './collection.ts'
export { readFacts, showingOf } from './facts.ts'
export { rangeOf, replaceValue } from './ranges.ts'
export { type BlockFact, type Facts, noFacts, type Place, type ServiceFact } from './types.ts'

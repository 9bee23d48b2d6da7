export { complete } from './complete.ts'
export { type Explanation, explainAt } from './explain.ts'
export type { Offer } from './offer.ts'
export { type Target, targetAt } from './target.ts'

export { foreignFile } from './foreign.ts'
export { readFixed, type Fixed } from './fixed.ts'
export { findWrong } from './repair.ts'

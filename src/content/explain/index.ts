export { explain } from './explain.ts'
export { otherKindFinding } from './otherKind.ts'
export { guessType } from './type.ts'

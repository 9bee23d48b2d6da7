export { explain } from './explain.ts'
export { otherKindFinding } from './otherKind.ts'

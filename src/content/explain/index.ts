export { explain } from './explain.ts'
export { otherKindFault } from './otherKind.ts'

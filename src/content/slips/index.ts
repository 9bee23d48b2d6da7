export { isExampleText } from './examples.ts'
export { type Slip, slipsOf } from './slips.ts'

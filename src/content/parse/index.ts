export { type Parsed, parseJson } from './parse.ts'
export { KeptValue } from './keptValue.ts'

export { parseJson } from './parse.ts'

export { checkFile, type Entry, keyToBe, nameOf, type ParsedFile, parseFile, unreadEntry } from './entry.ts'
export {
  canBeKept,
  entryOf,
  type Hash,
  type Judged,
  leaveFacts,
  letGo,
  type Reading,
  readingOf,
  sumOf,
  type Ties,
} from './kept.ts'
export { isLitter, isStray, moveCommand, pagesOption } from './strays.ts'
export { toFinding } from './toFinding.ts'

export { type Entry, keyToBe, nameOf, readEntry, unreadEntry } from './entry.ts'
export { isLitter, isStray, moveCommand } from './strays.ts'

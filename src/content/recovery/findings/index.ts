// What can be wrong with the form of a document, each with its place, its words and its fix.

export * from './brackets.ts'
export * from './ends.ts'
export * from './misplaced.ts'
export * from './quotes.ts'
export * from './separators.ts'
export * from './strays.ts'

// What can be wrong with the form of a document, each with its place, its words and its fix.

export * from './findings/brackets.ts'
export * from './findings/ends.ts'
export * from './findings/misplaced.ts'
export * from './findings/quotes.ts'
export * from './findings/separators.ts'
export * from './findings/strays.ts'

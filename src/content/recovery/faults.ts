// What can be wrong with the form of a document, each with its place, its words and its fix.

export * from './faults/brackets.ts'
export * from './faults/ends.ts'
export * from './faults/misplaced.ts'
export * from './faults/quotes.ts'
export * from './faults/separators.ts'
export * from './faults/strays.ts'

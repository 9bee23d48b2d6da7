export { compareFindings, compareSites, type SiteChanges } from './compare.ts'
export type { BlockChange, DocumentChange } from './documents.ts'
export type { FieldChange } from './values.ts'
export type { Piece } from './words.ts'

import type { Choice, Explanation, Offer } from '../../content/assist/index.ts'
import type { Edit, Finding } from '../../content/finding/index.ts'
import type { ResolvedPage } from '../../content/store/index.ts'
import type { Site } from '../../model/schema.gen.ts'
import type { FilesChange } from '../server/messages.ts'

// What the studio and the store of the site's documents say to each other. The store is in a worker, so that no check of a
// large site holds up a key.

/** What keeps a page from being made, in a sentence, and which of its two fields is at fault. */
export interface NewPageProblem {
  field: 'title' | 'address'
  words: string
}

/** A page as lists of pages show it. */
export interface PageInfo {
  key: string
  route: string
  /** What lists call it: the last part of its address, in words. */
  name: string
  /** Its title as visitors read it. */
  title: string
}

/** A document of shared blocks. */
export interface SharedInfo {
  key: string
  name: string
  title: string
  /** The types of its blocks. */
  types: string[]
  /** The keys of the pages that show it. */
  usedOn: string[]
}

/** What the site consists of. */
export interface Overview {
  /** All documents have been read. Until then pages have no titles, and shared blocks are not known. */
  isWhole: boolean
  /** The words that are written once: their names, and what they stand for. */
  tokens: [name: string, value: string][]
  pages: PageInfo[]
  /** What else is a document of its own: what is the same on every page, and the page for addresses that lead nowhere. */
  others: PageInfo[]
  shared: SharedInfo[]
}

/** The type of what a page has in the place of a block of which nothing can be drawn. */
export const notDrawn = 'notDrawn'

/** A page as it is drawn. */
export interface Drawn extends ResolvedPage {
  key: string
}

/** What is known of the content once the store has it. */
export interface Loaded {
  /** The folder as people write it: 'pages'. */
  root: string
  /** The keys of its documents. */
  keys: string[]
}

/** Messages to the store. None is answered at once. */
export type Order =
  /** `content`: the JSON of a SiteContent. It is answered with what is {@link Loaded}. */
  | { kind: 'load'; id: number; content: ArrayBuffer }
  /** A document that is open has another text. */
  | { kind: 'set'; key: string; text: string; version: number }
  | { kind: 'files'; change: FilesChange; open: string[] }
  /** The page that the canvas shows. */
  | { kind: 'show'; key: string }

/** What the store tells by itself. */
export type News =
  /** `version`: of the last text that it is drawn of. */
  | { kind: 'drawn'; drawn: Drawn | null; key: string; version: number }
  | { kind: 'site'; site: Site }
  /** What is wrong with an open document, before the others have been looked at. `version`: of the last text that is known. */
  | { kind: 'own'; key: string; findings: Finding[]; version: number }
  /** `version`: of the last text that the findings know. */
  | { kind: 'findings'; findings: Finding[]; version: number }
  | { kind: 'overview'; overview: Overview }

/** What the store answers when it is asked. */
export interface Questions {
  /** The addresses that a link can have. `typed`: what is written of it. */
  links(key: string, typed: string): Choice[]
  /** The keys of the pages that show blocks of a type. */
  usersOf(type: string): string[]
  /** The drawings of the site, each with the address of its picture. `kind`: which places it is made for. */
  drawings(): { name: string; kind?: string; width: number; height: number; src: string }[]
  /**
   * The key of the document that took the place of one: the page that names its address, or the only one with the same words.
   * `text`: the words it had. Null: none did.
   */
  movedTo(key: string, text: string): string | null
  /** The text of a document as the store has it; null: there is none. */
  text(key: string): string | null
  pictures(): { name: string; width: number; height: number; bytes: number; src: string; usedOn: string[] }[]
  /** What can be written at a place of a text. */
  complete(key: string, text: string, offset: number): Offer[]
  explain(key: string, text: string, offset: number): Explanation | null
  /** The text of a new page, and what keeps it from being made. `like`: the page that it is a copy of. */
  newPage(key: string, title: string, like: string | null): { text: string; problem: NewPageProblem | null }
  /** A block of a type with sample words, for this place of a page. */
  sampleBlock(key: string, index: number, type: string): Record<string, unknown>
  /** The text with all fixes that have one possible outcome, and how many they are. */
  fixSafely(key: string): { text: string; count: number }
  /** What would be wrong with these edits and is not now, in a sentence; null: nothing. */
  objection(key: string, text: string, edits: readonly Edit[]): string | null
}

export type Question = {
  [Name in keyof Questions]: { kind: 'ask'; id: number; name: Name; parameters: Parameters<Questions[Name]> }
}[keyof Questions]

export type Answer = { kind: 'answer'; id: number; value: unknown } | { kind: 'refused'; id: number; reason: string }

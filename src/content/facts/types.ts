import type { Collection } from './collection.ts'
import type { NamedEntry, Taken } from './taken.ts'
import type { RawFinding } from '../finding/index.ts'
import type { InternalHref } from '../fields/index.ts'
import type { PictureWidth } from '../../model/media.ts'
import type { Schema } from '../schema/index.ts'
import type { Showing } from '../../model/showing.ts'

/** A place in a document. `start` and `end` are offsets inside the text at `pointer`; without them the whole value. */
export interface Place {
  pointer: string
  where: string
  start?: number
  end?: number
}

/** A block as the rest of the site sees it. */
export interface BlockFact {
  pointer: string
  where: string
  type: string
  /** The places that links can jump to: its own `id`, and those of its entries. */
  anchors: { id: string; pointer: string }[]
  /** Name of the shared document that is in its place. */
  use?: string
  /** It names a shared document with its folder or ending. */
  misnamed?: true
  /** What it lists of a folder. */
  collection?: Collection
  /** What it takes from a shared document. */
  taken?: Taken
  /** Its own entries that lists elsewhere can take. */
  entries: readonly NamedEntry[]
  /** Blocks of its type have a background (`tone`); of shared blocks: the page asks for one. */
  toned: boolean
  /** The values by which links open its tabs. */
  tabs: string[]
  /** The pictures that it shows, by the names of their files, marks of companies among them, and how wide it asks to show the others. */
  pictures: { src: string; pointer: string; isMark: boolean }[]
  width: PictureWidth
  /** On which days visitors see it. */
  showing: Showing
  /** The ids of the headings of its running texts, in order, before twins are told apart. */
  headings: string[]
}

/** A value that reaches another site: what a page loads from, sends to, or is known by there. */
export interface ServiceFact {
  text: string
  schema: Schema
  place: Place
}

/**
 * What every document is asked for whenever one of them has changed. It is little, and says of whom the rest need not be
 * asked, so that the rest can stay away.
 */
export interface Gist extends BlockGist {
  title: string
  description: string
  indexed: boolean
  /** When visitors see the page. */
  showing: Showing
  redirects: { path: string; place: Place }[]
  /** A block shows a picture, as few do. */
  pictured: boolean
}

/** What the blocks of a document are, in few words. */
export interface BlockGist {
  /** The shared documents that are shown whole, each once. */
  shows: readonly string[]
  /** What blocks take from shared documents, and what they list of folders. */
  takes: readonly Taken[]
  lists: readonly Collection[]
  /** Visitors see a block on some days only. */
  dated: boolean
  /** The types of blocks from which lists elsewhere take entries. */
  offers: readonly string[]
}

/** What the other documents need to know of one, so that its text need not be read again. */
export interface Facts extends Gist {
  /** Addresses inside the site, and those whose tokens are still to be replaced (`target` null). */
  links: { href: string; target: InternalHref | null; place: Place }[]
  /** Addresses on the web, and on the editor's own computer: one may mean a page of this site all the same. */
  sites: { href: string; place: Place }[]
  tokens: { name: string; place: Place }[]
  /** What is handed to other sites. */
  services: ServiceFact[]
  /** What was probably meant as a token of this name, but is not written like one; `message` says why. */
  misspelt: { name: string; message: string; place: Place }[]
  blocks: BlockFact[]
  /** Slips in the characters of texts. They are no reason to keep a page back, but a reason to look. */
  slips: (Omit<RawFinding, 'start' | 'end' | 'pointer' | 'where'> & { place: Place })[]
}

/** The facts of a document that could not be read. */
export const noFacts = (): Facts => ({
  title: '',
  description: '',
  indexed: false,
  showing: {},
  redirects: [],
  pictured: false,
  shows: [],
  takes: [],
  lists: [],
  dated: false,
  offers: [],
  links: [],
  sites: [],
  tokens: [],
  services: [],
  misspelt: [],
  blocks: [],
  slips: [],
})

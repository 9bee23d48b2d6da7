import type { Edit, FileMove, Finding, Fix, FrameLine } from '../content/finding/index.ts'
import type { Site } from '../model/schema.gen.ts'
import type { PageDocument } from '../model/document.ts'

/** What a tab tells the server: its address, and the hashes of what it shows. Sent on start and after every navigation. */
export interface TabState {
  path: string
  page: string
  site: string
  frame: string
}

/** What is around a page, as the server draws it. */
export interface FrameHtml {
  hash: string
  /** What is before the page and behind it. */
  top: string
  foot: string
  /** The rules that both need. */
  styles: string
}

/** The site's document with its hash. */
export interface SiteDocument {
  hash: string
  site: Site
}

/**
 * What the server tells a tab after a change of the content. `page`, `site` and `frame` are there when the tab shows older
 * ones; without them the change concerns other pages.
 */
export interface Change {
  /** The address for which the server has computed this. */
  path: string
  page?: PageDocument
  site?: SiteDocument
  frame?: FrameHtml
}

/** A finding as the overlay shows it: with the lines around it. */
export interface ShownFinding
  extends Pick<Finding, 'code' | 'file' | 'line' | 'column' | 'where' | 'message' | 'hint' | 'suggestions'> {
  frame: FrameLine[]
  /** The file by its key, and the text in which the error was found. A file that cannot be read has none. */
  key: string
  revision?: string
  /** A way to fix it with one click. */
  fix?: Pick<Fix, 'title' | 'edits'>
  /** Another name for the file, with one click. */
  move?: FileMove
}

/** Where documents are changed: the key of one follows. No page can have this address. */
export const documentsAddress = '/__brightrail/documents/'

/** Where a file gets the name that its finding suggests, or the one from before, by a POST of a {@link FileMove}. */
export const moveAddress = '/__brightrail/move'

/** Where a file is opened in the editor, by a POST of a {@link Place} or a {@link Spot}; the answer is {@link Opened}. */
export const openAddress = '/__brightrail/open'

/** A place in a file of the project or of the content; lines and columns count from 1. */
export interface Place {
  file: string
  line: number
  column: number
}

/** What somebody points at on a page. */
export interface Spot {
  /** The address of the page. */
  path: string
  /** The place of the block on the page, from 0; null: what is around the blocks. */
  block: number | null
  /** The words there: first the narrowest, then with more and more around them. */
  words: string[]
}

/** What was opened. `what`: its name in words, where that is known: "the title of Hero, 1st block". */
export interface Opened extends Place {
  what?: string
}

/** What comes back when a document was changed: its new revision, and the edits that take the change back. */
export interface Saved {
  revision: string
  undo: Edit[]
}

/** Told to a tab when it reports to the server or asks for it; whoever changes documents has to know it. Never part of an address. */
export interface Token {
  token: string
}

/** What was found in the content as one tab sees it: the errors of its own page first. Long lists are cut; the counts are not. */
export interface PageFindings {
  /** Tells whether the errors are others than before, whatever page is looked at. */
  state: string
  here: ShownFinding[]
  elsewhere: ShownFinding[]
  /** Warnings and advice on this page. */
  warnings: ShownFinding[]
  count: { here: number; elsewhere: number; warnings: number }
  /** An error in the code: because of it nothing could be generated, or this page not be drawn. */
  code?: string
}

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    'brightrail:tab': TabState
    'brightrail:hello': null
    'brightrail:change': Change
    'brightrail:findings': PageFindings
    'brightrail:token': Token
  }
}

import type { Entry, Reading } from '../entry/index.ts'
import type { Finding } from '../finding/index.ts'
import type { Media, MediaFile } from '../../model/media.ts'
import type { Drawings } from '../resolve/index.ts'
import type { Page, Site } from '../../model/schema.gen.ts'
import type { Showing } from '../../model/showing.ts'
import type { Earlier, SiteMap, Standing, View } from '../site/index.ts'

export interface ContentOptions extends View {
  /** Shown before keys: 'pages'. */
  root: string
  drawings: Drawings
  /** The pictures in the folder of pictures, as they are at the start. */
  media?: Media
  /** The pictures as drafts show them, where that is not `media`. It is looked at each time. */
  shown?: Media
  /** What the reading of a file with this text came to in an earlier run that had the same code, root and drawings. */
  known?: (key: string, text: string) => Reading | undefined
  /** How the documents of that run were related. */
  earlier?: Earlier | undefined
}

export interface Route {
  route: string
  key: string
}

/** A page that can be drawn. */
export interface ResolvedPage {
  route: string
  file: string
  page: Page
  /** For each block the place that it came from: 'pages/_shared/x.json#/blocks/0'. */
  pointers: string[]
  /** When visitors see the page, and each of its blocks. */
  showing: Showing
  showings: Showing[]
}

/** A page that visitors do not see on the day. `why`, after "it is": "a draft". */
export interface HiddenPage extends Route {
  why: string
}

/** The documents of a site, checked and resolved. Keys are paths in the content folder with '/' between the parts. */
export interface Content {
  /** A file that is there. Of one that the site does not read (a stray) only the name counts. */
  set(key: string, text: string): void
  /** A file that an earlier run has read, and that has not changed since. `read` gives its text, should somebody need it. */
  adopt(key: string, reading: Reading, read: () => string): void
  /**
   * Nobody will need the text of a file soon: its words are judged now, and the text is let go, if nothing is wrong with it by itself. `read`
   * gives the text of this sum again, should somebody need it. It is best done when the documents that others show are there.
   */
  settle(key: string, read: (sum: string) => string): void
  /** The facts of a document are kept elsewhere now: `details` gives them to who asks for more than the gist. */
  leave(key: string, details: Reading['details']): void
  /** The file is there, but could not be read. */
  fail(key: string, reason: string): void
  delete(key: string): void
  /** What became of a picture; null: it is gone. `name` is its path in the folder of pictures. */
  setPicture(name: string, file: MediaFile | null): void
  /** The text of a file as it was read; undefined when there is no such file, or it could not be read. */
  text(key: string): string | undefined
  /** What a later run can take over of the reading of a file; null: nothing. */
  reading(key: string): Reading | null
  /** How the documents are related, for a later run. */
  standing(): Standing
  /** The keys of all files, in the order in which they came. */
  keys(): string[]
  /** The key of a file as findings name it: pages/payout.json → payout.json */
  keyOf(file: string): string
  /** The reverse of {@link keyOf}. */
  fileOf(key: string): string
  /** Everything that is wrong, in reading order. */
  findings(): Finding[]
  /** What is wrong with a file by itself, whatever the others hold. What this costs does not grow with the site. */
  ownFindings(key: string): readonly Finding[]
  /** Every page file, also faulty ones, sorted by route. */
  routes(): Route[]
  /** The pages that visitors do not see on the day, sorted by route. */
  hidden(): HiddenPage[]
  /**
   * A page, '404' for the page of unknown addresses. Null: there is none, visitors do not see it on the day, or it or what
   * it uses has an error. A list leaves out pages with errors.
   */
  page(route: string): ResolvedPage | null
  /**
   * A short name for all that {@link page} depends on, as long as the code is the same: with the same name, so is the page. Null:
   * there is no page, or no `hash`.
   */
  basis(route: string): string | null
  /** The site's document; null when it is missing or has an error. */
  site(): Site | null
  /**
   * The page of a file, on all days, as it was when it last had its shape and could do no harm, whatever else is wrong with it or
   * between the files; what it refers to and cannot be found is left out. Null: it never was like that. What this costs
   * does not grow with the site. `text`: drawn in place of what the file holds, which then need not exist.
   */
  draft(key: string, text?: string): ResolvedPage | null
  /** The same for the site's document. */
  draftSite(): Site | null
  /** The text that a draft is made of. */
  draftText(key: string): string | undefined
  /** What that text says. */
  draftValue(key: string): unknown
  /** Takes over what an earlier store could draw of files that this one cannot. */
  inherit(earlier: Pick<Content, 'draftText'>): void
  /** What would be wrong if a file had this text. Nothing changes. */
  findingsWith(key: string, text: string): Finding[]
  /**
   * Lets go of the value of a file, or of all files, for the sake of memory: it is parsed again when it is needed. What is
   * open, because a draft was made of it, stays.
   */
  release(key?: string): void
  /** The routes whose output depends on a file. */
  affected(key: string): string[]
  /** All files as they were read, in the order of their keys. */
  entries(): readonly Entry[]
  /** The documents by what they are, and what links can lead to. It holds until a file changes. */
  map(): SiteMap
  /** The pictures in the folder of pictures, by their names. */
  pictures(): Media
  /** The drawings that documents can name. */
  drawings(): Drawings
  /** The day that decides what visitors see; undefined: none does. */
  day(): string | undefined
  /** Addresses that have no page any more, because it has moved or ended, and where they lead. */
  redirects(): { from: string; to: string }[]
}

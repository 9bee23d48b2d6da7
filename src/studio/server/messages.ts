import type { Drawings } from '../../content/resolve/index.ts'
import type { MediaFile } from '../../model/media.ts'

/** Where the studio is, in development only. */
export const studioAddress = '/studio'

/** Where all of the content is answered, as {@link SiteContent}. */
export const contentAddress = '/__brightrail/content'

/** Where pictures are put and deleted: the name of one follows. */
export const mediaAddress = '/__brightrail/media/'

/** Where pages are moved and deleted: the key of one follows. */
export const pagesAddress = '/__brightrail/pages/'

/** Where what has changed since the site was published is answered, as {@link ChangesAnswer}. */
export const changesAddress = '/__brightrail/changes'

/** All that a store of the content needs to be the same as the server's. Keys are paths in the content folder. */
export interface SiteContent {
  /** The folder as people write it: 'pages'. */
  root: string
  /** The day on which the content is looked at: 2026-11-23. */
  today: string
  files: [key: string, text: string][]
  /** Of files that cannot be drawn as they are, the last texts that could be. */
  lastDrawn: [key: string, text: string][]
  /** Files that are there and cannot be read, and why. */
  unreadable: [key: string, reason: string][]
  /** Files that the site does not read: of these only the name counts. */
  strays: string[]
  /** The pictures as the check sees them, by their names in the folder of pictures. */
  media: [name: string, file: MediaFile][]
  /** The pictures as drafts show them in development: the files themselves. */
  shown: [name: string, file: MediaFile][]
  drawings: Drawings
}

/** A text of a file, and the name of that text: whoever replaces it has to say which one was seen. */
export interface FileText {
  text: string
  revision: string
}

/** What became of a file. Of a stray the text is ''. */
export type FileChange = ({ key: string } & FileText) | { key: string; reason: string } | { key: string; gone: true }

/** What became of the content folder; `null`: the picture is gone. */
export interface FilesChange {
  files: FileChange[]
  media: [name: string, file: MediaFile | null][]
  shown: [name: string, file: MediaFile | null][]
}

/** The answer to a PUT of a document. */
export interface Written {
  revision: string
}

/** The answer to a move of a page: in how many places something changes with it, and the keys of their documents. `problem`: why it cannot be, where it was only asked. */
export interface MovedPage {
  places: number
  documents: string[]
  problem?: string
}

/** A line about what has changed; `isInner`: about a part of what the line before is about. */
export interface ChangedLine {
  pieces: { kind: 'same' | 'gone' | 'new'; text: string }[]
  isInner: boolean
}

/** What became of one document. `title`: its name, its address, and what became of it. `key`: null where it is gone. */
export interface ChangedDocument {
  key: string | null
  title: string
  lines: ChangedLine[]
}

/** What has changed since the site was published, and all of it as one text; or why that cannot be listed, in a sentence. */
export type ChangesAnswer =
  | { documents: ChangedDocument[]; pictures: ChangedLine[]; text: string }
  | { problem: string }

/** The answer to a PUT of a picture: as the check sees it, and as drafts show it. */
export interface PutPicture {
  name: string
  file: MediaFile
  shown: MediaFile
}

/**
 * Why a request was refused, in a sentence. `now`: what is in the file that has changed meanwhile, unless it is gone. `free`:
 * a name that a new picture could have. `usedOn`: the keys of the documents that show a picture. `links`: so many links keep
 * a page from being deleted, which `leading` says in a sentence. `reason`: what the system says, for those who say themselves
 * what could not be done.
 */
export interface Refused {
  message: string
  now?: FileText
  free?: string
  usedOn?: string[]
  links?: number
  leading?: string
  reason?: string
}

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    'brightrail:studio': null
    'brightrail:files': FilesChange
  }
}

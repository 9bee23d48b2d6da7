import type { Page } from './schema.gen.ts'

/** Rich text after parsing: what React draws. Text nodes are strings. */
export type RichNode =
  | string
  | {
      tag: 'p' | 'h2' | 'h3' | 'h4' | 'ul' | 'ol' | 'li' | 'strong' | 'em' | 'code' | 'br'
      id?: string
      children?: RichNode[]
    }
  | { tag: 'a'; href: string; children: RichNode[] }

/** Headings carry an id made from their text. */
export type RichText = RichNode[]

/** A file of a drawing, with its size in CSS pixels. */
export interface DrawingFile {
  src: string
  width: number
  height: number
}

/** A drawing after resolving: files with known sizes; `small` stands in below 640 px. */
export interface Drawing {
  alt: string
  wide: DrawingFile
  small?: DrawingFile
}

/** A picture from the folder of the content, after resolving. Its size is known before it is there. */
export interface MediaPicture {
  /** '' when the picture only decorates. */
  alt: string
  /** Size in pixels of the file that the editor gave: the space that is kept has its shape. */
  width: number
  height: number
  /** The variant for browsers that know none of the `sources`. */
  src: string
  /** The variants of each format as `srcset` names them, the best format first. */
  sources: { type: string; srcSet: string }[]
  /** It stands in the first block of the page, so it is loaded before other pictures. */
  isFirst: boolean
}

/** A page as the browser fetches it: written to dist/payout.json, beside dist/payout.html. */
export interface PageDocument {
  route: string
  /** Where it was written: pages/payout.json */
  file: string
  /** Hash of this document. */
  hash: string
  /** Hash of the site's document. */
  site: string
  /** Hash of the client code. */
  code: string
  /** The policy that the page needs; absent: the strict one that holds everywhere. */
  policy?: string
  /** Address of the page's social image, from the root of the site; absent: it has none. */
  social?: string
  /** Address of the stylesheet that the page needs beside the common one. Absent in development. */
  styles?: string
  /** Names by which its blocks are known again after an edit. Only in development. */
  names?: string[]
  /** Shared blocks expanded, tokens replaced, defaults filled in, markdown parsed, drawings and pictures resolved. */
  page: Page
}

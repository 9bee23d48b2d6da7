import type { MarkName } from './marks.ts'

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
  /** Address of the layers that a page has in its HTML in place of the file, where something in the drawing moves. */
  living?: string
}

/** A drawing after resolving: files with known sizes; `small` is shown below 640 px. */
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
  /** It is in the first block of the page, so it is loaded before other pictures. */
  isFirst: boolean
}

/** The mark of a company after resolving: a drawn one, or its own picture. */
export type Mark = MarkName | MediaPicture

import type { PageDocument } from '../../model/document.ts'
import type { Site } from '../../model/schema.gen.ts'

// What the studio and the page on its canvas say to each other. Both are of one origin, and check it.

/** The query of a page that is the canvas: it comes with the code of the studio, which is made for production. */
export const canvasQuery = 'canvas'

/** The name of the frame in which the page is a canvas. */
export const canvasName = 'brightrail-canvas'

/** The words of a field as they are drawn, without marks. Several fields of a block may say the same: this is one of them. */
export interface FieldWords {
  words: string
  /** The place of the field in its block. */
  pointer: string
  /** Which of the fields with these words it is, in the order of the schema, and how many there are. The page knows in which order they are drawn. */
  at: number
  of: number
}

/** Words of the page that were pressed. A block may show the same words in several places. */
export interface PressedWords {
  words: string
  /** Which of these places was pressed, and how many there are: of all that are drawn, and of those that are seen. */
  drawn: readonly [at: number, of: number]
  seen: readonly [at: number, of: number]
  /** The places in the block of the texts that say this, in the order in which they are drawn; undefined: there is one place only, or nobody knows. */
  places?: readonly string[]
}

/** A place on the page that has a finding: words in a block. */
export interface CanvasFinding {
  block: number
  /** What is drawn there; null: the block as a whole. */
  words: FieldWords | null
  /** The place of the finding in the document. */
  pointer: string
  /** What the flag says. */
  flag: string
  isError: boolean
}

/** What is marked on the page. Blocks are counted as they are drawn. */
export interface Marks {
  /** The selected block: its first and last drawn one; null: none. */
  blocks: { first: number; last: number; name: string; place: string; isFirst: boolean; isLast: boolean } | null
  /** The words of the selected field; null: none. Those of a picture are its alternative text. */
  words: FieldWords | null
  /** What is around the blocks, when something in it is selected in the document of the site. */
  frame: 'header' | 'footer' | null
  findings: CanvasFinding[]
  /** How large the page is seen: marks keep the size of the tool. */
  scale: number
  /** The page is as it was: its file cannot be read. */
  isOld: boolean
  /** The selected block comes into view, because it was selected elsewhere. */
  isCalled: boolean
}

/** What the studio tells the page. */
export type ToCanvas =
  | { kind: 'draw'; path: string; document: PageDocument }
  | { kind: 'site'; hash: string; site: Site }
  | { kind: 'mark'; marks: Marks }
  | { kind: 'go'; path: string }

/** What a button on the page asks for. */
export type CanvasAct = 'up' | 'down' | 'repeat' | 'remove' | 'add'

/**
 * A place between two letters of the page: the words of its paragraph, and how many of their letters are before it. `chosen`: so
 * many after it are selected.
 */
export interface Caret {
  words: string
  before: number
  chosen?: number
}

/** What the page tells the studio. */
export type FromCanvas =
  | { kind: 'shown'; path: string }
  /** A press on a block. `words`: what is drawn there, the smallest piece first. `caret`: between which letters it was. */
  | { kind: 'pressed'; block: number; words: PressedWords[]; caret: Caret | null }
  /** A press on the flag of a finding, which has this place in the document. */
  | { kind: 'pressedFlag'; pointer: string }
  /** A press on what is around the blocks. `href`: where the link leads that was pressed. */
  | { kind: 'pressedFrame'; part: 'header' | 'footer'; words: string[]; href: string | null }
  | { kind: 'act'; act: CanvasAct }
  | { kind: 'key'; key: string; code: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }
  /** How many lines the words of the selected field take; 0: they are not shown there. */
  | { kind: 'lines'; words: string; onDesktop: number; onPhone: number }

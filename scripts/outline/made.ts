import type { DrawingFile } from '../../src/model/values.ts'

/** What is known of a drawing once it is made. */
export interface MadeDrawing {
  kind: string
  /** The numbers that it shows, in their order. */
  numbers: number[]
  /** The words that are drawn. */
  words: string[]
  wide: DrawingFile
  small?: DrawingFile
}

/** What is asked for each time: all drawings by name, and the rules for those that live. */
export interface Made {
  drawings: Record<string, MadeDrawing>
  styles: string
}

/** The texts of all files, by their addresses. */
export type Texts = ReadonlyMap<string, string>

/** Each cut of some drawings: the wide one, and the small one where there is one. */
export const cutsOf = (all: Made['drawings']): DrawingFile[] =>
  Object.values(all).flatMap(({ wide, small }) => (small ? [wide, small] : [wide]))

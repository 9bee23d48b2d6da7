import { drawings } from '../outline/drawings.ts'
import { wordsOf } from '../outline/words.ts'

let known: ReadonlyMap<string, readonly string[]> | undefined

/** The words of every drawing by its name. */
export const drawnWords = (): ReadonlyMap<string, readonly string[]> =>
  (known ??= new Map(Object.entries(drawings).map(([name, drawing]) => [name, wordsOf(drawing)])))

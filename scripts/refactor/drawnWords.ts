import { drawingSizes } from '../outline/drawings.ts'

let known: ReadonlyMap<string, readonly string[]> | undefined

/** The words of every drawing by its name. */
export const drawnWords = (): ReadonlyMap<string, readonly string[]> =>
  (known ??= new Map(Object.entries(drawingSizes()).map(([name, { words }]) => [name, words])))

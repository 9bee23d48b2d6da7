import { drawings } from '../outline/drawings.ts'
import { plainWords } from '../outline/outline.ts'

let known: ReadonlyMap<string, readonly string[]> | undefined

/** The words of every drawing by its name: of all its cuts, and of all moments of those that move or answer. */
export const drawnWords = (): ReadonlyMap<string, readonly string[]> => (known ??= readAll())

function readAll() {
  return new Map(
    Object.entries(drawings).map(([name, { wide, small }]) => {
      const markup = [wide, small].flatMap((cut) =>
        cut ? [cut.answering() ?? cut.svg(), ...(cut.living() ?? [])] : [],
      )
      return [name, [...new Set(markup.flatMap(textsOf))]] as const
    }),
  )
}

const textsOf = (svg: string): string[] =>
  Array.from(svg.matchAll(/<text\b[^>]*>([^<]*)</g), ([, words = '']) => plainWords(words))

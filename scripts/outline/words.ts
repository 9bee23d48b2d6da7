import type { Cut, Drawing } from '../../src/drawings/kit/drawing.ts'
import { plainWords } from './outline.ts'

/** The words of a drawing, in their order: of all its cuts, and of all moments of those that move or answer. */
export function wordsOf({ wide, small }: Drawing): string[] {
  const cuts = [wide, small].filter((cut): cut is Cut => cut !== undefined)
  const markup = cuts.flatMap((cut) => [cut.answering() ?? cut.svg(), ...(cut.living() ?? [])])
  return [...new Set(markup.flatMap(textsOf))]
}

const textsOf = (svg: string): string[] =>
  Array.from(svg.matchAll(/<text\b[^>]*>([^<]*)</g), ([, words = '']) => plainWords(words))

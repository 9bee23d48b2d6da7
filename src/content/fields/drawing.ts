import type { RawFinding } from '../finding/index.ts'
import { guess, isSlip, listHint } from '../suggest/index.ts'
import type { Source } from '../json/index.ts'
import { didYouMean, quote } from '../../model/words.ts'

/** The name of a drawing that does not exist; `names` are those that do. People write the path of its file as well. */
export function drawingFinding(source: Source, pointer: string, name: string, names: readonly string[]) {
  const file = name.replace(/^.*[\\/]/, '').replace(/\.[a-z]{2,4}$/i, '')
  const { words, sure } = guess(file, names)
  const suggestions = names.includes(file) ? [file] : [...words]
  const [better] = suggestions
  const { start, end } = source.valueRange(pointer)
  const edits = [{ offset: start, length: end - start, text: JSON.stringify(better) }]
  return {
    code: 'drawing',
    message: `There is no drawing ${quote(name)}.${didYouMean(suggestions)}`,
    hint: better === undefined ? listHint('drawings', file, names) : undefined,
    suggestions,
    fix:
      better === undefined
        ? undefined
        : {
            title: `Write ${quote(better)}`,
            // Drawings of two customers have names that differ in the customer's only.
            certain: better === file || (sure && isSlip(file, better)),
            edits,
          },
  } satisfies Omit<RawFinding, 'start' | 'end'>
}

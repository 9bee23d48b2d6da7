import type { RawFinding } from '../finding/index.ts'
import { guess, isSlip, listHint } from '../suggest/index.ts'
import type { Source } from '../json/index.ts'
import { didYouMean, quote } from '../../model/words.ts'

/**
 * The name of a drawing that does not exist; `names` are those that do. People write the path of its file as well.
 * `optional`: the field that can be left out, if it can.
 */
export function drawingFinding(
  source: Source,
  pointer: string,
  name: string,
  names: readonly string[],
  optional: string | undefined,
) {
  const file = name.replace(/^.*[\\/]/, '').replace(/\.[a-z]{2,4}$/i, '')
  const { words, sure } = guess(file, names)
  const suggestions = names.includes(file) ? [file] : [...words]
  const [better] = suggestions
  const { start, end } = source.valueRange(pointer)
  // Drawings of two customers have names that differ in the customer's only.
  const certain = better !== undefined && (better === file || (sure && isSlip(file, better)))
  const edits = [{ offset: start, length: end - start, text: JSON.stringify(better) }]
  return {
    code: 'drawing',
    message: `There is no drawing ${quote(name)}.${didYouMean(suggestions)}`,
    hint: hintOf(better === undefined ? listHint('drawings', file, names) : '', certain ? undefined : optional),
    suggestions,
    fix: better === undefined ? undefined : { title: `Write ${quote(better)}`, certain, edits },
  } satisfies Omit<RawFinding, 'start' | 'end'>
}

function hintOf(list: string, optional: string | undefined): string | undefined {
  const leave = optional === undefined ? '' : `Or leave ${quote(optional)} out: it is optional here.`
  return `${list} ${leave}`.trim() || undefined
}

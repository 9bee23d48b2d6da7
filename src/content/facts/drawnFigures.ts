import type { RawFinding } from '../finding/index.ts'
import { amountsTo, numbersIn } from '../../model/figures.ts'
import { inThousands, quote } from '../../model/words.ts'
import type { Place } from './types.ts'

/** What is found in a value, and leaves its document sound. */
export interface Doubt extends Pick<RawFinding, 'code' | 'message' | 'hint'> {
  place: Place
}

type Drawings = Readonly<Record<string, { numbers?: readonly number[] } | undefined>>

/**
 * The figures of an alternative text that its drawing does not show, each with its place in the text.
 * @param drawings what each of them shows, in its order, where that is known
 */
export function unshownFigures(
  { name, alt }: Record<string, unknown>,
  drawings: object,
  { pointer, where }: Place,
): Doubt[] {
  const numbers = typeof name === 'string' ? (drawings as Drawings)[name]?.numbers : undefined
  if (numbers === undefined || typeof name !== 'string' || typeof alt !== 'string') return []
  return numbersIn(alt).flatMap(({ text, amount, isFigure, start, end }) => {
    if (!isFigure || amountsTo(amount, numbers)) return []
    const message = `The drawing ${quote(name)} does not show ${text}.`
    const hint = `${nearestWords(amount, numbers)} Is the drawing out of date? Then ask a developer to draw it anew.`
    return [{ place: { pointer: `${pointer}/alt`, where, start, end }, code: 'altFigure', message, hint }]
  })
}

/** The figure that may have been meant: that of the drawing which differs least. */
function nearestWords(amount: number, numbers: readonly number[]): string {
  const [nearest] = numbers.toSorted((a, b) => Math.abs(a - amount) - Math.abs(b - amount))
  return nearest === undefined
    ? 'There is no figure in it: leave this one out.'
    : `The nearest figure in it is ${written(nearest)}: write what it shows.`
}

function written(amount: number): string {
  const [whole = '', decimals] = String(amount).split('.')
  return inThousands(whole) + (decimals === undefined ? '' : `.${decimals.padEnd(2, '0')}`)
}

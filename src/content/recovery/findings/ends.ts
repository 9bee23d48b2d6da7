import type { RawFinding } from '../../finding/index.ts'
import { count } from '../../../model/words.ts'
import { closing } from '../clues/layout.ts'
import { isBlock } from '../clues/shapes.ts'
import { closerOf, type Opener } from '../state.ts'
import { at, edit, fixOf, insert, lineOf, remove } from './base.ts'

// A text that ends too early, or goes on after its end.

/** The file ends where something more has to come. `tail`: what closes it as it is, null: nothing would. */
export function cutOff(text: string, open: number, tail: string | null, comma: number): RawFinding {
  const end = text.trimEnd().length
  const message = `The file ends here in the middle: ${count(open, 'bracket')} ${open === 1 ? 'is' : 'are'} still open. Its end is missing.`
  const waiting = comma < 0 ? [] : [remove({ start: comma, end: comma + 1 })]
  const fix = tail === null ? undefined : fixOf('Close what is open', [...waiting, insert(end, tail)], false)
  const hint = 'Perhaps a part was not copied or not saved. Take the rest from an earlier version of the file.'
  return { ...at('bracketMissing', Math.max(0, end - 1), Math.min(1, end), message, fix), hint }
}

/** The end of the file has come while these brackets are open, the innermost first. */
export function neverClosed(text: string, openers: readonly Opener[]): RawFinding {
  const [last] = openers
  const end = text.trimEnd().length
  const all = openers.map(({ open }) => closerOf(open)).join('')
  const inserted = openers.map((one) => closing(text, end, one)).join('')
  const message =
    last && openers.length === 1
      ? `The file ends here, but the ${last.open} of line ${lineOf(text, last.at)} is not closed: its ${all} is missing.`
      : `The file ends here, but ${count(openers.length, 'bracket')} are still open: ${all} are missing.`
  // A text that ends with a bracket has probably lost no more than the next one.
  const isLast = openers.length === 1 && /[}\]]$/.test(text.slice(0, end))
  return at('bracketMissing', end, 0, message, edit(`Insert ${all} at the end`, end, 0, inserted, isLast))
}

/** More text after the end of the document. */
export function afterEnd(text: string, place: number): RawFinding {
  const character = text.charAt(place)
  if (character === '}' || character === ']') {
    const message = `There is one ${character} too many: nothing is open any more. Remove it.`
    return at('afterEnd', place, 1, message, edit(`Remove ${character}`, place, 1, ''))
  }
  const length = text.trimEnd().length - place
  if (length === 1 && /[,;.]/.test(character)) {
    const message = `Nothing may come after the last }: remove this ${character === ',' ? 'comma' : character}.`
    return at('afterEnd', place, 1, message, edit(`Remove ${character}`, place, 1, ''))
  }
  const rest = text.slice(place)
  const message = isBlock(text, place)
    ? 'This block comes after the end of the document. Move it between the [ and the ] of "blocks".'
    : character === '{' && /"blocks"\s*:/.test(rest)
      ? 'A second document begins here. Move it to a file of its own, or remove it.'
      : 'The document has ended, but more text follows. Remove it, or move it inside the brackets.'
  return at('afterEnd', place, length, message, edit('Remove what follows', place, length, '', false))
}

export const emptyFile = (): RawFinding => ({
  ...at('emptyFile', 0, 0, 'The file is empty.'),
  hint: 'Write { "title": …, "description": …, "blocks": [ … ] }, or delete the file.',
})

import type { RawFinding } from '../../finding/index.ts'
import * as findingOf from '../findings/index.ts'
import { costs } from '../costs.ts'
import { amended, closerOf, type Frame, type Opener, type State, told } from '../state.ts'

/** The reading of the end of the text. */
export function endMoves(text: string, state: State): State[] {
  const done: State = { ...state, expect: 'done' }
  const { expect, frame, count } = state
  if (!frame) return expect === 'value' && count === 0 ? [told(done, costs.end, findingOf.emptyFile)] : [done]
  const openers: Opener[] = []
  for (let one: Frame | null = frame; one; one = one.parent) openers.push(one)
  const closers = openers.map(({ open }) => closerOf(open)).join('')
  const cost = costs.end + costs.anotherBracket * (openers.length - 1)
  const cut = (tail: string | null, comma: number) => () => findingOf.cutOff(text, openers.length, tail, comma)
  const { cut: unclosed } = state.recent
  if (unclosed && state.behind >= text.trimEnd().length - 1) {
    // The end came inside of a text.
    const whole = amended({ ...done, count: count - 1 }, unclosed, null)
    return [told(whole, 0, cut(expect === 'comma' ? `"${closers}` : null, -1))]
  }
  if (expect === 'colon' || (expect === 'value' && frame.open === '{')) return [told(done, cost, cut(null, -1))]
  if (frame.comma >= 0) return [told(done, cost, cut(closers, frame.comma))]
  return [told(done, cost, () => findingOf.neverClosed(text, openers))]
}

/** The reading of what comes after the end of the document: nobody looks into it. */
export function behindEnd(text: string, state: State): State[] {
  const { at } = state
  const share = (2 * (text.length - at)) / text.length
  const finding = (): RawFinding => findingOf.afterEnd(text, at)
  return [{ ...told(state, costs.end + share, finding), expect: 'done' }]
}

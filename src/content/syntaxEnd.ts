import type { Fault } from './findings.ts'
import * as faultOf from './syntaxFaults.ts'
import type { Expect, Frame, OddPair } from './syntaxFrame.ts'

/** What is wrong with the end of a text; `instead`: the fault that was found last was a part of it. */
export function endFault(
  text: string,
  stack: readonly Frame[],
  expect: Expect,
  faults: readonly Fault[],
  odd: OddPair | null,
): { fault: Fault; instead?: true } | null {
  const frame = stack.at(-1)
  if (!frame) {
    const onlyNotes = faults.every(({ code }) => code === 'comment' || code === 'byteOrderMark')
    return expect === 'value' && onlyNotes ? { fault: faultOf.emptyFile() } : null
  }
  const last = faults.at(-1)
  const closers = stack
    .map((one) => (one.open === '{' ? '}' : ']'))
    .toReversed()
    .join('')
  if (last?.code === 'quoteMissing' && last.end >= text.trimEnd().length - 1) {
    // The end came inside of a text.
    return { fault: faultOf.cutOff(text, stack.length, expect === 'comma' ? `"${closers}` : null, -1), instead: true }
  }
  if (expect === 'colon' && faults.length > 0) return null
  if (expect === 'colon' || (expect === 'value' && frame.open === '{'))
    return { fault: faultOf.cutOff(text, stack.length, null, -1) }
  const bracket = frame.open === '{' ? '}' : ']'
  if (stack.length === 1 && odd?.bracket === bracket)
    return { fault: faultOf.bracketMissing(text, odd.place, bracket, odd.opened) }
  if (frame.comma >= 0) return { fault: faultOf.cutOff(text, stack.length, closers, frame.comma) }
  const open = stack.map((one) => one.at)
  return { fault: faultOf.neverClosed(text, open) }
}

import { applyEdits } from './edits.ts'
import type { Edit, Fault } from './findings.ts'
import { findSyntaxFaults } from './recovery/search.ts'
import { clearForeign } from './syntaxForeign.ts'

/**
 * The faults of a text that is no JSON. Their fixes are certain only where all of them together make the text JSON: each
 * fault of another reading may be an echo of a slip that was not understood.
 */
export function findFaults(text: string): Fault[] {
  const cleared = clearForeign(text)
  if (cleared.faults.length > 0 && isJson(cleared.text)) return cleared.faults
  const faults = [...cleared.faults, ...findSyntaxFaults(cleared.text)].sort((a, b) => a.start - b.start)
  return isProven(text, faults) ? faults : faults.map(asGuess)
}

function isProven(text: string, faults: readonly Fault[]): boolean {
  const edits = faults.map(({ fix, assumed }) => fix?.edits ?? assumed)
  if (edits.includes(undefined)) return false
  try {
    return isJson(applyEdits(text, edits.flat() as Edit[]))
  } catch {
    // Two of the fixes want to change the same characters.
    return false
  }
}

const asGuess = (fault: Fault): Fault => (fault.fix ? { ...fault, fix: { ...fault.fix, certain: false } } : fault)

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

import { applyEdits } from '../json/index.ts'
import type { Edit, Fault } from '../finding/index.ts'
import { findSyntaxFaults } from './search.ts'
import { isJson } from './shapes.ts'
import { clearForeign } from './foreign.ts'

/**
 * The faults of a text that is no JSON. A fix is certain only where the reading is that found them: where all of them
 * together make the text JSON, and what a bracket closes does not depend on a guess.
 */
export function findFaults(text: string): Fault[] {
  const cleared = clearForeign(text)
  if (cleared.faults.length > 0 && isJson(cleared.text)) return cleared.faults
  const faults = [...cleared.faults, ...findSyntaxFaults(cleared.text)].sort((a, b) => a.start - b.start)
  if (!isProven(text, faults) || faults.some(isBeyond)) return faults.map(asGuess)
  return faults.some(isGuess) ? faults.map((fault) => (bracket.test(fault.code) ? asGuess(fault) : fault)) : faults
}

const bracket = /^bracket/

/** More text than a slip of the finger comes after the end: it ends too early, and so does what was read. */
const isBeyond = ({ code, fix }: Fault) => code === 'afterEnd' && !fix?.certain

/** A comment is no guess, although nobody but its writer can remove it. */
const isGuess = ({ code, fix }: Fault) => code !== 'comment' && !fix?.certain

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

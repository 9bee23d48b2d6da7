import { applyEdits } from '../json/index.ts'
import { asGuess, type Edit, type RawFinding } from '../finding/index.ts'
import { findSyntaxFindings } from './search.ts'
import { isJson } from './clues/shapes.ts'
import { clearForeign, foreignFile } from './foreign/foreign.ts'

/** What is wrong with a text that is no JSON. */
export interface Recovered {
  /**
   * In the order of the text. The edits of all fixes, and where a finding has no fix those that it assumes, make the text
   * the JSON that was most probably meant; a finding with neither says that nobody can know.
   */
  findings: RawFinding[]
  /** The whole file is something else, such as HTML: there is nothing in it to read. */
  isForeign: boolean
}

/** Reads a text that `JSON.parse` refuses in the way in which it was most probably meant. */
export function recover(text: string): Recovered {
  const foreign = foreignFile(text)
  return foreign ? { findings: [foreign], isForeign: true } : { findings: findWrong(text), isForeign: false }
}

/**
 * The findings of a text that may be a document. A fix is certain only where the reading is that found them: where all of
 * them together make the text JSON, and what a bracket closes does not depend on a guess.
 */
function findWrong(text: string): RawFinding[] {
  const cleared = clearForeign(text)
  if (cleared.findings.length > 0 && isJson(cleared.text)) return cleared.findings
  const findings = [...cleared.findings, ...findSyntaxFindings(cleared.text)].sort((a, b) => a.start - b.start)
  if (!isProven(text, findings) || findings.some(isBeyond)) return findings.map(asGuess)
  return findings.some(isGuess)
    ? findings.map((finding) => (bracket.test(finding.code) ? asGuess(finding) : finding))
    : findings
}

const bracket = /^bracket/

/** More text than a slip of the finger comes after the end: it ends too early, and so does what was read. */
const isBeyond = ({ code, fix }: RawFinding) => code === 'afterEnd' && !fix?.certain

/** A comment is no guess, although nobody but its writer can remove it. */
const isGuess = ({ code, fix }: RawFinding) => code !== 'comment' && !fix?.certain

function isProven(text: string, findings: readonly RawFinding[]): boolean {
  const edits = findings.map(({ fix, assumed }) => fix?.edits ?? assumed)
  if (edits.includes(undefined)) return false
  try {
    return isJson(applyEdits(text, edits.flat() as Edit[]))
  } catch {
    // Two of the fixes want to change the same characters.
    return false
  }
}

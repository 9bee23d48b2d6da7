import { affects, type Content } from '../../src/content/store/index.ts'
import { codeFrame, type Finding } from '../../src/content/finding/index.ts'
import type { PageFindings, ShownFinding } from '../../src/dev/messages.ts'
import { hashOf } from '../lib/cache.ts'
import { revisionOf } from './studio/fileText.ts'

/** How many errors are sent to a tab with their lines, of its page and of the others. */
const mostShown = 12

const none: PageFindings = {
  state: '',
  here: [],
  elsewhere: [],
  warnings: [],
  count: { here: 0, elsewhere: 0, warnings: 0 },
}

/** Everything that is wrong, as somebody who looks at one page wants to hear it. */
export function pageFindings(content: Content, route: string): PageFindings {
  const found = content.findings()
  if (found.length === 0) return none
  const files = new Map<string, boolean>()
  const isShown = affects(content.map(), route)
  const concerns = ({ file }: Finding) => {
    const known = files.get(file) ?? isShown(content.keyOf(file))
    files.set(file, known)
    return known
  }
  const errors = found.filter(({ severity }) => severity === 'error')
  const warnings = found.filter((finding) => finding.severity !== 'error' && concerns(finding))
  const here = errors.filter(concerns)
  const elsewhere = errors.filter((finding) => !concerns(finding))
  const shown = (findings: Finding[]) => findings.slice(0, mostShown).map((finding) => toShown(finding, content))
  return {
    state: errors.length === 0 ? '' : hashOf(JSON.stringify(errors)),
    here: shown(here),
    elsewhere: shown(elsewhere),
    warnings: shown(warnings),
    count: { here: here.length, elsewhere: elsewhere.length, warnings: warnings.length },
  }
}

/** The lines are those of the text in which the error was found: the file may have changed by now. */
function toShown(finding: Finding, content: Content): ShownFinding {
  const { code, file, line, column, where, message, hint, suggestions, fix, move } = finding
  const key = content.keyOf(file)
  const text = content.text(key)
  return {
    code,
    file,
    line,
    column,
    where,
    message,
    ...(hint === undefined ? {} : { hint }),
    suggestions,
    frame: text === undefined ? [] : codeFrame(text, finding, { width: 72 }).filter(({ kind }) => kind !== 'under'),
    key,
    ...(text === undefined ? {} : { revision: revisionOf(text) }),
    ...(fix && { fix: { title: fix.title, edits: fix.edits } }),
    ...(move && { move }),
  }
}

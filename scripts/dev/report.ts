import { type Finding, sortFindings } from '../../src/content/findings.ts'
import { count, visible } from '../../src/content/words.ts'

/** How many findings the terminal shows; `npm run check` shows all, with their lines. */
const mostShown = 8

/** Prints what is wrong whenever it has changed: a line for each finding, and one line when all is well. */
export function createReport(): (findings: readonly Finding[], codeFault: string | undefined) => void {
  let printed: string | undefined
  return (findings, codeFault) => {
    const text = codeFault === undefined ? reportOf(findings) : codeFault
    if (text === printed) return
    printed = text
    console.log(`${new Date().toLocaleTimeString('en-GB')}  ${text}`)
  }
}

function reportOf(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'All documents are in order.'
  const errors = findings.filter(({ severity }) => severity === 'error')
  const chosen = [...errors, ...findings.filter((finding) => !errors.includes(finding))].slice(0, mostShown)
  const lines = sortFindings(chosen).map(({ file, line, column, severity, message }) => {
    return `  ${visible(file)}:${line}:${column}  ${severity}: ${visible(message)}`
  })
  if (findings.length > chosen.length) lines.push(`  ${findings.length - chosen.length} more: npm run check`)
  const others = findings.length - errors.length
  return [
    [count(errors.length, 'error'), others > 0 && count(others, 'warning')].filter(Boolean).join(', '),
    ...lines,
  ].join('\n')
}

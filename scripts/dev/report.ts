import { countBySeverity, type Finding, sortFindings } from '../../src/content/finding/index.ts'
import { count, visible } from '../../src/model/words.ts'

/** How many findings the terminal shows; `npm run check` shows all, with their lines. */
const mostShown = 8

/** Prints what is wrong whenever it has changed: a line for each finding, and one line when all is well. */
export function createReport(): (findings: readonly Finding[], codeError: string | undefined) => void {
  let printed: string | undefined
  return (findings, codeError) => {
    const text = codeError === undefined ? reportOf(findings) : codeError
    if (text === printed) return
    printed = text
    console.log(`${new Date().toLocaleTimeString('en-GB')}  ${text}`)
  }
}

/** Advice is for a quiet hour: while somebody writes it is only counted. */
function reportOf(findings: readonly Finding[]): string {
  const { error, warning, advice } = countBySeverity(findings)
  const numbers = [
    error > 0 && count(error, 'error'),
    warning > 0 && count(warning, 'warning'),
    advice > 0 && count(advice, 'piece of advice', 'pieces of advice'),
  ].filter(Boolean)
  if (error + warning === 0) return ['All documents are in order', ...numbers].join(', ').concat('.')
  const errors = findings.filter(({ severity }) => severity === 'error')
  const chosen = [...errors, ...findings.filter(({ severity }) => severity === 'warning')].slice(0, mostShown)
  const lines = sortFindings(chosen).map(({ file, line, column, severity, message }) => {
    return `  ${visible(file)}:${line}:${column}  ${severity}: ${visible(message)}`
  })
  const rest = error + warning - chosen.length
  if (rest > 0) lines.push(`  ${rest} more: npm run check`)
  return [numbers.join(', '), ...lines].join('\n')
}

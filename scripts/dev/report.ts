import { countBySeverity, type Finding, sortFindings } from '../../src/content/finding/index.ts'
import { count, visible } from '../../src/model/words.ts'

/** How many findings the terminal shows; `npm run check` shows all, with their lines. */
const mostShown = 8

/** So long findings have to stay as they are before they are printed, in milliseconds: a move writes one file after another. */
const calm = 250

/** Prints what is wrong whenever it has changed: a line for each finding, and one line when all is well. */
export function createReport(): (findings: readonly Finding[], codeError: string | undefined) => void {
  let printed: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const print = (text: string) => {
    if (text === printed) return
    printed = text
    console.log(`${new Date().toLocaleTimeString('en-GB')}  ${text}`)
  }
  return (findings, codeError) => {
    const text = codeError === undefined ? reportOf(findings) : codeError
    clearTimeout(timer)
    // At the start no change is under way.
    if (printed === undefined) print(text)
    else timer = setTimeout(print, calm, text)
    timer?.unref()
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

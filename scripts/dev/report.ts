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
  const bySeverity = (wanted: Finding['severity']) => findings.filter(({ severity }) => severity === wanted)
  const all = [...bySeverity('error'), ...bySeverity('warning')]
  const groups = (all.length > mostShown ? groupsOf(all) : all.map((one) => [one])).slice(0, mostShown)
  const places = new Map(groups.flatMap((group) => (group[0] ? [[group[0], group.length] as const] : [])))
  const lines = sortFindings([...places.keys()]).map((first) => {
    const { file, line, column, severity, message } = first
    const others = (places.get(first) ?? 1) - 1
    const more = others > 0 ? `  (and in ${count(others, 'more place')})` : ''
    return `  ${visible(file)}:${line}:${column}  ${severity}: ${visible(message)}${more}`
  })
  const rest = all.length - groups.flat().length
  if (rest > 0) lines.push(`  ${rest} more: npm run check`)
  return [numbers.join(', '), ...lines].join('\n')
}

/** Findings that say the same, each group where its first one was: what is missing is missing in all that use it. */
function groupsOf(findings: readonly Finding[]): Finding[][] {
  const groups = new Map<string, Finding[]>()
  for (const one of findings) {
    const name = `${one.severity} ${one.message}`
    const group = groups.get(name)
    if (group) group.push(one)
    else groups.set(name, [one])
  }
  return [...groups.values()]
}

import type { Finding } from '../../src/content/findings.ts'

const commands = { error: 'error', warning: 'warning', advice: 'notice' }

/** The findings as commands of GitHub Actions, which shows them beside the changed lines. */
export function githubReport(findings: readonly Finding[]): string {
  return findings.map(annotation).join('\n')
}

function annotation(finding: Finding): string {
  const { file, line, column, endLine, endColumn, where, message, hint, severity, code } = finding
  // Columns are only understood when the end is on the same line.
  const columns = endLine === line ? `,col=${column},endColumn=${Math.max(column, endColumn - 1)}` : ''
  const title = where === '' ? code : `${where} (${code})`
  const text = hint === undefined ? message : `${message} ${hint}`
  return `::${commands[severity]} file=${property(file)},line=${line},endLine=${endLine}${columns},title=${property(title)}::${data(text)}`
}

const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

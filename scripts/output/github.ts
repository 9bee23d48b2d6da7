import { type Finding, sentencesOf } from '../../src/content/finding/index.ts'
import type { Severity } from '../../src/content/rules/index.ts'
import { count, visible } from '../../src/model/words.ts'
import { beforeNote, type Report, type Since } from './report.ts'

const commands: Record<Severity, string> = { error: 'error', warning: 'warning', advice: 'notice' }

/** So many annotations of each kind GitHub shows for one step; it drops the others without a word. */
const mostShown = 10

/**
 * The findings as commands of GitHub Actions, which shows them beside the changed lines. What it would drop follows as
 * plain lines of the log, and one line counts everything.
 */
export function githubReport({ findings, since }: Report): string {
  const note = beforeNote(since)
  if (findings.length === 0) return note ?? ''
  const shown = new Set<Finding>()
  for (const severity of Object.keys(commands)) {
    for (const finding of findings.filter((one) => one.severity === severity).slice(0, mostShown)) shown.add(finding)
  }
  const rest = findings.filter((finding) => !shown.has(finding))
  const lines = [...shown].map(annotation)
  if (rest.length > 0) lines.push(`GitHub shows ${mostShown} annotations of a kind. Without one:`, ...rest.map(plain))
  const files = new Set(findings.map(({ file }) => file)).size
  const command = `npm run check${since ? ' -- --changed' : ''}`
  lines.push(`${count(findings.length, 'finding')} in ${count(files, 'file')}. On your computer: ${command}`)
  if (note !== null) lines.push(note)
  return lines.join('\n')
}

/** The findings as a table for the summary page of a run, in Markdown. */
export function githubSummary(findings: readonly Finding[], since?: Since): string {
  const note = beforeNote(since)
  const end = note === null ? '' : `\n${note}\n`
  if (findings.length === 0) return `### Content: no findings${since ? ' in what changed' : ''}\n${end}`
  const rows = findings
    .slice(0, 200)
    .map(({ file, line, severity, where, message }) =>
      ['', `${cell(file)}:${line}`, severity, `${where === '' ? '' : `${cell(where)}: `}${cell(message)}`, ''].join(
        ' | ',
      ),
    )
  const more = findings.length > rows.length ? [`\nand ${findings.length - rows.length} more.`] : []
  const head = [
    `### Content: ${count(findings.length, 'finding')}\n`,
    '| Place | Weight | What |',
    '| --- | --- | --- |',
  ]
  return `${[...head, ...rows.map((row) => row.trim()), ...more].join('\n')}\n${end}`
}

const cell = (text: string) => visible(text).replace(/[\\`*_[\]<>|&#]/g, (character) => `&#${character.charCodeAt(0)};`)

function annotation(finding: Finding): string {
  const { file, line, column, endLine, endColumn, where, severity, code } = finding
  // Columns are only understood when the end is on the same line.
  const columns = endLine === line ? `,col=${column},endColumn=${Math.max(column, endColumn - 1)}` : ''
  const title = where === '' ? code : `${where} (${code})`
  return `::${commands[severity]} file=${property(file)},line=${line},endLine=${endLine}${columns},title=${property(title)}::${data(sentencesOf(finding))}`
}

/** A line that begins with a path cannot be taken for a command. */
const plain = ({ file, line, column, severity, where, message }: Finding) =>
  `./${visible(file)}:${line}:${column} ${severity}: ${where === '' ? '' : `${where}: `}${visible(message)}`

const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

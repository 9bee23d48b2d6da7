import { readFileSync } from 'node:fs'
import { styleText } from 'node:util'
import { countBySeverity, type Finding } from '../../src/content/findings.ts'
import { codeFrame } from '../../src/content/frame.ts'
import type { Severity } from '../../src/content/rules.ts'
import { count, visible } from '../../src/content/words.ts'
import type { Checked } from '../check.ts'

/** So many findings are shown with their lines; of the rest only numbers, so that the end stays on the screen. */
const mostFrames = 20

type Style = Parameters<typeof styleText>[0]

const colours: Record<Severity, Style> = {
  error: ['bold', 'red'],
  warning: ['bold', 'yellow'],
  advice: ['bold', 'cyan'],
}

/** Prints the findings for people, to standard error: what a command made stands on standard output. */
export function printText(findings: readonly Finding[]): void {
  process.stderr.write(`${textReport(findings)}\n`)
}

/** The findings for people: each with its lines, errors first where they do not all fit, then the numbers. */
export function textReport(findings: readonly Finding[], checked?: Checked): string {
  const paint = painter()
  const found = countBySeverity(findings)
  const shown = findings.length <= mostFrames ? findings : firstErrors(findings)
  const texts = new Map<string, string>()
  const parts = shown.map((finding) => describe(finding, textOf(finding.file, texts), paint))
  const rest = findings.filter((finding) => !shown.includes(finding))
  if (rest.length > 0) parts.push(restOf(rest))
  parts.push(summary(found, checked, paint))
  return parts.join('\n\n')
}

function firstErrors(findings: readonly Finding[]): readonly Finding[] {
  const errors = findings.filter(({ severity }) => severity === 'error').slice(0, mostFrames)
  const others = findings.filter(({ severity }) => severity !== 'error').slice(0, mostFrames - errors.length)
  const chosen = new Set([...errors, ...others])
  return findings.filter((finding) => chosen.has(finding))
}

type Paint = (style: Style, text: string) => string

/** Colours only where somebody looks at them, and does not forbid them. */
function painter(): Paint {
  const { NO_COLOR, FORCE_COLOR } = process.env
  const coloured = NO_COLOR ? false : FORCE_COLOR ? FORCE_COLOR !== '0' : process.stdout.isTTY && process.stderr.isTTY
  return coloured ? styleText : (_, text) => text
}

function textOf(file: string, texts: Map<string, string>): string {
  // A picture has no lines.
  if (!file.endsWith('.json')) return ''
  const known = texts.get(file)
  if (known !== undefined) return known
  let text = ''
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    // A file that is missing or cannot be read: the finding says so, and there are no lines to show.
  }
  texts.set(file, text)
  return text
}

function describe(finding: Finding, text: string, paint: Paint): string {
  const { severity, file, line, column, where, message, hint, fix, code } = finding
  const lines = [
    `${paint('cyan', `${visible(file)}:${line}:${column}`)}  ${paint(colours[severity], severity)}  ${paint('dim', code)}`,
    `  ${where === '' ? '' : `${where}: `}${visible(message)}`,
  ]
  if (hint !== undefined) lines.push(paint('dim', `  ${visible(hint)}`))
  if (fix) lines.push(paint('green', `  To mend it: ${visible(fix.title)}`))
  if (text !== '') {
    for (const row of codeFrame(text, finding)) {
      lines.push(
        `    ${row.kind === 'text' ? paint('dim', row.text) : row.kind === 'under' ? paint(colours[severity], row.text) : row.text}`,
      )
    }
  }
  return lines.join('\n')
}

function restOf(rest: readonly Finding[]): string {
  const files = new Map<string, number>()
  for (const { file } of rest) files.set(file, (files.get(file) ?? 0) + 1)
  const rows = [...files]
    .slice(0, mostFrames)
    .map(([file, number]) => `  ${String(number).padStart(5)}  ${visible(file)}`)
  if (files.size > mostFrames) rows.push(`         and ${count(files.size - mostFrames, 'more file')}`)
  return [`Not shown here: ${count(rest.length, 'more finding')}`, ...rows].join('\n')
}

function summary(found: Record<Severity, number>, checked: Checked | undefined, paint: Paint): string {
  const what = checked ? ` in ${count(checked.documents, 'document')} (${count(checked.pages, 'page')})` : ''
  const numbers = [
    paint(found.error > 0 ? colours.error : 'green', found.error > 0 ? count(found.error, 'error') : 'No errors'),
    ...(found.warning > 0 ? [paint(colours.warning, count(found.warning, 'warning'))] : []),
    ...(found.advice > 0 ? [count(found.advice, 'piece of advice', 'pieces of advice')] : []),
  ]
  return `${numbers.join(', ')}${what}.`
}

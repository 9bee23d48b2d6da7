import { codeFrame, type Finding, type FrameLine } from '../../src/content/finding/index.ts'
import type { Severity } from '../../src/content/rules/index.ts'
import { visible } from '../../src/model/words.ts'
import { colours, type Paint } from './paint.ts'

/** So many columns a code frame may have: those of the terminal, where there is one. */
const frameWidth = () => Math.max(40, Math.min(96, (process.stdout.columns ?? 100) - 14))

/** One finding: place, weight and rule; what is wrong; the way out; the lines. */
export function describe(finding: Finding, text: string, paint: Paint, around = 1): string[] {
  const { severity, where, message, hint, fix } = finding
  const lines = [placeLine(finding, paint), `  ${where === '' ? '' : `${where}: `}${visible(message)}`]
  if (hint !== undefined) lines.push(paint('dim', `  ${visible(hint)}`))
  if (fix) lines.push(paint('green', `  To fix it: ${visible(fix.title)}`))
  const frame = text === '' ? [] : codeFrame(text, finding, { around, width: frameWidth() })
  return [...lines, ...frame.map((row) => `    ${paintRow(row, severity, paint)}`)]
}

/** The first line of a finding. */
export const placeLine = ({ file, line, column, severity, code }: Finding, paint: Paint): string =>
  `${paint('cyan', `${visible(file)}:${line}:${column}`)}  ${paint(colours[severity], severity)}  ${paint('dim', code)}`

function paintRow({ kind, text }: FrameLine, severity: Severity, paint: Paint): string {
  if (kind === 'mark') return text
  return kind === 'under' ? paint(colours[severity], text) : paint('dim', text)
}

import type { Finding } from '../../src/content/findings.ts'
import { rules } from '../../src/content/rules.ts'
import { count, visible } from '../../src/content/words.ts'
import { causesOf } from './causes.ts'
import { describe } from './describe.ts'
import { colours, type Paint } from './paint.ts'
import { createTexts } from './report.ts'

/** The whole report, with its last line and the prompt after it, has this many rows. */
const screen = 24
/** So many rows each list has. */
const mostListed = 3

/** Many findings on one screen: the first errors in full, then how many there are of each rule and in each file. */
export function overview(findings: readonly Finding[], paint: Paint): string {
  const errors = findings.filter(({ severity }) => severity === 'error')
  const ordered = [...errors, ...findings.filter((finding) => !errors.includes(finding))]
  const causeOf = causesOf(findings)
  const named = (finding: Finding) => titleOf(finding, causeOf(finding))
  const lists = [
    ...list('By cause', countOf(findings, named), 'other cause', paint, wayOut(findings, causeOf)),
    ...list(
      'By file',
      countOf(findings, ({ file }) => visible(file)),
      'other file',
      paint,
    ),
    '',
    'All of them: npm run check -- --all   Of one file: npm run check -- FILE',
  ]
  // An empty row, the offer to mend and the summary follow, and the terminal wants one for the prompt.
  let left = screen - 4 - rowsOf(lists)
  const textOf = createTexts()
  const shown: string[] = []
  for (const finding of ordered) {
    // The way out of each is left to the whole list: here its place and its words are enough.
    const { hint: _, fix: __, ...short } = finding
    const lines = [...describe(short, textOf(finding.file), paint, 0), '']
    left -= rowsOf(lines)
    if (left < 0) break
    shown.push(...lines)
  }
  return [...shown, ...lists].join('\n')
}

/** Words below the row of a list. */
interface Note {
  name: string
  text: string
}

/** How to mend all links to the page whose absence most links show; no single one of them would need it. */
function wayOut(findings: readonly Finding[], causeOf: (finding: Finding) => string | null): Note | undefined {
  const gone = findings.filter((finding) => finding.code === 'linkPage' && causeOf(finding) !== null)
  const named = (finding: Finding) => titleOf(finding, causeOf(finding))
  const [most] = countOf(gone, named)
  const hint = gone.find((finding) => named(finding) === most?.[0])?.hint
  return most && hint !== undefined ? { name: most[0], text: hint } : undefined
}

/** What is missing says more than the rule that it breaks. */
const titleOf = ({ code, severity }: Finding, cause: string | null) =>
  `${cause ?? rules[code].title} (${severity}, ${code})`

function countOf(findings: readonly Finding[], name: (finding: Finding) => string): [string, number][] {
  const counts = new Map<string, number>()
  for (const finding of findings) counts.set(name(finding), (counts.get(name(finding)) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)
}

function list(title: string, rows: readonly [string, number][], others: string, paint: Paint, note?: Note): string[] {
  // A list that is one too long for a row "and 1 more" can as well be whole.
  const shown = rows.length <= mostListed + 1 ? rows : rows.slice(0, mostListed)
  const rest = rows.slice(shown.length).reduce((sum, [, number]) => sum + number, 0)
  return [
    paint('bold', title),
    ...shown.flatMap(([name, number]) => [
      `  ${paint(colours.error, String(number).padStart(5))}  ${name}`,
      ...(note?.name === name ? [paint('dim', `         ${visible(note.text)}`)] : []),
    ]),
    ...(rest > 0 ? [`  ${String(rest).padStart(5)}  in ${count(rows.length - shown.length, others)}`] : []),
  ]
}

/** How many rows of the terminal these lines take; long ones are wrapped. */
function rowsOf(lines: readonly string[]): number {
  const columns = process.stdout.columns ?? 80
  const bare = lines.map((line) => line.replace(/\u001b\[\d+m/g, ''))
  return bare.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / columns)), 0)
}

import type { Finding } from '../../src/content/finding/index.ts'
import { count, visible } from '../../src/model/words.ts'
import { type Cause, causesOf } from './causes.ts'
import { describe } from './describe.ts'
import type { Paint } from './paint.ts'
import { createTexts } from './report.ts'

/** How many causes are shown with their first finding; others are only counted. */
const mostCauses = 12
/** Of so many findings each has a line of its own; of more each cause names its first places. */
const mostLines = 30
/** So many lines, or places in a line, follow the first finding of a cause. */
const mostOthers = 5
const mostPlaces = 3
const mostFiles = 3

/** Findings that are too many to show each: the first of each cause in full, then where the others are. `option`: what chose them. */
export function overview(findings: readonly Finding[], paint: Paint, option?: string): string {
  const causes = causesOf(findings)
  const shown = causes.slice(0, mostCauses)
  const textOf = createTexts()
  const isShort = findings.length > mostLines
  const parts = shown.map((cause) => {
    const [first] = cause.findings
    const lines = describe(first, textOf(first.file), paint, isShort ? 0 : 1)
    return [...lines, ...others(cause, paint, isShort)].join('\n')
  })
  const rest = causes.slice(mostCauses)
  if (rest.length > 0) parts.push(restText(rest))
  parts.push(
    [
      ...filesText(findings),
      `All in full: npm run check -- ${option === undefined ? '' : `${option} `}--all   Of one file: npm run check -- FILE`,
    ].join('\n'),
  )
  return parts.join('\n\n')
}

/** The findings of a cause after the first one: a line for each, or where they are. */
function others({ findings: [, ...found], isOne }: Cause, paint: Paint, isShort: boolean): string[] {
  if (found.length === 0) return []
  const what = isOne ? 'The same is missing' : 'The same rule is broken'
  const places = (number: number) => count(number, 'more place')
  if (isShort) {
    const first = found.slice(0, mostPlaces).map((one) => paint('cyan', placeOf(one)))
    const more = found.length > first.length ? ` and ${found.length - first.length} more` : ''
    return [`  ${what} in ${places(found.length)}: ${first.join(', ')}${more}.`]
  }
  const listed = found.slice(0, mostOthers)
  const lines = listed.map((one) => `    ${paint('cyan', placeOf(one))}${isOne ? '' : `  ${wordsOf(one)}`}`)
  const more = found.length > listed.length ? [`    and ${found.length - listed.length} more`] : []
  return [`  ${what} in ${places(found.length)}:`, ...lines, ...more]
}

const placeOf = ({ file, line, column }: Finding) => `${visible(file)}:${line}:${column}`

/** What is wrong, on the line of its place. */
function wordsOf({ where, message }: Finding): string {
  const words = visible(`${where === '' ? '' : `${where}: `}${message}`)
  const width = process.stdout.columns ?? 120
  return words.length > width ? `${words.slice(0, width - 1)}…` : words
}

function restText(causes: readonly Cause[]): string {
  const number = causes.reduce((sum, { findings }) => sum + findings.length, 0)
  const codes = [...new Set(causes.map(({ findings: [{ code }] }) => code))]
  return `And ${count(number, 'finding')} of ${count(codes.length, 'other rule')}: ${codes.join(', ')}.`
}

/** Where most of them are. */
function filesText(findings: readonly Finding[]): string[] {
  const numbers = new Map<string, number>()
  for (const { file } of findings) numbers.set(file, (numbers.get(file) ?? 0) + 1)
  if (numbers.size < 2) return []
  const files = [...numbers].sort(([, a], [, b]) => b - a).slice(0, mostFiles)
  const named = files.map(([file, number]) => `${visible(file)} (${number})`).join(', ')
  return [`They are in ${numbers.size} files: ${named}${numbers.size > files.length ? ' …' : '.'}`]
}

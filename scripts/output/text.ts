import { countBySeverity, type Finding } from '../../src/content/finding/index.ts'
import type { Severity } from '../../src/content/rules/index.ts'
import { count } from '../../src/model/words.ts'
import { describe } from './describe.ts'
import { launchText } from './launch.ts'
import { fixedText, refusedText } from './fixed.ts'
import { overview } from './overview.ts'
import { colours, type Paint, painter } from './paint.ts'
import { beforeNote, type Checked, createTexts, elsewhereNote, type Named, type Report, type Since } from './report.ts'

/** So many findings are shown in full without being asked for; of more the first of each cause is. */
const mostInFull = 3
/** So many pieces of advice are shown unasked, and only where nothing is more important. */
const mostAdvice = 5

/** Prints the findings for people, to standard error: what a command made goes to standard output. */
export function printText(findings: readonly Finding[]): void {
  process.stderr.write(`${textReport({ findings }, painter(process.stderr))}\n`)
}

/** The findings for people: each with its lines, or the first of each cause where they are many, then the numbers. */
export function textReport(report: Report, paint = painter()): string {
  const { findings, checked, fixed, refused = [], launch, since, named, all = false } = report
  const found = countBySeverity(findings)
  const hidesAdvice = !all && found.advice > 0 && found.advice + found.error + found.warning > mostAdvice
  const listed = hidesAdvice ? findings.filter(({ severity }) => severity !== 'advice') : findings
  const parts: string[] = []
  if (fixed && fixed.length > 0) parts.push(fixedText(fixed, paint))
  const isFull = all || listed.length <= mostInFull
  if (isFull) {
    const textOf = createTexts()
    parts.push(...listed.map((finding) => describe(finding, textOf(finding.file), paint).join('\n')))
  } else parts.push(overview(listed, paint, since && '--changed'))
  if (refused.length > 0) parts.push(refusedText(refused, paint))
  const notes = [beforeNote(since), elsewhereNote(named)].filter((note) => note !== null)
  parts.push(
    [
      ...offer(report.fixable ?? certain(listed), listed, paint),
      summary(found, since ?? named ?? checked, paint, hidesAdvice),
      ...notes,
    ].join('\n'),
  )
  // After the line that counts errors: what comes last is what is left to do.
  if (launch) parts.push(launchText(launch, paint))
  return parts.join('\n\n')
}

const certain = (findings: readonly Finding[]) => findings.filter(({ fix }) => fix?.certain).length

/** What can be fixed without a question. */
function offer(number: number, findings: readonly Finding[], paint: Paint): string[] {
  const asked = findings.filter(({ fix }) => fix && !fix.certain).length
  const forYou = `${number} of them can be fixed for you: npm run check -- --fix`
  const withApproval = `${asked} of them ${asked === 1 ? 'has a fix that needs' : 'have a fix that needs'} your approval: npm run dev, and press its button on the page`
  return [...(number > 0 ? [paint('green', forYou)] : []), ...(asked > 0 ? [withApproval] : [])]
}

/** "2 errors, 1 warning in 30 documents (26 pages)."; of a change "… in the 2 changed files, or caused by them."; of a file "… in this file." */
export function summary(
  found: Record<Severity, number>,
  checked: Checked | Since | Named | undefined,
  paint: Paint,
  hidesAdvice = false,
): string {
  const what = checked
    ? ` ${'pages' in checked ? inAll(checked) : 'before' in checked ? inChange(checked) : inNamed(checked)}`
    : ''
  const numbers = [
    paint(found.error > 0 ? colours.error : 'green', found.error > 0 ? count(found.error, 'error') : 'No errors'),
    ...(found.warning > 0 ? [paint(colours.warning, count(found.warning, 'warning'))] : []),
    ...(found.advice > 0 ? [count(found.advice, 'piece of advice', 'pieces of advice')] : []),
  ]
  return `${numbers.join(', ')}${what}.${hidesAdvice ? ` The advice: npm run check -- ${checked && 'before' in checked ? '--changed ' : ''}--all` : ''}`
}

const inAll = ({ documents, pages }: Checked) => `in ${count(documents, 'document')} (${count(pages, 'page')})`

const inNamed = ({ files }: Named) => (files === 1 ? 'in this file' : `in these ${files} files`)

function inChange({ files }: Since): string {
  if (files === 0) return 'come with a change: no file has changed'
  return files === 1 ? 'in the changed file, or caused by it' : `in the ${files} changed files, or caused by them`
}

import { appendFileSync } from 'node:fs'
import { type Content, launchList } from '../../src/content/store/index.ts'
import { countBySeverity, type Finding } from '../../src/content/finding/index.ts'
import { kindOf } from '../../src/model/route.ts'
import { fixFolder } from '../check/fix.ts'
import { filesMeant, filesOf, select, severities } from '../check/select.ts'
import { watchContent } from '../check/watch.ts'
import { readDay } from '../lib/day.ts'
import { oneOf, parseWords, UsageError } from '../lib/options.ts'
import { formatNames, formatOf, render } from '../output/formats.ts'
import { githubSummary } from '../output/github.ts'
import { diffText } from '../output/fixed.ts'
import { painter } from '../output/paint.ts'
import type { Checked, Report } from '../output/report.ts'
import { loadContent, rootName } from '../lib/readContent.ts'

const help = `npm run check -- [options] [files]    checks all documents and lists every mistake
  files                only these documents or folders: pages/payout.json pages/_shared
  --fix                fixes what is certain, and changes nothing else in the files
  --dry-run            with --fix: shows the lines that would change, and writes nothing
  --watch              checks again whenever a document is saved, until Ctrl+C
  --launch             lists as well what has to be replaced before visitors come: sample addresses, drafts, keys
  --all                everything in full, however long it gets
  --min-severity NAME  the least weight that is listed: ${severities.join(', ')} (advice)
  --format NAME        ${formatNames.join(', ')} (text); all but text are for programs
  --pages DIR          the folder of the documents (pages)
  --today DAY          the day on which the site is looked at, such as 2026-12-01 (today)
The exit code is 0 without errors, 1 with errors, and with --launch also 1 while something on that list is left.`

const options = {
  pages: 'text',
  format: 'text',
  fix: 'flag',
  'dry-run': 'flag',
  watch: 'flag',
  launch: 'flag',
  all: 'flag',
  'min-severity': 'text',
  today: 'text',
} as const

/** Checks the content. Exit code 0: no error, 1: errors or, with --launch, things left to do, 2: called in a way that it does not know. */
export async function main(args: string[]): Promise<number> {
  try {
    const command = parseWords(args, options, help, {})
    return command ? await run(command.options, command.words) : 0
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(error.message)
    return 2
  }
}

type Options = NonNullable<ReturnType<typeof parseWords<typeof options>>>['options']

async function run(given: Options, words: string[]): Promise<number> {
  const format = formatOf(given.format ?? 'text')
  const least = oneOf('weight', given['min-severity'] ?? 'advice', severities)
  if (given['dry-run'] && !given.fix) throw new UsageError('Give --fix as well: --dry-run shows what it would do.')
  if (given.watch && given.fix)
    throw new UsageError('Give --watch or --fix, not both: nothing is changed while you write.')
  if (given.watch && given.launch) throw new UsageError('Give --watch or --launch, not both.')
  const folder = given.pages ?? 'pages'
  const { content, keys, keep } = loadContent(folder, { today: readDay(given.today), kept: true })
  const concerns = filesMeant(words, filesOf(content, rootName(folder), keys))
  content.findings()
  keep()
  const pick = () => select(content.findings(), concerns, least)
  const all = given.all ?? false
  if (given.watch) return watchContent(folder, content, { format, all, pick, checked: () => checkedOf(content) })

  const before = pick()
  const result = given.fix ? fixFolder(content, folder, { concerns, dryRun: given['dry-run'] ?? false }) : undefined
  const findings = given['dry-run'] ? before : pick()
  const launch = given.launch ? select(launchList(content), concerns, least) : undefined
  const report: Report = {
    findings,
    checked: checkedOf(content),
    all,
    fixable: given.fix ? 0 : countFixable(content, folder, concerns),
    ...(result && { fixed: result.fixed }),
    ...(launch && { launch }),
  }
  const both = [...findings, ...(launch ?? [])]
  print(
    given['dry-run'] && result && format === 'text'
      ? diffText(
          result.fixed,
          result.left.filter(({ file }) => concerns(file)),
          painter(),
        )
      : render(format, format === 'text' ? report : { ...report, findings: both }),
  )
  if (format === 'github') summarize(both)
  return exitCode(both)
}

/** How many mistakes --fix would fix: tried, because a fix that would bring another error is not applied. */
function countFixable(content: Content, folder: string, concerns: (file: string) => boolean): number {
  const listed = content.findings().filter(({ file, fix }) => fix?.certain && concerns(file))
  if (listed.length === 0) return 0
  const { fixed } = fixFolder(content, folder, { concerns, dryRun: true })
  const done = fixed.reduce((sum, one) => sum + one.done.length, 0)
  // What was uncovered on the way is not on the list.
  return Math.min(done, listed.length)
}

/** The numbers of what was checked. */
function checkedOf(content: Content): Checked {
  return { pages: content.routes().length, documents: content.keys().filter((key) => kindOf(key) !== 'other').length }
}

/** No annotations: no line either. */
function print(text: string): void {
  if (text !== '') process.stdout.write(`${text}\n`)
}

/** A run on GitHub has a page of its own for what does not fit beside lines. */
function summarize(findings: readonly Finding[]): void {
  const file = process.env.GITHUB_STEP_SUMMARY
  if (file) appendFileSync(file, githubSummary(findings))
}

const exitCode = (findings: readonly Finding[]) => (countBySeverity(findings).error > 0 ? 1 : 0)

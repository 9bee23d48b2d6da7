import { appendFileSync } from 'node:fs'
import { type Content, launchList } from '../../src/content/store/index.ts'
import { countBySeverity, type Finding } from '../../src/content/finding/index.ts'
import type { LeftFix } from '../../src/content/fix/index.ts'
import { kindOf } from '../../src/model/route.ts'
import { changeSince } from '../check/changed.ts'
import { fixFolder } from '../check/fix.ts'
import { filesMeant, filesOf, select, severities } from '../check/select.ts'
import { watchContent } from '../check/watch.ts'
import { readDay } from '../lib/day.ts'
import { oneOf, parseWords, UsageError } from '../lib/options.ts'
import { formatNames, formatOf, render } from '../output/formats.ts'
import { githubSummary } from '../output/github.ts'
import { diffText } from '../output/fixed.ts'
import { painter } from '../output/paint.ts'
import type { Checked, Named, Report, Since } from '../output/report.ts'
import { loadContent, rootName } from '../lib/readContent.ts'
import { readThreads } from '../lib/threads.ts'
import { readingThreads } from '../readers/readers.ts'

const help = `npm run check -- [options] [files]    checks all documents and lists every mistake
  files                only these documents or folders: pages/payout.json pages/_shared
  --fix                fixes what is certain, and changes nothing else in the files
  --dry-run            with --fix: shows the lines that would change, and writes nothing
  --changed            only what the change of this branch brings or touches: in changed files, and because of them in others
  --base NAME          with --changed: the branch or commit to compare with (main)
  --watch              checks again whenever a document is saved, until Ctrl+C
  --launch             lists as well what has to be replaced before visitors come: sample addresses, drafts, keys
  --all                everything in full, however long it gets
  --min-severity NAME  the least weight that is listed: ${severities.join(', ')} (advice)
  --format NAME        ${formatNames.join(', ')} (text); all but text are for programs
  --pages DIR          the folder of the documents (pages)
  --threads N          reads documents in N threads beside its own; 0: in none (as many as there are cores for, where that is faster)
  --today DAY          the day on which the site is looked at, such as 2026-12-01 (today)
The exit code is 0 without errors, 1 with errors (with --changed: that the change brings or touches), and with --launch also 1 while something on that list is left.`

const options = {
  pages: 'text',
  format: 'text',
  fix: 'flag',
  'dry-run': 'flag',
  changed: 'flag',
  base: 'text',
  watch: 'flag',
  launch: 'flag',
  all: 'flag',
  'min-severity': 'text',
  threads: 'text',
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
  requireChange(given)
  const folder = given.pages ?? 'pages'
  const threads = readThreads(given.threads)
  const loaded = loadContent(folder, {
    today: readDay(given.today),
    kept: true,
    threads: (documents) => readingThreads(documents, threads, 'check'),
  })
  const { content, keys, keep } = loaded
  const files = filesOf(content, rootName(folder), keys)
  const concerns = filesMeant(words, files)
  content.findings()
  keep()
  const change = given.changed ? changeSince(folder, given.base ?? 'main', loaded) : undefined
  const pick = () => select([...content.findings(), ...(change?.stale ?? [])], concerns, least)
  if (given.watch) {
    const [isWhole, checked] = [given.all ?? false, () => checkedOf(content)]
    return watchContent(folder, content, { format, all: isWhole, pick, checked })
  }

  const before = pick()
  const result = given.fix ? fixFolder(content, folder, { concerns, dryRun: given['dry-run'] ?? false }) : undefined
  const all = given['dry-run'] ? before : pick()
  const findings = change ? all.filter(change.concerns) : all
  const launch = given.launch ? select(launchList(content), concerns, least) : undefined
  const offer = given.fix ? undefined : tryFixes(content, folder, change ? findings : content.findings(), concerns)
  const refused = (result ?? offer)?.refused ?? []
  const report: Report = {
    findings,
    checked: checkedOf(content),
    all: given.all ?? false,
    fixable: offer?.number ?? 0,
    refused,
    ...(words.length > 0 && !change && { named: namedIn(files, concerns, content.findings()) }),
    ...(change && { since: { files: change.files, before: all.length - findings.length } }),
    ...(result && { fixed: result.fixed }),
    ...(launch && { launch }),
  }
  const both = [...findings, ...(launch ?? [])]
  print(
    given['dry-run'] && result && format === 'text'
      ? diffText({ ...result, left: result.left.filter(({ file }) => concerns(file)) }, painter())
      : render(format, format === 'text' ? report : { ...report, findings: both }),
  )
  if (format === 'github') summarize(both, report.since)
  return exitCode(both)
}

/** Throws for options that do not go with the question what a change brings. */
function requireChange({ changed, base, fix, watch, launch }: Options): void {
  if (base !== undefined && !changed)
    throw new UsageError('Give --changed as well: --base says what the files are compared with.')
  const other = fix ? '--fix' : watch ? '--watch' : launch ? '--launch' : undefined
  if (changed && other !== undefined) throw new UsageError(`Give --changed or ${other}, not both.`)
}

/** How many mistakes --fix would fix, and what it would leave: tried, because a fix that would bring another error is not applied. */
function tryFixes(
  content: Content,
  folder: string,
  findings: readonly Finding[],
  concerns: (file: string) => boolean,
): { number: number; refused: readonly LeftFix[] } {
  const listed = findings.filter(({ file, fix }) => fix?.certain && concerns(file))
  if (listed.length === 0) return { number: 0, refused: [] }
  const files = new Set(listed.map(({ file }) => file))
  const { fixed, refused } = fixFolder(content, folder, { concerns: (file) => files.has(file), dryRun: true })
  const done = fixed.reduce((sum, one) => sum + one.done.length, 0)
  // What was uncovered on the way is not on the list.
  return { number: Math.min(done, listed.length), refused }
}

/** How many files somebody named, and how many errors are in all others. */
function namedIn(files: readonly string[], isNamed: (file: string) => boolean, findings: readonly Finding[]): Named {
  const others = findings.filter(({ file }) => !isNamed(file))
  return { files: files.filter(isNamed).length, elsewhere: countBySeverity(others).error }
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
function summarize(findings: readonly Finding[], since: Since | undefined): void {
  const file = process.env.GITHUB_STEP_SUMMARY
  if (file) appendFileSync(file, githubSummary(findings, since))
}

const exitCode = (findings: readonly Finding[]) => (countBySeverity(findings).error > 0 ? 1 : 0)

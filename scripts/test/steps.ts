import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { provideChromium } from '../setup/chromium.ts'
import { provideServers } from '../setup/servers.ts'
import { copyProject } from './copyProject.ts'
import { browserFailures, type Failure, type PlaywrightReport, unitFailures, type VitestReport } from './failures.ts'
import { type Literals, rewriteSite } from './rewrite.ts'
import { type Run, runNode } from './run.ts'
import { seed } from './seed.ts'
import { asTestList, inTurn, listed } from './turns.ts'

/** What a step found. Each test counts as one; a step that is no list of tests counts as one. */
export interface Result {
  passed: number
  failed: number
  /** Shown when something failed. */
  output: string
  /** The tests that failed, by name. */
  failures?: Failure[]
  /** How many tests there are, where a run takes only some of them. */
  of?: number
}

/** One part of the test run. `needs` names a step that has to succeed first. */
export interface Step {
  name: string
  needs?: string
  /** Left out of the ordinary run, unless it is named. */
  onlyFull?: boolean
  run(context: Context): Promise<Result>
}

export interface Context {
  /** An empty folder that is removed after the run. */
  folder: string
  /** Everything unsampled. */
  full: boolean
  /** All tests, whoever's turn it is, even where their series are samples. */
  all?: boolean
  /** Which part of the tests, of how many: `2/4`. */
  part: string
  /** Where the tests run: a folder of the project, or of a copy. */
  root?: string
  /** Takes what the programs of a step print, as it comes. */
  onOutput(text: string): void
}

/** All steps in the order in which they run: what takes seconds first. */
export const steps: Step[] = [
  program('format', 'node_modules/@biomejs/biome/bin/biome', 'format', '.'),
  program('lint', 'node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '.'),
  program('types', 'node_modules/typescript/bin/tsc', '-p', '.'),
  program('generated', 'scripts/run.mjs', 'generate', '--check'),
  program('content', 'scripts/run.mjs', 'check'),
  { name: 'unit', run: unitTests },
  {
    name: 'build',
    run: buildSite,
  },
  { name: 'site', needs: 'build', run: (context) => browserTests(context, 'site') },
  { name: 'dev', run: (context) => browserTests(context, 'dev') },
  { name: 'rewritten', onlyFull: true, run: rewrittenTests },
]

const siteIn = (folder: string) => join(folder, 'site')

function program(name: string, ...args: string[]): Step {
  return { name, run: async () => toResult(await runNode(args)) }
}

function toResult({ code, output }: Run): Result {
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output }
}

async function buildSite({ folder, root, onOutput }: Context): Promise<Result> {
  return toResult(await runNode(['scripts/run.mjs', 'build', '--out', siteIn(folder)], {}, onOutput, root))
}

async function unitTests({ folder, full, all = full, part, root, onOutput }: Context): Promise<Result> {
  const untested = provideServers()
  if (untested !== null) console.log(untested)
  const report = join(folder, 'unit.json')
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    `--shard=${part}`,
  ]
  const turns: Record<string, string> = all ? {} : { BRIGHTRAIL_TURNS: '1' }
  const run = await runNode(args, { ...sampling(full), ...turns }, onOutput, root)
  const result = readReport<VitestReport>(report)
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = result
  const found = { ...counted(run, numPassedTests, numFailedTests), failures: unitFailures(result) }
  return all ? found : { ...found, of: numPassedTests + numFailedTests + numPendingTests }
}

async function browserTests(context: Context, project: 'site' | 'dev'): Promise<Result> {
  const { folder, full, part, root, onOutput } = context
  const report = join(folder, `${project}.json`)
  const env = {
    ...sampling(full),
    CHROMIUM_PATH: await provideChromium(),
    BRIGHTRAIL_DIST: siteIn(folder),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  }
  const cli = ['node_modules/playwright/cli.js', 'test', '-c', 'tests/e2e/playwright.config.ts', '--project', project]
  const args = [...cli, `--shard=${part}`, '--reporter=dot,json']
  if (context.all ?? full) {
    const run = await runNode(args, env, onOutput, root)
    return resultOf(readReport(report), run)
  }

  const all = join(folder, `${project}-all.json`)
  const ofAll = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: all }
  const listing = await runNode([...cli, '--list', '--reporter=json'], ofAll, () => {}, root)
  const tests = listed(readReport<PlaywrightReport>(all).suites ?? [])
  if (listing.code !== 0 || tests.length === 0) return { passed: 0, failed: 1, output: listing.output }
  const taken = inTurn(tests, seed)
  const list = join(folder, `${project}.txt`)
  writeFileSync(list, asTestList(taken))
  const run = await runNode([...args, '--test-list', list], env, onOutput, root)
  const done = readReport<PlaywrightReport>(report)
  const result = resultOf(done, run)
  const { expected = 0, unexpected = 0, skipped = 0 } = done.stats ?? {}
  const ran = expected + unexpected + skipped
  // A test would be left out for ever if the runner did not understand its line in the list.
  return part === '1/1' && result.failed === 0 && ran !== taken.length
    ? { ...result, failed: 1, output: `${taken.length} tests were to run, and ${ran} did.` }
    : { ...result, of: tests.length }
}

function resultOf(report: PlaywrightReport, run: Run): Result {
  const { expected = 0, unexpected = 0 } = report.stats ?? {}
  return { ...counted(run, expected, unexpected), failures: browserFailures(report, 'tests/e2e') }
}

/**
 * An editor may change every text that no requirement demands, and no test may mind: all that reads `pages/`, in a copy of
 * the project whose site is in other words.
 */
async function rewrittenTests(context: Context): Promise<Result> {
  const root = join(context.folder, 'rewritten')
  copyProject(root)
  const literals = JSON.parse(readFileSync('tests/literals.json', 'utf8')) as Literals
  rmSync(join(root, 'pages'), { recursive: true })
  rewriteSite('pages', join(root, 'pages'), literals, 'rewritten')
  const inCopy = { ...context, full: false, all: true, root, folder: join(context.folder, 'rewritten-results') }
  const units = await unitTests(inCopy)
  const built = await buildSite(inCopy)
  const all = [units, built, ...(built.failed > 0 ? [] : [await browserTests(inCopy, 'site')])]
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    output: all.map(({ output }) => output).join('\n'),
    failures: all.flatMap(({ failures = [] }) => failures),
  }
}

/** What the tests read, so that all of them draw their samples in the same way. */
const sampling = (full: boolean): Record<string, string> => ({
  BRIGHTRAIL_SEED: seed,
  ...(full ? { BRIGHTRAIL_FULL: '1' } : {}),
})

/** What a runner wrote; nothing when it did not come to that. */
function readReport<T extends object>(file: string): Partial<T> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : {}
}

/** A runner that fails without a failed test (a file that does not load), or that runs no test at all, has failed too. */
function counted({ code, output }: Run, passed: number, failed: number): Result {
  const isFaulty = code !== 0 || passed + failed === 0
  return { passed, failed: isFaulty ? Math.max(failed, 1) : failed, output }
}

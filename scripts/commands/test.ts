import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseOptions, UsageError } from '../lib/options.ts'
import { failureText } from '../test/failures.ts'
import { showProgress } from '../test/progress.ts'
import { seed } from '../test/seed.ts'
import { type Context, type Result, type Step, steps } from '../test/steps.ts'

const names = steps.map(({ name }) => name).join(' ')

const help = `npm test -- [options]    checks everything, from the format of the code to the built site in a browser
  --full         every test, page and width, where the ordinary run takes a sample that changes with the commit
  --only STEPS   only these, with commas between them, and what they need: ${names}
  --part I/N     only the I-th of N equal parts of the tests of unit, site, dev and rewritten: --full --only site --part 1/4

BRIGHTRAIL_SEED=… draws the same samples as another run, which has printed its seed.`

/** Runs all checks and all tests. A step that fails shows its whole output, and the others still run. Exit code 1: something failed. */
export async function main(args: string[]): Promise<number> {
  const options = parseOptions(args, { full: 'flag', only: 'text', part: 'text' }, help)
  if (!options) return 0
  const folder = mkdtempSync(join(tmpdir(), 'brightrail-test-'))
  const full = options.full ?? false
  const list = chosen(options.only, full)
  const part = options.part ?? '1/1'
  if (!isPart(part))
    throw new UsageError(`--part takes a part and the number of parts, such as 1/4; this is "${part}".`)
  console.log(full ? 'Everything, without samples' : `Samples drawn by BRIGHTRAIL_SEED=${seed}`)
  try {
    return await runAll(list, { folder, full, part })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function runAll(list: Step[], context: Omit<Context, 'onOutput'>): Promise<number> {
  const failures = new Set<string>()
  const total = { passed: 0, failed: 0 }
  const durations: string[] = []
  for (const step of list) {
    if (step.needs && failures.has(step.needs)) {
      console.log(`-     ${step.name.padEnd(10)} left out, because ${step.needs} failed`)
      continue
    }
    const start = performance.now()
    const progress = showProgress(step.name)
    const result = await step.run({ ...context, onOutput: progress.output }).catch(explain)
    progress.end()
    total.passed += result.passed
    total.failed += result.failed
    if (result.failed > 0) failures.add(step.name)
    const seconds = (performance.now() - start) / 1000
    durations.push(`${step.name} ${seconds.toFixed(1)} s`)
    report(step, result, seconds)
  }
  console.log(`Durations: ${durations.join(' · ')}`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
}

/** A step that could not even start: its reason in place of its output. */
function explain(error: unknown): Result {
  return { passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) }
}

/** One row for a step. Below it the names of what failed, before all else: records of long output are often cut. */
function report({ name }: Step, { passed, failed, output, failures = [], of }: Result, seconds: number): void {
  const all = of === undefined ? '' : ` (of ${of})`
  const count = passed + failed > 1 ? `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}${all}` : ''
  console.log(
    `${failed > 0 ? 'FAIL' : 'ok  '}  ${name.padEnd(10)} ${`${seconds.toFixed(1)} s`.padStart(7)}  ${count}`.trimEnd(),
  )
  for (const failure of failures) console.log(`\n${failureText(failure)}`)
  if (failed > 0) console.log(`\n${output.trimEnd()}\n`)
}

/** Whether a text is one of N parts: `2/4`. */
function isPart(text: string): boolean {
  const [, part, parts] = /^([1-9]\d?)\/([1-9]\d?)$/.exec(text) ?? []
  return Number(part) <= Number(parts)
}

/** The named steps and what they need, in their order; without a name all of them that belong to such a run. */
function chosen(only: string | undefined, full: boolean): Step[] {
  if (only === undefined) return steps.filter(({ onlyFull = false }) => full || !onlyFull)
  const wanted = new Set(only.split(','))
  for (const name of wanted) {
    const step = steps.find((one) => one.name === name)
    if (!step) throw new UsageError(`There is no step "${name}". The steps are: ${names}`)
    if (step.needs) wanted.add(step.needs)
  }
  return steps.filter(({ name }) => wanted.has(name))
}

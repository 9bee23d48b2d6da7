import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readShard } from '../../../scripts/build/shards/shard.ts'
import { temporary } from '../../e2e/support/command.ts'
import { put } from '../../support/scratch.ts'

interface Step {
  name?: string
  uses?: string
  run?: string
  env?: object
  with?: object
}

interface Job {
  if: string
  needs?: string
  permissions: object
  steps: Step[]
}

interface Workflow {
  on: { schedule: { cron: string }[] }
  jobs: Record<'day' | 'publish', Job> & {
    build: Job & { outputs?: object; strategy: { 'fail-fast'?: boolean; matrix: { shard: string[] } } }
  }
}

const yaml = createRequire(import.meta.url)('js-yaml') as { load(text: string): unknown }
const workflow = yaml.load(readFileSync('.github/workflows/content.yml', 'utf8')) as Workflow

describe('the workflow for content', () => {
  test('builds what is published soon after each day has begun, and never what a pull request holds', () => {
    expect(workflow.on.schedule.map(({ cron }) => cron)).toEqual([expect.stringMatching(/^\d+ 0 \* \* \*$/)])
    const { if: condition, permissions, steps } = workflow.jobs.build
    expect(condition).toBe("github.event_name != 'pull_request'")
    expect(permissions).toEqual({ contents: 'read' })
    expect(steps.map(({ run }) => run)).toContain('npm run --silent build -- --shard "$SHARD" --today "$TODAY"')
  })

  test('builds every part once, all for one day, and publishes them when all are there', () => {
    const { build, day, publish } = workflow.jobs
    const { shard } = build.strategy.matrix
    expect(shard).toEqual(shard.map((_, at) => `${at + 1}/${shard.length}`))
    for (const one of shard) expect(() => readShard(one)).not.toThrow()
    const [install, restore] = [
      build.steps.findIndex(({ run = '' }) => run.startsWith('npm ci')),
      build.steps.findIndex(({ uses = '' }) => uses.includes('actions/cache@')),
    ]
    expect(install >= 0 && install < restore).toBe(true)
    expect([build.needs, publish.needs]).toEqual(['day', 'build'])
    for (const job of [day, build, publish]) expect(job.if).toBe("github.event_name != 'pull_request'")
  })

  test('builds the other parts to their end when one fails: only that one is built again', () => {
    expect(workflow.jobs.build.strategy['fail-fast']).toBe(false)
  })
})

describe('its step that puts the parts together', () => {
  const { build, publish } = workflow.jobs
  const step = publish.steps.find(({ name }) => name === 'Put the parts together')
  const parts = build.strategy.matrix.shard.map((_, at) => `part-${at}`)
  const files = ['.well-known/a.txt', ...parts.map((part) => `x/${part}.html`)]
  let folder = ''
  let remove = () => {}
  beforeEach(() => ({ folder, remove } = temporary()))
  afterEach(() => remove())

  /** Each part has a page of its own, and the first one has a hidden folder. */
  const fill = (some: readonly string[]) =>
    some.forEach((part, at) => {
      put(join(folder, 'parts', part), { [`x/${part}.html`]: part, ...(at === 0 && { '.well-known/a.txt': 'a' }) })
    })
  const run = () =>
    spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step?.run ?? ''], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, PARTS: String(parts.length) },
    })

  test('makes one folder of all of them, with hidden ones', () => {
    fill(parts)
    expect(run().status).toBe(0)
    expect(files.filter((path) => !existsSync(join(folder, 'dist', path)))).toEqual([])
  })

  test.each(parts.map((_, at) => at))('fails with %i of them, and says what to do', (number) => {
    fill(parts.slice(0, number))
    const { status, stdout } = run()
    expect([status, existsSync(join(folder, 'dist'))]).toEqual([1, false])
    expect(stdout).toMatch(new RegExp(`^::error::${number} of ${parts.length} parts .* Choose "Re-run all jobs"`))
  })

  test('knows their number from the list of shards, and finds them for a week', () => {
    expect(build.outputs).toEqual({ parts: '${{ strategy.job-total }}' })
    expect(step?.env).toEqual({ PARTS: '${{ needs.build.outputs.parts }}' })
    const [upload] = build.steps.filter(({ uses = '' }) => uses.includes('upload-artifact'))
    expect(upload?.with).toMatchObject({ name: 'part-${{ strategy.job-index }}', 'retention-days': 7 })
  })
})

import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readShard } from '../../../scripts/build/shards/shard.ts'
import { temporary } from '../../e2e/support/command.ts'

interface Job {
  if: string
  needs?: string
  permissions: object
  steps: { name?: string; uses?: string; run?: string }[]
}

interface Workflow {
  on: { schedule: { cron: string }[] }
  jobs: Record<'day' | 'publish', Job> & { build: Job & { strategy: { matrix: { shard: string[] } } } }
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

  test('puts the parts together as one folder, hidden ones too', () => {
    const { folder, remove } = temporary()
    const put = (path: string) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), path)
    }
    for (const path of ['part-0/.well-known/a.txt', 'part-0/x/a.html', 'part-1/x/b.html']) put(`parts/${path}`)
    const { run = '' } = workflow.jobs.publish.steps.find(({ name }) => name === 'Put the parts together') ?? {}
    execFileSync('bash', ['-eo', 'pipefail', '-c', run], { cwd: folder })
    const files = ['.well-known/a.txt', 'x/a.html', 'x/b.html']
    expect(files.filter((path) => !existsSync(join(folder, 'dist', path)))).toEqual([])
    remove()
  })
})

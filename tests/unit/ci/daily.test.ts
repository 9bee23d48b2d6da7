import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'

interface Workflow {
  on: { schedule: { cron: string }[] }
  jobs: { build: { if: string; permissions: object; steps: { run?: string }[] } }
}

const yaml = createRequire(import.meta.url)('js-yaml') as { load(text: string): unknown }
const workflow = yaml.load(readFileSync('.github/workflows/content.yml', 'utf8')) as Workflow

describe('the workflow for content', () => {
  test('builds what is published soon after each day has begun, and never what a pull request holds', () => {
    expect(workflow.on.schedule.map(({ cron }) => cron)).toEqual([expect.stringMatching(/^\d+ 0 \* \* \*$/)])
    const { if: condition, permissions, steps } = workflow.jobs.build
    expect(condition).toBe("github.event_name != 'pull_request'")
    expect(permissions).toEqual({ contents: 'read' })
    expect(steps.map(({ run }) => run)).toContain('npm run --silent build')
  })
})

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

interface Workflow {
  jobs: Record<string, { needs?: string; steps: { with?: object }[] }>
}

const yaml = createRequire(import.meta.url)('js-yaml') as { load(text: string): unknown }
const { jobs } = yaml.load(readFileSync('.github/workflows/content.yml', 'utf8')) as Workflow

test('pictures of what looks different are an artifact: the job only reads, and nothing waits for it', () => {
  const onRequest = "github.event_name == 'pull_request'"
  expect(jobs.looks).toMatchObject({ if: onRequest, 'continue-on-error': true, permissions: { contents: 'read' } })
  expect(jobs.looks?.steps.at(-1)?.with).toMatchObject({ name: 'looks', path: 'looks' })
  expect(Object.values(jobs).map(({ needs }) => needs)).not.toContain('looks')
})

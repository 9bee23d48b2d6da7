import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

interface Workflow {
  defaults?: { run?: { shell?: string } }
  jobs: Record<string, { steps: { uses?: string; run?: string; with?: Record<string, unknown> }[] }>
}

const yaml = createRequire(import.meta.url)('js-yaml') as { load(text: string): unknown }
const folder = '.github/workflows'
const workflows = readdirSync(folder).map(
  (name) => [name, yaml.load(readFileSync(join(folder, name), 'utf8')) as Workflow] as const,
)
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps)
const hasPipe = (command: string) => /(?<!\|)\|(?!\|)/.test(command)

describe('the workflows', () => {
  test('notice a failing command before a pipe: only a shell that is named has pipefail', () => {
    const piping = workflows.filter(([, workflow]) => stepsOf(workflow).some(({ run = '' }) => hasPipe(run)))
    expect(piping.length).toBeGreaterThan(0)
    expect(piping.map(([name, { defaults }]) => [name, defaults?.run?.shell])).toEqual(
      piping.map(([name]) => [name, 'bash']),
    )
  })

  test('replace an artifact when a job runs again: two of one name are refused', () => {
    const uploads = workflows.flatMap(([, workflow]) =>
      stepsOf(workflow).filter(({ uses = '' }) => uses.includes('upload-artifact')),
    )
    expect(uploads.length).toBeGreaterThan(0)
    for (const upload of uploads) expect(upload.with).toMatchObject({ overwrite: true })
  })
})

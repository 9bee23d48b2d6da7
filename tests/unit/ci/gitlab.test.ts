import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readShard } from '../../../scripts/build/shards/shard.ts'
import { temporary } from '../../e2e/support/command.ts'

interface Job {
  needs?: string[]
  extends?: string
  cache?: { paths: string[] }
  parallel?: number
  script: string[]
  variables?: Record<string, string | number>
  artifacts?: { paths?: string[]; expire_in?: string; reports?: { dotenv: string } }
  rules?: Rule[]
}

interface Rule {
  if?: string
  when?: string
}

type Name = 'content' | 'day' | 'build' | 'publish'

const yaml = createRequire(import.meta.url)('js-yaml') as { load(text: string): unknown }
const pipeline = yaml.load(readFileSync('.gitlab-ci.yml', 'utf8')) as Record<string, Job>
const { content, day, build, publish } = pipeline as Record<Name, Job>

/** Runs lines of a script in a folder as GitLab's runner does. */
const shell = (lines: string[], cwd: string, env: Record<string, string> = {}) =>
  execFileSync('bash', ['-eo', 'pipefail', '-c', lines.join('\n')], { cwd, env: { ...process.env, ...env } })

/** Puts files with their own paths as content into a folder. */
function fill(folder: string, paths: string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), path)
  }
}

describe('the pipeline for GitLab', () => {
  test('calls commands that there are, with options that they know', () => {
    const calls = [content, build].flatMap(({ script }) =>
      script.flatMap((line) => [...line.matchAll(/npm run --silent (\w+) -- (.*)/g)]),
    )
    expect(calls.map(([, name]) => name)).toEqual(['changes', 'check', 'build'])
    for (const [, name = '', given = ''] of calls) {
      const help = readFileSync(`scripts/commands/${name}.ts`, 'utf8')
      for (const [option] of given.matchAll(/--[a-z-]+/g)) expect(help, `${name} ${option}`).toContain(`  ${option} `)
    }
  })

  test('builds every part once, all for one day, and publishes them when all are there', () => {
    expect([day.extends, build.extends, publish.extends]).toEqual(['.nightly', '.nightly', '.nightly'])
    expect([build.needs, publish.needs]).toEqual([['day'], ['build']])
    const { parallel = 0 } = build
    for (let part = 1; part <= parallel; part++)
      expect(readShard(`${part}/${parallel}`)).toEqual({ number: part, of: parallel })
    const { folder, remove } = temporary()
    shell(day.script, folder)
    expect(readFileSync(join(folder, day.artifacts?.reports?.dotenv ?? ''), 'utf8')).toMatch(
      /^TODAY=\d{4}-\d\d-\d\d\n$/,
    )
    remove()
  })

  test('keeps what a build leaves for the next one, though installing deletes it', () => {
    const { folder, remove } = temporary()
    const tools = join(folder, 'tools')
    fill(folder, ['.build-cache/looks/a', 'node_modules/.cache/brightrail/old'])
    mkdirSync(tools)
    // Installing leaves new packages and nothing else; a build finds the cache, and adds to it.
    const npm =
      '#!/bin/sh\nif [ "$1" = ci ]; then rm -rf node_modules; mkdir node_modules; else cd node_modules/.cache/brightrail && cp looks/a looks/b; fi\n'
    writeFileSync(join(tools, 'npm'), npm, { mode: 0o755 })
    const env = { PATH: `${tools}:${process.env.PATH}`, CI_NODE_INDEX: '1', CI_NODE_TOTAL: '2', TODAY: '2026-12-01' }
    for (let run = 1; run <= 2; run++) shell(build.script, folder, env)
    const kept = build.cache?.paths.map((path) => join(folder, path)) ?? []
    expect(kept.map((path) => [existsSync(join(path, 'looks/a')), existsSync(join(path, 'looks/b'))])).toEqual([
      [true, true],
    ])
    remove()
  })

  test.each([
    ['a push to a branch', { CI_PIPELINE_SOURCE: 'push', CI_COMMIT_BRANCH: 'edit' }, ['test']],
    [
      'a push to a branch with a merge request, which has a pipeline itself',
      { CI_PIPELINE_SOURCE: 'push', CI_COMMIT_BRANCH: 'edit', CI_OPEN_MERGE_REQUESTS: 'a/b!7' },
      [],
    ],
    ['a merge request', { CI_PIPELINE_SOURCE: 'merge_request_event', CI_OPEN_MERGE_REQUESTS: 'a/b!7' }, ['test']],
    ['a tag', { CI_PIPELINE_SOURCE: 'push', CI_COMMIT_TAG: 'v1' }, ['test']],
    [
      'a night on which somebody wants to merge main elsewhere',
      { CI_PIPELINE_SOURCE: 'schedule', CI_COMMIT_BRANCH: 'main', CI_OPEN_MERGE_REQUESTS: 'a/b!8' },
      ['nightly'],
    ],
    ['somebody who starts it', { CI_PIPELINE_SOURCE: 'web', CI_COMMIT_BRANCH: 'main' }, ['nightly']],
  ])('%s runs what it needs once', (_, variables, jobs) => {
    const runs = Object.entries({ test: pipeline.test, nightly: pipeline['.nightly'] }).filter(([, job]) =>
      isRun(job?.rules, variables),
    )
    expect(isRun(pipeline.workflow?.rules, variables) ? runs.map(([name]) => name) : []).toEqual(jobs)
  })
})

/** Whether the first rule that holds lets something run. Knows as much of the language of rules as the pipeline uses. */
function isRun(rules: readonly Rule[] = [{}], variables: Record<string, string> = {}): boolean {
  const holds = (term: string) => {
    const [, name, value] = /^\$(\w+)(?: == "(\w+)")?$/.exec(term) ?? []
    if (name === undefined) throw new Error(`Cannot read the rule: ${term}`)
    return value === undefined ? Boolean(variables[name]) : variables[name] === value
  }
  const found = rules.find((rule) => rule.if?.split(' || ').some((one) => one.split(' && ').every(holds)) ?? true)
  return found !== undefined && found.when !== 'never'
}

describe('its job that puts the parts together', () => {
  const parts = Array.from({ length: build.parallel ?? 0 }, (_, at) => `part-${at + 1}`)
  let folder = ''
  let remove = () => {}
  beforeEach(() => ({ folder, remove } = temporary()))
  afterEach(() => remove())

  /** A run of the job in the folder: the sources, then the artifacts, then the script. */
  function run(paths: string[]) {
    const { GIT_STRATEGY, PARTS } = publish.variables ?? {}
    if (GIT_STRATEGY === 'empty')
      for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
    fill(folder, paths)
    return spawnSync('bash', ['-eo', 'pipefail', '-c', publish.script.join('\n')], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, PARTS: String(PARTS), PUBLISH_HOOK: '' },
    })
  }
  const published = () =>
    readdirSync(join(folder, publish.artifacts?.paths?.[0] ?? ''), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort()

  test('makes one folder of all of them, with hidden files', () => {
    expect(run([...parts.map((part) => `${part}/x/${part}.html`), 'part-1/.well-known/a.txt']).status).toBe(0)
    expect(published()).toEqual(['a.txt', ...parts.map((part) => `${part}.html`)])
  })

  test('works again in a folder that the runner keeps, and publishes nothing of the night before', () => {
    const night = (name: string) => run(parts.map((part) => `${part}/${part}-${name}.html`))
    expect(night('first').status).toBe(0)
    expect(night('second').status).toBe(0)
    expect(published()).toEqual(parts.map((part) => `${part}-second.html`))
  })

  test.each(parts.map((_, at) => at))('fails with %i of them, and says what to do', (number) => {
    const { status, stdout } = run(parts.slice(0, number).map((part) => `${part}/index.html`))
    expect([status, existsSync(join(folder, 'site'))]).toEqual([1, false])
    expect(stdout).toMatch(new RegExp(`^${number} of ${parts.length} parts .*New pipeline`))
  })

  test('knows their number from the job that builds them, and finds them for a week', () => {
    expect(publish.variables?.PARTS).toBe(build.parallel)
    expect(build.artifacts?.expire_in).toBe('7 days')
  })
})

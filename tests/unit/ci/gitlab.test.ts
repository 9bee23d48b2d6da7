import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readShard } from '../../../scripts/build/shards/shard.ts'
import { temporary } from '../../e2e/support/command.ts'

interface Job {
  needs?: string[]
  extends?: string
  cache?: { paths: string[] }
  parallel?: number
  script: string[]
  artifacts?: { paths?: string[]; reports?: { dotenv: string } }
}

const yaml = createRequire(import.meta.url)('js-yaml') as { load(text: string): unknown }
const pipeline = yaml.load(readFileSync('.gitlab-ci.yml', 'utf8')) as Record<string, Job>
const { content, day, build, publish } = pipeline as Record<'content' | 'day' | 'build' | 'publish', Job>

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

  test('puts the parts together as one folder, hidden files too', () => {
    const { folder, remove } = temporary()
    fill(folder, ['part-1/.well-known/a.txt', 'part-1/x/a.html', 'part-2/x/b.html'])
    shell(publish.script, folder, { PUBLISH_HOOK: '' })
    const files = ['.well-known/a.txt', 'x/a.html', 'x/b.html']
    expect(files.filter((path) => !existsSync(join(folder, publish.artifacts?.paths?.[0] ?? '', path)))).toEqual([])
    remove()
  })
})
